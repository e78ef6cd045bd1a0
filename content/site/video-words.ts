import { defineWords } from '#content/schema/define.server.ts';
import { linkWords } from './lightbox-words.ts';
import { sampleWord } from './reading-words.ts';

/** The open films of the Blender Foundation that play in place of the association's own, by their ids. */
const openFilms: Record<string, string> = {
  'aqz-KE-bpKQ': 'Big Buck Bunny',
  eRsGyueVLvQ: 'Sintel',
  R6MlUcmOul8: 'Tears of Steel',
  TLkA0RELQ1g: 'Elephants Dream',
  'Y-rmzh0PI3c': 'Cosmos Laundromat',
  WhWc3b3KhnY: 'Spring',
  _cMxraX_5RE: 'Sprite Fright',
  mN0zPOpADL4: 'Agent 327',
  SkVqJ1SGeL0: 'Caminandes 3',
};

/** Words of the video tiles and their dialog, on every page that shows a film. */
export const videoWords = defineWords('content/site/video-words.ts', {
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
  openFilm: `${sampleWord}: {film}, an open film of the Blender Foundation. The association’s film takes its place.`,
  ...linkWords,
});

export type VideoWords = typeof videoWords;
