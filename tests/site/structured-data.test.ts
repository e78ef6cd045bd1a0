import { describe, expect, test } from 'vitest';
import { articles } from '#content/collections/articles/index.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { templates } from '#content/collections/templates/index.ts';
import { site } from '#content/site/site.ts';
import { addresses, all, builtPages, texts, words } from '../fixtures/built.ts';
import { daysOn, isThing, REQUIRED, thingsByPath, thingsOfType } from '../fixtures/structuredData.ts';

const ORIGIN = site.origin;
const MEET = '/welcome-msb-meet-up-19th-june-2025';
describe.each(builtPages())('the structured data of $path', (page) => {
  const things = thingsByPath.get(page.path) ?? [];

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
      return { '@type': 'ListItem', position: index + 1, name: words(step.text), ...(href && { item: ORIGIN + href }) };
    });
    const listed = shown.length > 0 && !page.document.querySelector('meta[name=robots][content~=noindex]');
    const lists = things.filter((thing) => thing['@type'] === 'BreadcrumbList');
    expect(lists.map((list) => list.itemListElement)).toEqual(listed ? [shown] : []);
  });
});

const reviewedTexts = [
  ...guides.map(({ slug }) => `/${slug}`),
  ...factSheets.map(({ slug }) => `/fact-sheets/${slug}`),
];

const forms = templates.map(({ slug }) => `/templates/${slug}`);

describe('structured data agrees with the page', () => {
  test.each([
    ['BlogPosting', articles.map(({ slug }) => `/${slug}`)],
    ['NewsArticle', news.map(({ slug }) => `/news/${slug}`)],
    ['Article', reviewedTexts],
  ])('every %s has the headline and dates of its page', (type, paths) => {
    expect(new Set(thingsOfType(type).map(({ path }) => path))).toEqual(new Set(paths));
    for (const { path, thing } of thingsOfType(type)) {
      expect(thing.headline).toBe(texts(path, 'h1')[0]);
      for (const date of [thing.datePublished, thing.dateModified]) if (date) expect(daysOn(path)).toContain(date);
    }
  });

  test('guides, fact sheets and templates give the date of their last review', () => {
    for (const { path, thing } of thingsOfType('WebPage')) expect(daysOn(path)).toContain(thing.lastReviewed);
    expect(thingsOfType('WebPage')).toHaveLength(reviewedTexts.length + forms.length);
  });

  test('templates name their files and their version', () => {
    const documents = thingsOfType('DigitalDocument');
    expect(new Set(documents.map(({ path }) => path))).toEqual(new Set(forms));
    for (const { path, thing } of documents) {
      const files = addresses(path, '#download ~ ul a').map((href) => ({ contentUrl: ORIGIN + href }));
      expect(thing.encoding).toMatchObject(files);
      expect(texts(path, '#download ~ p')[0]).toContain(`Version ${thing.version}.`);
    }
  });

  test('events give London time with its offset, and their place', () => {
    const given = thingsOfType('Event').map(({ path, thing: { startDate, location } }) => {
      return [path, startDate, isThing(location) && location['@type']].join(' ');
    });
    const events = [
      `${MEET} 2025-06-19T18:00:00+01:00 Place`,
      '/dosand-donts-to-get-a-bank-account-for-your-msb-business 2025-07-01T13:00:00+01:00 VirtualLocation',
      '/webinar-bank-accounts-for-msb-businesses 2025-07-01T13:00:00+01:00 VirtualLocation',
      '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs 2025-04-10 VirtualLocation',
    ];
    expect(given).toEqual(expect.arrayContaining(events));
    const { location } = thingsOfType('Event').find(({ path }) => path === MEET)?.thing ?? {};
    const address = isThing(location) && isThing(location.address) ? location.address : {};
    for (const part of [address.streetAddress, address.addressLocality]) expect(texts(MEET, 'main')[0]).toContain(part);
  });

  test('both memberships are offers at their fees', () => {
    for (const path of ['/', '/become-a-member', '/overview']) {
      const service = thingsOfType('Service').find((entry) => entry.path === path)?.thing;
      const offers = [service?.offers].flat().filter(isThing);
      const given = offers.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`);
      expect(given).toEqual([`${site.fees.msb} GBP`, `${site.fees.affiliate} GBP`]);
      const [shown] = texts(path, 'main');
      for (const { price } of offers) expect(shown, path).toContain(`£${price}`);
    }
  });

  test('the gallery lists all its pictures', () => {
    const [gallery] = thingsOfType('ImageGallery');
    expect(gallery?.path).toBe('/photos2025');
    const pictures = [gallery?.thing.image].flat().filter(isThing);
    const shown = all('/photos2025', 'main img');
    expect(pictures.map(({ contentUrl }) => contentUrl).sort()).toEqual(
      shown.map((image) => ORIGIN + image.getAttribute('src')).sort(),
    );
  });
});
