import { PageFrame } from '#components/layout/PageFrame.tsx';
import { PhotoWall } from '#components/sections/media/PhotoWall.tsx';
import { Remark } from '#components/ui/Remark.tsx';
import { photoWords } from '#content/pages/photos2025.ts';
import { lightboxWords } from '#content/site/media-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { gallery, galleryLead } from '#pages/model/gallery.ts';

export default function Page({ model }: PageProps) {
  const { tag, note } = photoWords;
  const samples = gallery.pictures.some(({ picture }) => picture.sample);
  return (
    <PageFrame model={model} lead={galleryLead} head={samples && <Remark tag={tag}>{note}</Remark>}>
      <PhotoWall {...gallery} lightbox={lightboxWords} />
    </PageFrame>
  );
}
