import { PhotoWall } from '#components/gallery/PhotoWall.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { lightboxWords } from '#content/photos.ts';
import { photoPage } from '#content/photos2025.ts';
import type { PageProps } from '../+onRenderHtml.tsx';

export default function Page({ params }: PageProps) {
  const { title, lead, breadcrumb, ...wall } = photoPage(Number(params.page));
  return (
    <main id="main" data-ink="fiver">
      <PageHead rosette="photos2025" breadcrumb={breadcrumb} title={title} lead={lead} />
      <PhotoWall {...wall} lightbox={lightboxWords} />
    </main>
  );
}
