import { z } from 'zod';
import { pictured } from '#content/pictures.ts';
import { define } from '#content/schema/define.server.ts';
import { isShown } from '#content/schema/entries/samples.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { defineWords } from '#content/schema/words.server.ts';
import { linkWords } from '#content/site/link-words.ts';

const photo = z.strictObject({
  src: pictured,
  /** What the picture shows: its alternative text and its caption. */
  description: text,
  group: z.enum(['Registration', 'Speaker', 'Networking']),
});

export type Photo = z.output<typeof photo>;

const eightPhotos = define('content/collections/photos.ts', z.array(photo).length(8), [
  { src: 'home/photo1', description: 'Members in conversation (sample artwork)', group: 'Networking' },
  { src: 'home/photo2', description: 'The registration desk (sample artwork)', group: 'Registration' },
  { src: 'home/photo3', description: 'A speaker beside a screen (sample artwork)', group: 'Speaker' },
  { src: 'home/photo4', description: 'Two members talking (sample artwork)', group: 'Networking' },
  { src: 'home/photo5', description: 'A speaker at the lectern (sample artwork)', group: 'Speaker' },
  { src: 'home/photo6', description: 'Three members at a table (sample artwork)', group: 'Networking' },
  { src: 'home/photo7', description: 'Name badges laid out (sample artwork)', group: 'Registration' },
  { src: 'home/photo8', description: 'A speaker on safeguards (sample artwork)', group: 'Speaker' },
]);

/** The eight pictures of the home page (specification 2.5), photo1 to photo8 in this order; the first one large. */
export const photos = eightPhotos.filter(({ src }) => isShown(src));

/** Words of the lightbox, on every page that shows pictures. */
export const lightboxWords = defineWords('content/collections/photos.ts', {
  lightbox: 'Pictures',
  slide: 'picture',
  counter: '{index} of {total}',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  download: 'Download',
  ...linkWords,
});

export type LightboxWords = typeof lightboxWords;
