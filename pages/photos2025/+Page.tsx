import { PageFrame } from '#components/layout/PageFrame.tsx';
import { PhotoWall } from '#components/sections/media/PhotoWall.tsx';
import { Remark } from '#components/ui/Remark.tsx';
import { lightboxWords } from '#content/collections/photos.ts';
import { photoWords } from '#content/pages/photos2025.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { galleryContent } from '#pages/facts/gallery.ts';

export default function Page({ facts }: PageProps) {
  const wall = galleryContent();
  const { lead, tag, note } = photoWords;
  const samples = wall.pictures.some(({ picture }) => picture.sample);
  return (
    <PageFrame facts={facts} lead={lead} head={samples && <Remark tag={tag}>{note}</Remark>}>
      <PhotoWall {...wall} lightbox={lightboxWords} />
    </PageFrame>
  );
}
