import { team } from '#content/collections/team/index.ts';
import { testimonials } from '#content/collections/testimonials/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { stillOf } from '#content/films.ts';
import { about } from '#content/pages/about-us.ts';
import { membership } from '#content/pages/become-a-member.ts';
import { home } from '#content/pages/home.ts';
import { homeLists } from '#content/pages/home-lists.ts';
import { learningHub } from '#content/pages/learning-hub.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { whatsHappening } from '#content/pages/whats-happening.ts';
import { workshop } from '#content/pages/workshop-webinars.ts';
import { type Picture, picture } from '#content/pictures.ts';
import { withoutSamples } from '#content/schema/entries/publication.server.ts';
import { WEBINAR_ANNOUNCEMENT, WELCOME_MEET } from '#content/site/head.ts';
import { entryPages } from './entryPages.ts';
import { eventGroups } from './events.ts';
import { galleryPhotos } from './gallery.ts';

/** The film that a page shows; its poster is the picture of its thumbnail. */
export type Film = {
  youtubeId: string;
  title: string;
  description: string;
  poster: Picture;
  uploaded: string;
  sample?: boolean;
};

/** The address of the player of a film. */
export const playerOf = (youtubeId: string): string => `https://www.youtube-nocookie.com/embed/${youtubeId}`;

const isPicture = (value: object): value is Picture => 'src' in value && 'sample' in value && 'width' in value;

/** The pictures in a page's words, wherever they are among them. */
function picturesIn(words: unknown): Picture[] {
  if (typeof words !== 'object' || words === null) return [];
  return isPicture(words) ? [words] : Object.values(words).flatMap(picturesIn);
}

const films = new Map<string, Film>(
  withoutSamples([
    ...webinars.flatMap(({ slug, lead, video }) => (video ? { path: `/${slug}`, description: lead, ...video } : [])),
    ...(welcomeMeet.report ? [{ path: WELCOME_MEET, description: welcomeMeet.lead, ...welcomeMeet.report.video }] : []),
  ]).map(({ path, ...film }) => [path, { ...film, poster: stillOf(film) }]),
);

/** What pages show pictures of: their words, or the covers of what they list. */
const sources = new Map<string, unknown[]>([
  ['/', [home, homeLists, testimonials]],
  ['/about-us', [about]],
  ['/become-a-member', [membership]],
  ['/learning-hub', [learningHub]],
  ['/whats-happening', [whatsHappening]],
  ['/workshop-webinars', [workshop, webinars.map(({ image }) => picture(image))]],
  [WELCOME_MEET, [welcomeMeet]],
  ['/our-team', [team.people.map(({ portrait }) => picture(portrait)), team.mandate]],
  [WEBINAR_ANNOUNCEMENT, [webinarDetail.speaker && picture(webinarDetail.speaker.picture)]],
  ['/events', eventGroups],
  ['/photos2025', galleryPhotos],
]);
for (const { path, list, cover } of entryPages) {
  sources.set(path, [cover]);
  sources.set(list, [...(sources.get(list) ?? []), cover]);
}

/** The film of a page, if it shows one. */
export const filmOf = (path: string): Film | undefined => films.get(path);

/** The pictures of a page, each once: those of its words and lists, and its film's poster. */
export const picturesOf = (path: string): Picture[] => [
  ...new Map(picturesIn([sources.get(path), films.get(path)]).map((one) => [one.src, one])).values(),
];
