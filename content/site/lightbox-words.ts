import { defineWords } from '#content/schema/words.server.ts';
import { linkWords } from './link-words.ts';

/** Words of the lightbox, on every page that shows pictures. */
export const lightboxWords = defineWords('content/site/lightbox-words.ts', {
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
