import { articles } from '#content/collections/articles/index.ts';
import { benefits } from '#content/collections/benefits.ts';
import { challenges } from '#content/collections/challenges.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { photos } from '#content/collections/photos.ts';
import { team } from '#content/collections/team/index.ts';
import { templates } from '#content/collections/templates/index.ts';
import { testimonials } from '#content/collections/testimonials/index.ts';
import { videos } from '#content/collections/videos.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { about } from '#content/pages/about-us.ts';
import { membership } from '#content/pages/become-a-member.ts';
import { home } from '#content/pages/home.ts';
import { learningHub } from '#content/pages/learning-hub.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { whatsHappening } from '#content/pages/whats-happening.ts';
import { workshop } from '#content/pages/workshop-webinars.ts';
import { type Picture, picture } from '#content/pictures.ts';
import { withoutSamples } from '#content/schema/entries/samples.server.ts';
import { eventList, galleryPhotos } from './lists.ts';
import { WEBINAR_ANNOUNCEMENT } from './table.ts';

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

const isPicture = (value: object): value is Picture => 'src' in value && 'placeholder' in value;

/** The pictures in a page's words, wherever they are among them. */
function picturesIn(words: unknown): Picture[] {
  if (typeof words !== 'object' || words === null) return [];
  return isPicture(words) ? [words] : Object.values(words).flatMap(picturesIn);
}

const welcome = '/welcome-msb-meet-up-19th-june-2025';

/** What each page shows pictures of, beside the cover of a text: its words, or the covers of what it lists. */
const shown = new Map<string, unknown>([
  ['/', [home, videos, photos, testimonials, challenges, benefits]],
  ['/about-us', about],
  ['/become-a-member', membership],
  ['/learning-hub', learningHub],
  ['/whats-happening', whatsHappening],
  ['/workshop-webinars', [workshop, webinars.map(({ img }) => picture(img))]],
  [welcome, welcomeMeet],
  ['/our-team', [team.people.map(({ portrait }) => picture(portrait)), team.mandate]],
  [WEBINAR_ANNOUNCEMENT, webinarDetail.speaker && picture(webinarDetail.speaker.picture)],
  ['/how-to-series', guides.map(({ cover }) => picture(cover))],
  ['/templates', templates.map(({ cover }) => picture(cover))],
  ...templates.map(({ slug, cover }) => [`/templates/${slug}`, picture(cover)] as const),
  ['/webinars', webinars.map(({ img }) => picture(img))],
  ['/events', eventList.map(({ image }) => (image ? picture(image) : undefined))],
  ['/blogs', articles.map(({ image }) => picture(image))],
  ['/news', news.map(({ image }) => picture(image))],
  ['/photos2025', galleryPhotos],
]);

const films = new Map<string, Film>([
  ...webinars.flatMap(({ slug, lead, video }) =>
    withoutSamples([video]).map(
      ({ poster, ...film }) => [`/${slug}`, { ...film, poster: picture(poster), description: lead }] as const,
    ),
  ),
  ...withoutSamples([welcomeMeet.report.video]).map(
    (film) => [welcome, { ...film, description: welcomeMeet.lead }] as const,
  ),
]);

/** The film of a page, if it shows one. */
export const filmOf = (path: string): Film | undefined => films.get(path);

/** The pictures of a page, each once: its cover, those of its words and lists, and its film's poster. */
export function picturesOf(path: string, cover: Picture | undefined): Picture[] {
  return [...new Map(picturesIn([cover, shown.get(path), films.get(path)]).map((one) => [one.src, one])).values()];
}
