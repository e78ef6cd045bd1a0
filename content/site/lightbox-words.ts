import { defineWords } from '#content/schema/define.server.ts';

/** Words of the control that copies the address of a film or a photograph. */
export const linkWords = defineWords('content/site/lightbox-words.ts', {
  copy: 'Copy link',
  copied: 'Link copied',
});

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
