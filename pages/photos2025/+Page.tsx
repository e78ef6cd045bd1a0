import { PageHead } from '#components/layout/PageHead.tsx';
import { PhotoWall } from '#components/sections/media/PhotoWall.tsx';
import { lightboxWords } from '#content/collections/photos.ts';
import { photoPage } from '#content/pages/photos2025.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ params }: PageProps) {
  const { title, lead, breadcrumb, ...wall } = photoPage(Number(params.page));
  return (
    <main id="main" data-ink="fiver">
      <PageHead rosette="photos2025" breadcrumb={breadcrumb} title={title} lead={lead} />
      <PhotoWall {...wall} lightbox={lightboxWords} />
    </main>
  );
}
