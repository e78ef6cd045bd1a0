import { z } from 'zod';
import { speaker1, speaker2, speaker3 } from '#content/collections/speakers.ts';
import { team } from '#content/collections/team/index.ts';
import { testimonials } from '#content/collections/testimonials/index.ts';
import type { BuiltPage } from '#scripts/checks/builtPages.ts';

const block = z.looseObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(z.unknown()).optional() });
type Thing = Record<string, unknown>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The things in a page's structured data, including those in a graph. */
export const thingsOf = ({ document }: BuiltPage): Thing[] =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => block.parse(JSON.parse(script.textContent)))
    .flatMap((block): unknown[] => block['@graph'] ?? [block])
    .filter(isThing);

/**
 * The properties that search engines require of a type, and the recommended ones that we always
 * give (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['headline', 'image', 'author', 'dateModified'],
  NewsArticle: ['headline', 'image', 'author', 'dateModified'],
  Article: ['headline', 'image', 'author', 'dateModified'],
  DigitalDocument: ['name', 'version', 'encoding', 'dateModified'],
  WebPage: ['name', 'lastReviewed', 'reviewedBy'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer', 'image', 'description'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'description', 'embedUrl'],
  ImageGallery: ['name', 'image'],
  Service: ['name', 'provider', 'offers'],
};

/** Names of people who do not exist. */
const samples = [...team.people, ...testimonials, speaker1, speaker2, speaker3]
  .filter(({ sample }) => sample)
  .map(({ name }) => name);

/**
 * What is wrong with the structured data of a page, a sentence each; an author can correct none of
 * it.
 */
export function structuredDataProblems(page: BuiltPage): string[] {
  const things = thingsOf(page);
  const ofType = (type: string) => things.filter((thing) => thing['@type'] === type);
  const said = JSON.stringify(things);
  const ids = things.map((thing) => thing['@id']);
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
    ...samples.filter((name) => said.includes(name)).map((name) => `it names the sample ${name}`),
  ].map((fault) => `The data for search engines are wrong: ${fault}. Tell an engineer.`);
}
