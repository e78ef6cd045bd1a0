import { z } from 'zod';
import { events } from '#content/collections/events/index.ts';
import { townOf } from '#content/collections/events/schema.server.ts';
import { speaker1, speaker2, speaker3 } from '#content/collections/speakers.ts';
import { team } from '#content/collections/team/index.ts';
import { testimonials } from '#content/collections/testimonials/index.ts';
import { videos } from '#content/collections/videos.ts';
import { site } from '#content/site/site.ts';
import { galleryPhotos } from '#pages/facts/gallery.ts';
import { pageFacts } from '#pages/facts/pageFacts.ts';
import type { BuiltPage } from '#scripts/checks/builtPages.ts';

const block = z.looseObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(z.unknown()).optional() });
type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The things in a page's structured data, including those in a graph. */
const thingsOf = ({ document }: BuiltPage): Thing[] =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => block.parse(JSON.parse(script.textContent)))
    .flatMap((block): unknown[] => block['@graph'] ?? [block])
    .filter(isThing);

/**
 * The properties that search engines require of a type, and the recommended ones that we always give
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['headline', 'image', 'author', 'datePublished', 'dateModified'],
  NewsArticle: ['headline', 'image', 'author', 'datePublished', 'dateModified'],
  Article: ['headline', 'image', 'author', 'dateModified'],
  DigitalDocument: ['name', 'version', 'encoding', 'dateModified'],
  WebPage: ['name', 'lastReviewed', 'reviewedBy'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer', 'image', 'description'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'description', 'embedUrl'],
  ImageGallery: ['name', 'image'],
  Service: ['name', 'provider', 'offers'],
};

/** Names of samples: each stands for something that does not exist. */
const samples = [
  ...[...team.people, ...testimonials].filter(({ sample }) => sample).map(({ name }) => name),
  ...[speaker1, speaker2, speaker3].map(({ name }) => name),
  ...videos.filter(({ sample }) => sample).map(({ youtubeId }) => youtubeId),
  ...events.filter(({ place }) => place.sample && place.name !== townOf(place).name).map(({ place }) => place.name),
  ...galleryPhotos.filter(({ picture }) => picture.sample).map(({ name }) => name),
];

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The steps of a page's breadcrumb, as structured data has them. */
const trailOf = ({ document }: BuiltPage) =>
  document.querySelectorAll('nav[aria-label=Breadcrumb] :is(li a, li [aria-current=page])').map((step, index) => {
    const href = step.getAttribute('href');
    const item = href && { item: site.origin + href };
    return { '@type': 'ListItem', position: index + 1, name: inOneLine(step.text), ...item };
  });

/** What is wrong with the structured data of a page, a sentence each; an author can correct none of it. */
export function structuredDataProblems(page: BuiltPage): string[] {
  const { document } = page;
  const things = thingsOf(page);
  const ofType = (type: string) => things.filter((thing) => thing['@type'] === type);
  const said = JSON.stringify(things);
  const ids = things.map((thing) => thing['@id']);
  const days = document.querySelectorAll('main time').map((time) => time.getAttribute('datetime'));
  const heading = inOneLine(document.querySelector('h1')?.text ?? '');
  const trail = trailOf(page);
  const isListed = trail.length > 0 && !document.querySelector('meta[name=robots][content~=noindex]');
  const trails = JSON.stringify(ofType('BreadcrumbList').map((list) => list.itemListElement));
  const main = document.querySelector('main')?.text ?? '';
  const missing = things.flatMap((thing) =>
    (REQUIRED[String(thing['@type'])] ?? ['a type of our table'])
      .filter((property) => !(property in thing))
      .map((property) => `its ${thing['@type']} lacks ${property}`),
  );
  return [
    ...missing,
    ...['Organization', 'WebSite'].filter((type) => ofType(type).length !== 1).map((type) => `it has not one ${type}`),
    ...[...said.matchAll(/\{"@id":"([^"]+)"\}/g)]
      .filter(([, id]) => !ids.includes(id))
      .map(([, id]) => `it refers to ${id}, which it lacks`),
    ...(trails === JSON.stringify(isListed ? [trail] : []) ? [] : ['its trail is not that of the breadcrumb']),
    ...things
      .filter(({ headline }) => headline !== undefined && headline !== heading)
      .map(({ headline }) => `“${headline}” is not the heading of the page`),
    ...things
      .flatMap(({ datePublished, dateModified, lastReviewed, headline }) =>
        headline || lastReviewed ? [datePublished, dateModified, lastReviewed] : [],
      )
      .filter((day) => typeof day === 'string' && !days.includes(day))
      .map((day) => `the page does not show the day ${day}`),
    ...ofType('Service')
      .flatMap(({ offers }) => [offers].flat().filter(isThing))
      .filter(({ price, priceCurrency }) => priceCurrency !== 'GBP' || !main.includes(`£${price}`))
      .map(({ price }) => `the page does not show the price ${price}`),
    ...samples.filter((name) => said.includes(name)).map((name) => `it names the sample ${name}`),
    ...(pageFacts(page.path).sample ? things.filter(({ headline }) => headline) : []).map(() => 'its text is a sample'),
  ].map((fault) => `The data for search engines are wrong: ${fault}. Tell an engineer.`);
}
