import { defineWords } from '#content/schema/define.server.ts';
import { openFilms } from './open-films.ts';
import { sampleWord } from './reading-words.ts';

/** Words of the lightbox, on every page that shows pictures. */
export const lightboxWords = defineWords('content/site/media-words.ts', {
  lightbox: 'Pictures',
  slide: 'picture',
  counter: '{index} of {total}',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
});

/** Words of the video tiles and their dialog, on every page that shows a film. */
export const videoWords = defineWords('content/site/media-words.ts', {
  dialog: 'Video',
  play: 'Play',
  ofWord: 'of',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  blocked: 'The video can’t be played here.',
  watch: 'Watch it on YouTube',
  sample: sampleWord,
  openFilms,
  /** Follows the title of a sample in the dialog. */
  openFilm: `${sampleWord}: {film}, an open film of the Blender Foundation. The association’s own film will replace it.`,
});

export type VideoWords = typeof videoWords;
