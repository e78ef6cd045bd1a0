import { PageFrame } from '#components/layout/PageFrame.tsx';
import { PhotoWall } from '#components/sections/media/PhotoWall.tsx';
import { lightboxWords } from '#content/collections/photos.ts';
import { photoWords } from '#content/pages/photos2025.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { photoPage } from '#pages/facts/gallery.ts';

export default function Page({ facts, params }: PageProps) {
  return (
    <PageFrame facts={facts} lead={photoWords.lead}>
      <PhotoWall {...photoPage(Number(params.page))} lightbox={lightboxWords} />
    </PageFrame>
  );
}
