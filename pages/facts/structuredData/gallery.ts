import type { ImageGallery } from 'schema-dts';
import { photoWords } from '#content/pages/photos2025.ts';
import { site } from '#content/site/site.ts';
import { galleryPhotos } from '#pages/facts/gallery.ts';
import type { PageFacts } from '#pages/facts/pageFacts.ts';

/** The gallery of the 2025 event. */
export const imageGallery = ({ path, heading }: PageFacts): ImageGallery => ({
  '@type': 'ImageGallery',
  url: site.origin + path,
  name: heading,
  description: photoWords.lead,
  image: galleryPhotos.map(({ name, picture }) => ({
    '@type': 'ImageObject',
    name,
    contentUrl: site.origin + picture.src,
  })),
});
