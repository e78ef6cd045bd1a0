import { expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { isThing, thingsOf } from '#scripts/checks/content/structuredData.ts';
import { all, builtPages, daysOn, words } from '../fixtures/built.ts';

// Of what staff write too `npm run content` asks that it is complete and names no sample.
const pages = builtPages().map((page) => {
  const things = thingsOf(page);
  return { ...page, things, ofType: (type: string) => things.filter((thing) => thing['@type'] === type) };
});

test('the trail in the structured data is that of the breadcrumb', () => {
  for (const { path, ofType } of pages) {
    const trail = all(path, 'nav[aria-label=Breadcrumb] :is(li a, li [aria-current=page])').map((step, index) => {
      const href = step.getAttribute('href');
      const item = href && { item: site.origin + href };
      return { '@type': 'ListItem', position: index + 1, name: words(step.text), ...item };
    });
    const isListed = trail.length > 0 && all(path, 'meta[name=robots][content~=noindex]').length === 0;
    expect(ofType('BreadcrumbList').map((list) => list.itemListElement)).toEqual(isListed ? [trail] : []);
  }
});

test('a text in the structured data has the heading and the days of its page', () => {
  const texts = pages.flatMap(({ path, things }) => things.map((thing) => ({ path, ...thing })));
  const dated = texts.filter((text) => 'headline' in text || 'lastReviewed' in text);
  expect(dated.length).toBeGreaterThan(5);
  for (const { path, ...text } of dated) {
    const { headline, datePublished, dateModified, lastReviewed }: Record<string, unknown> = text;
    if (headline !== undefined) expect(headline).toBe(words(all(path, 'h1')[0]?.text));
    const days = [datePublished, dateModified, lastReviewed].filter((day) => day !== undefined);
    expect(daysOn(path)).toEqual(expect.arrayContaining(days));
  }
});

test('a price in the structured data is in pounds and on its page', () => {
  const offers = pages.flatMap(({ path, ofType }) =>
    ofType('Service').flatMap(({ offers }) =>
      [offers]
        .flat()
        .filter(isThing)
        .map((offer) => ({ path, ...offer })),
    ),
  );
  expect(offers.length).toBeGreaterThan(1);
  for (const { path, ...offer } of offers) {
    const { price, priceCurrency }: Record<string, unknown> = offer;
    expect(priceCurrency).toBe('GBP');
    expect(all(path, 'main')[0]?.text).toContain(`£${price}`);
  }
});
