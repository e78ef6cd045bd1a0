import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { site } from '#content/site/site.ts';
import { type BuiltPage, builtPages, daysOn, texts, words } from '../fixtures/built.ts';

const block = z.looseObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(z.unknown()).optional() });

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The things in a page's structured data, including those in a graph. */
const thingsOf = ({ document }: BuiltPage) =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => block.parse(JSON.parse(script.textContent)))
    .flatMap((block): unknown[] => block['@graph'] ?? [block])
    .filter(isThing);

/** The things of some types on all pages, each with its page. */
const thingsOfTypes = (...types: string[]) =>
  builtPages().flatMap((page) =>
    thingsOf(page).flatMap((thing) => (types.includes(String(thing['@type'])) ? { path: page.path, thing } : [])),
  );

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

describe.each(builtPages())('the structured data of $path', (page) => {
  const things = thingsOf(page);

  test('has every property that search engines require of its types', () => {
    for (const thing of things) {
      const required = REQUIRED[String(thing['@type'])] ?? ['a type of the table'];
      expect(Object.keys(thing)).toEqual(expect.arrayContaining(required));
    }
  });

  test('describes the site and its organisation once, and refers only to things on the page', () => {
    const types = things.map((thing) => thing['@type']).filter((type) => type === 'Organization' || type === 'WebSite');
    expect(types.sort()).toEqual(['Organization', 'WebSite']);
    const ids = things.map((thing) => thing['@id']);
    for (const [, id] of JSON.stringify(things).matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
  });

  test('gives the same trail as the breadcrumb, if search engines may list the page', () => {
    const steps = page.document.querySelectorAll('nav[aria-label=Breadcrumb] :is(li a, li [aria-current=page])');
    const shown = steps.map((step, index) => {
      const href = step.getAttribute('href');
      const item = href && { item: site.origin + href };
      return { '@type': 'ListItem', position: index + 1, name: words(step.text), ...item };
    });
    const listed = shown.length > 0 && !page.document.querySelector('meta[name=robots][content~=noindex]');
    const lists = things.filter((thing) => thing['@type'] === 'BreadcrumbList');
    expect(lists.map((list) => list.itemListElement)).toEqual(listed ? [shown] : []);
  });
});

describe('structured data agrees with the page:', () => {
  test('texts have its headline and dates', () => {
    const pieces = thingsOfTypes('BlogPosting', 'NewsArticle', 'Article');
    expect(pieces.length).toBeGreaterThanOrEqual(11);
    for (const { path, thing } of pieces) {
      expect(thing.headline).toBe(texts(path, 'h1')[0]);
      for (const date of [thing.datePublished, thing.dateModified]) if (date) expect(daysOn(path)).toContain(date);
    }
  });

  test('guides, fact sheets and templates have the date of their last review', () => {
    const reviewed = thingsOfTypes('WebPage');
    expect(reviewed.length).toBeGreaterThanOrEqual(6);
    for (const { path, thing } of reviewed) expect(daysOn(path)).toContain(thing.lastReviewed);
  });

  test('both memberships are offers at their fees', () => {
    for (const path of ['/', '/become-a-member', '/overview']) {
      const service = thingsOfTypes('Service').find((entry) => entry.path === path)?.thing;
      const offers = [service?.offers].flat().filter(isThing);
      const given = offers.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`);
      expect(given).toEqual([`${site.fees.msb} GBP`, `${site.fees.affiliate} GBP`]);
      for (const { price } of offers) expect(texts(path, 'main')[0], path).toContain(`£${price}`);
    }
  });
});
