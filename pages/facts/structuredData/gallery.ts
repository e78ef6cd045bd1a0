import type { ImageGallery } from 'schema-dts';
import { photoWords } from '#content/pages/photos2025.ts';
import { site } from '#content/site/site.ts';
import { photoPage } from '#pages/facts/gallery.ts';
import { photoList } from '#pages/facts/lists.ts';

/** A page of the gallery of the 2025 event. */
export const imageGallery = (page: number, heading: string): ImageGallery => ({
  '@type': 'ImageGallery',
  url: site.origin + photoList.path(page),
  name: heading,
  description: photoWords.lead,
  image: photoPage(page).pictures.map(({ name, picture }) => ({
    '@type': 'ImageObject',
    name,
    contentUrl: site.origin + picture.src,
  })),
});
