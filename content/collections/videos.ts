import { z } from 'zod';
import { pictured } from '#content/pictures.ts';
import { define } from '#content/schema/define.server.ts';
import { withoutSamples } from '#content/schema/entries/publication.server.ts';
import { path, text, uniqueBy } from '#content/schema/fields.server.ts';
import { defineWords } from '#content/schema/words.server.ts';
import { linkWords } from '#content/site/lightbox-words.ts';
import { sampleWord } from '#content/site/sample-word.ts';

const video = z.strictObject({
  youtubeId: z.string().regex(/^[\w-]{11}$/, 'Write the eleven characters after "v=" in the video’s address.'),
  description: text,
  poster: pictured,
  /** Without a film behind it; `npm run launch-check` lists it. */
  sample: z.boolean().default(false),
  /** The written report of what the film shows. */
  report: path.optional(),
});

export type Video = z.output<typeof video>;

const nineFilms = define('content/collections/videos.ts', z.array(video).superRefine(uniqueBy('youtubeId')), [
  {
    youtubeId: 'SAMPLE-0006',
    description: 'A glimpse of the first members’ meet-up',
    poster: 'posters/video-6',
    sample: true,
    report: '/welcome-msb-meet-up-19th-june-2025#report',
  },
  {
    youtubeId: 'SAMPLE-0001',
    description: 'Financial risk strategies for MSBs',
    poster: 'posters/video-1',
    sample: true,
  },
  { youtubeId: 'SAMPLE-0002', description: 'The future of cash and AI', poster: 'posters/video-2', sample: true },
  {
    youtubeId: 'SAMPLE-0003',
    description: 'Bank accounts: do’s and don’ts',
    poster: 'posters/video-3',
    sample: true,
    report: '/dosand-donts-to-get-a-bank-account-for-your-msb-business',
  },
  { youtubeId: 'SAMPLE-0004', description: 'What attendees said, part one', poster: 'posters/video-4', sample: true },
  {
    youtubeId: 'SAMPLE-0007',
    description: 'London 2025 welcome meet',
    poster: 'posters/video-7',
    sample: true,
    report: '/welcome-msb-meet-up-19th-june-2025#report',
  },
  { youtubeId: 'SAMPLE-0005', description: 'What attendees said, part two', poster: 'posters/video-5', sample: true },
  {
    youtubeId: 'SAMPLE-0008',
    description: 'Cutting onboarding costs with email and mobile verification',
    poster: 'posters/video-8',
    sample: true,
    report: '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs',
  },
  {
    youtubeId: 'SAMPLE-0009',
    description: 'What attendees said, part three',
    poster: 'posters/video-9',
    sample: true,
  },
]);

/** The nine films of the home page (specification 2.6), the first one large. Their ids are samples. */
export const videos = withoutSamples(nineFilms);

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
  noFilm: 'This is a sample: there is no film yet.',
  report: 'Read the report',
  ...linkWords,
});

export type VideoWords = typeof videoWords;
