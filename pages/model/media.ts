import { webinars } from '#content/collections/webinars/index.ts';
import { type AuthoredFilm, stillOf } from '#content/films.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import type { Picture } from '#content/pictures.ts';
import { isShown } from '#content/schema/entries/publication.server.ts';
import { WELCOME_MEET } from '#content/site/head.ts';

/** The film that a page shows; its poster is the picture of its thumbnail. */
export type Film = Omit<AuthoredFilm, 'poster'> & { description: string; poster: Picture };

/** The address of the player of a film. */
export const playerOf = (youtubeId: string): string => `https://www.youtube-nocookie.com/embed/${youtubeId}`;

const films = new Map<string, Film>(
  [
    ...webinars.flatMap(({ slug, lead, video }) => (video ? { path: `/${slug}`, description: lead, ...video } : [])),
    ...(welcomeMeet.report ? [{ path: WELCOME_MEET, description: welcomeMeet.lead, ...welcomeMeet.report.video }] : []),
  ]
    .filter(isShown)
    .map(({ path, ...film }) => [path, { ...film, poster: stillOf(film) }]),
);

/** The film of a page, if it shows one. */
export const filmOf = (path: string): Film | undefined => films.get(path);
