import { z } from 'zod';
import { stillOf } from '#content/films.ts';
import { pictured } from '#content/pictures.ts';
import { isShown } from '#content/schema/entries/publication.server.ts';
import { readData, readFrom } from '#content/schema/entries/yaml.server.ts';
import { path, pictureName, text, uniqueBy, youtubeId } from '#content/schema/fields.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';
import { photoWords } from './photos2025.ts';

const signpost = z.strictObject({
  /** Whose number stands before the words. */
  count: z.enum(['guides', 'templates']).optional(),
  figure: text,
  text,
  href: path,
});

const benefit = z.strictObject({ vignette: pictured, title: text, text: text.max(90), href: path });

const challenge = z.strictObject({
  vignette: pictured,
  title: text,
  /** Shown always. */
  points: z.array(text).nonempty(),
  /** Shown by "Read More"; a card without any has no toggle. */
  more: z.array(text).default([]),
  /** The page that helps with it, below what "Read More" shows. */
  reading: path.optional(),
});

const photo = z.strictObject({
  src: pictured,
  /** What the picture shows: its alternative text and its caption. */
  description: text,
  group: z.enum(['Registration', 'Speaker', 'Networking']),
});

const video = z
  .strictObject({
    youtubeId,
    description: text,
    poster: pictureName,
    /** Another film plays in its place; `npm run launch-check` lists it. */
    sample: z.boolean().default(false),
  })
  .transform((film) => ({ ...film, poster: stillOf(film) }));

const FILE = 'content/pages/home-lists.yaml';
const { photos, videos, ...lists } = readData(
  FILE,
  z.strictObject({
    signposts: z.array(signpost),
    benefits: z.array(benefit).length(5),
    challenges: z.array(challenge).length(5),
    photos: z.array(photo),
    videos: z.array(video).superRefine(uniqueBy('youtubeId')),
    openFilms: z.record(youtubeId, text),
  }),
  fillFields,
);

/**
 * The lists of the home page: signposts below the hero, films (specification 2.6), photos (2.5),
 * challenges (2.7) and benefits (2.3). The first three challenges show two points, the fourth one;
 * the fifth has a single point, so that its toggle would reveal nothing: it has none.
 */
export const homeLists = readFrom(FILE, {
  videos: videos.filter(isShown),
  photos: photos
    .filter(({ src }) => isShown(src))
    .map((photo) => ({
      ...photo,
      description: [photo.description, photo.src.sample && photoWords.sample].filter(Boolean).join(' '),
    })),
  ...lists,
});

export type Signpost = z.output<typeof signpost>;
export type Benefit = z.output<typeof benefit>;
export type Challenge = z.output<typeof challenge>;
export type HomePhoto = z.output<typeof photo>;
export type Video = z.output<typeof video>;
