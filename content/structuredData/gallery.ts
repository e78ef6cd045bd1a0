import type { ImageGallery } from 'schema-dts';
import { photos2025 } from '../photos2025.ts';
import { site } from '../site.ts';

/** The gallery of the 2025 event. */
export const imageGallery = (path: string): ImageGallery => ({
  '@type': 'ImageGallery',
  url: site.origin + path,
  name: photos2025.title,
  description: photos2025.lead,
  image: photos2025.pictures.map(({ name, picture }) => ({
    '@type': 'ImageObject',
    name,
    contentUrl: site.origin + picture.src,
  })),
});
