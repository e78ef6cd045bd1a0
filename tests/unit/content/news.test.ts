import { expect, test } from 'vitest';
import { news, newsBySlug } from '#content/collections/news/index.ts';

const SLUG = 'calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting';

test('the news has the item of the specification, found by its slug', () => {
  expect(news.map(({ slug }) => slug)).toContain(SLUG);
  expect(newsBySlug(SLUG)?.title).toBe('Calyx Solutions stands for migrant communities at the FCA meeting');
  expect(newsBySlug('unknown')).toBeUndefined();
});

test('an item that is a sample tells its reader so', () => {
  for (const { slug, body, sample } of news) if (sample) expect(body, slug).toMatch(/sample text/i);
});

test('the sample report of the meeting quotes nobody', () => {
  expect(newsBySlug(SLUG)?.body).not.toMatch(/[“”‘]/);
});
