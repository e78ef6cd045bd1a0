import type { Graph, Thing } from 'schema-dts';
import { articles } from '#content/collections/articles/index.ts';
import { events } from '#content/collections/events/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { photoPagePath, photoPages } from '#content/pages/photos2025.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { association, webSite } from './association.ts';
import { eventData, videoObject } from './event.ts';
import { imageGallery } from './gallery.ts';
import { membership } from './membership.ts';
import { blogPosting, guidePage, newsArticle } from './writing.ts';

const WELCOME_MEET = '/welcome-msb-meet-up-19th-june-2025';

/** The events whose page is at a path. */
const eventsAt = (path: string) => events.filter(({ redirectUrl }) => redirectUrl === path);

function welcome(): Thing[] {
  const { lead, report, speakers } = welcomeMeet;
  const performers = speakers.people.map(({ name }) => name);
  return [
    ...eventsAt(WELCOME_MEET).map((event) => eventData(event, { description: lead, performers, film: WELCOME_MEET })),
    videoObject(WELCOME_MEET, report.video, lead),
  ];
}

/** What each page says beyond who runs the site, made when it is asked for. Trails are told by the breadcrumb itself. */
const told = new Map<string, () => Thing[]>([
  ...['/', '/become-a-member', '/overview'].map((path) => [path, () => [membership]] as const),
  ...articles.map((article) => [`/${article.slug}`, () => [blogPosting(article)]] as const),
  ...news.map((item) => [`/news/${item.slug}`, () => [newsArticle(item)]] as const),
  ...guides.map((guide) => [`/${guide.slug}`, () => guidePage(guide)] as const),
  ...webinars.map(
    ({ link, lead, video }) =>
      [
        link,
        () => [
          ...eventsAt(link).map((event) => eventData(event, { description: lead, film: link })),
          videoObject(link, video, lead),
        ],
      ] as const,
  ),
  [
    '/webinar-bank-accounts-for-msb-businesses',
    () =>
      eventsAt(webinarDetail.report.link).map((event) =>
        eventData(event, { description: webinarDetail.lead, performers: [webinarDetail.speaker.name] }),
      ),
  ],
  [WELCOME_MEET, welcome],
  ...photoPages.map((_, index) => [photoPagePath(index + 1), () => [imageGallery(index + 1)]] as const),
]);

/** What the page at a path shows, in the terms of schema.org. */
export function structuredDataFor(path: string): Graph {
  return { '@context': 'https://schema.org', '@graph': [association, webSite, ...(told.get(path)?.() ?? [])] };
}
