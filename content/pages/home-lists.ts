import { z } from 'zod';
import { stillOf } from '#content/films.ts';
import { picturedIn } from '#content/pictures.ts';
import { contentFolder } from '#content/schema/contentFolder.server.ts';
import { isShown } from '#content/schema/entries/publication.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { path, pictureIn, text, uniqueBy, youtubeId } from '#content/schema/fields.server.ts';
import { membership } from './become-a-member.ts';
import { photoWords } from './photos2025.ts';

const challenge = z.strictObject({
  vignette: picturedIn('vignettes').describe('Drawing'),
  title: text.describe('Title'),
  points: z.array(text.describe('Point')).nonempty().describe('Points, always shown'),
  more: z.array(text.describe('Point')).default([]).describe('More points, which “Read More” shows'),
  reading: path.optional().describe('Page that helps with it, e.g. /fact-sheets/bank-account, or nothing'),
});

const photo = z.strictObject({
  src: picturedIn('home').describe('Photo'),
  description: text.describe('What the photo shows: its caption, and its description for readers who cannot see it'),
  group: z.enum(['Registration', 'Speaker', 'Networking']).describe('Group'),
});

const video = z
  .strictObject({
    youtubeId: youtubeId.describe('YouTube id, the eleven characters after v= or youtu.be/ in its address'),
    description: text.describe('Title'),
    poster: pictureIn('posters').describe('Still: a drawing is shown until the build has fetched the film’s own'),
    sample: z.boolean().default(false).describe('Sample, on while another film plays in its place'),
  })
  .transform((film) => ({ ...film, poster: stillOf(film) }));

/** The challenges (specification 2.7). */
export const homeListsSchema = z.strictObject({
  challenges: z.array(challenge).length(5).describe('Challenges, five'),
});

/** Photos (specification 2.5) and films (2.6). */
export const homeMediaSchema = z.strictObject({
  photos: z.array(photo).describe('Photos, the first one large'),
  videos: z.array(video).superRefine(uniqueBy('youtubeId')).describe('Films, the first one large'),
});

const lists = readData(`${contentFolder}/pages/home-lists.yaml`, homeListsSchema);
const { photos, videos } = readData(`${contentFolder}/pages/home-media.yaml`, homeMediaSchema);

/**
 * The lists of the home page, with its benefits (specification 2.3). The first three challenges
 * show two points, the fourth one; the fifth has a single point, so that its toggle would reveal
 * nothing: it has none.
 */
export const homeLists = {
  ...lists,
  benefits: membership.groups.map(({ id, heading, picture, tile }) => ({
    vignette: picture,
    title: heading,
    text: tile,
    href: `/overview#${id}`,
  })),
  videos: videos.filter(isShown),
  photos: photos
    .filter(({ src }) => isShown(src))
    .map((photo) => ({
      ...photo,
      description: [photo.description, photo.src.sample && photoWords.sample].filter(Boolean).join(' '),
    })),
};

export type Benefit = (typeof homeLists.benefits)[number];
export type Challenge = z.output<typeof challenge>;
export type HomePhoto = z.output<typeof photo>;
export type Video = z.output<typeof video>;
