import type { ImageGallery } from 'schema-dts';
import { photoPage, photoPagePath } from '#content/pages/photos2025.ts';
import { site } from '#content/site/site.ts';

/** A page of the gallery of the 2025 event. */
export function imageGallery(page: number): ImageGallery {
  const { title, lead, pictures } = photoPage(page);
  return {
    '@type': 'ImageGallery',
    url: site.origin + photoPagePath(page),
    name: title,
    description: lead,
    image: pictures.map(({ name, picture }) => ({
      '@type': 'ImageObject',
      name,
      contentUrl: site.origin + picture.src,
    })),
  };
}
