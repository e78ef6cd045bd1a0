import { z } from 'zod';
import { findPicture, type Picture, picture } from './pictures.ts';
import { isoDate, pictureIn, text, youtubeId } from './schema/fields.server.ts';

/** A film on a page about an event, as its author writes it. */
export const filmSchema = z.strictObject({
  youtubeId: youtubeId.describe('YouTube id, or the film’s address on YouTube'),
  title: text.describe('Title'),
  poster: pictureIn('posters').describe('Still: a drawing is shown until the build has fetched the film’s own'),
  uploaded: isoDate.describe('Put on YouTube on, for search engines'),
  sample: z.boolean().default(false).describe('Sample, on while another film plays in its place'),
});

export type AuthoredFilm = z.output<typeof filmSchema>;

/**
 * The picture of a film: the still that scripts/pictures/stills.ts fetched, if the film is no
 * sample and its poster a drawing; else its poster.
 */
export function stillOf({ youtubeId, poster, sample }: Pick<AuthoredFilm, 'youtubeId' | 'poster' | 'sample'>): Picture {
  const shown = picture(poster);
  const still = !sample && shown.sample ? findPicture(`stills/${youtubeId}`) : undefined;
  return still ?? shown;
}
