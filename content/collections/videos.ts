import { z } from 'zod';
import { pictured } from '#content/pictures.ts';
import { define, defineWords } from '#content/schema/define.server.ts';
import { withoutSamples } from '#content/schema/entries/publication.server.ts';
import { text, uniqueBy, youtubeId } from '#content/schema/fields.server.ts';
import { linkWords } from '#content/site/lightbox-words.ts';
import { sampleWord } from '#content/site/reading-words.ts';

const video = z.strictObject({
  youtubeId,
  description: text,
  poster: pictured,
  /** Another film plays in its place; `npm run launch-check` lists it. */
  sample: z.boolean().default(false),
});

export type Video = z.output<typeof video>;

const nineFilms = define('content/collections/videos.ts', z.array(video).superRefine(uniqueBy('youtubeId')), [
  {
    youtubeId: 'aqz-KE-bpKQ',
    description: 'A glimpse of the first members’ meet-up',
    poster: 'posters/video-6',
    sample: true,
  },
  {
    youtubeId: 'eRsGyueVLvQ',
    description: 'Financial risk strategies for MSBs',
    poster: 'posters/video-1',
    sample: true,
  },
  { youtubeId: 'R6MlUcmOul8', description: 'The future of cash and AI', poster: 'posters/video-2', sample: true },
  {
    youtubeId: 'TLkA0RELQ1g',
    description: 'Bank accounts: do’s and don’ts',
    poster: 'posters/video-3',
    sample: true,
  },
  { youtubeId: 'Y-rmzh0PI3c', description: 'What attendees said, part one', poster: 'posters/video-4', sample: true },
  { youtubeId: 'WhWc3b3KhnY', description: 'London 2025 welcome meet', poster: 'posters/video-7', sample: true },
  { youtubeId: '_cMxraX_5RE', description: 'What attendees said, part two', poster: 'posters/video-5', sample: true },
  {
    youtubeId: 'mN0zPOpADL4',
    description: 'Cutting onboarding costs with email and mobile verification',
    poster: 'posters/video-8',
    sample: true,
  },
  {
    youtubeId: 'SkVqJ1SGeL0',
    description: 'What attendees said, part three',
    poster: 'posters/video-9',
    sample: true,
  },
]);

/** The nine films of the home page (specification 2.6), the first one large. While they are samples, open films play. */
export const videos = withoutSamples(nineFilms);

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
export const videoWords = defineWords('content/collections/videos.ts', {
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
