import { expect, test } from 'vitest';
import { news, newsBySlug } from '#content/collections/news/index.ts';
import { newsSchema } from '#content/collections/news/schema.server.ts';

const SLUG = 'calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting';

test('the news includes the item of the specification, found by its slug', () => {
  expect(news.map(({ slug }) => slug)).toContain(SLUG);
  expect(newsBySlug(SLUG)?.title).toBe('Calyx Solutions stands for migrant communities at the FCA meeting');
  expect(newsBySlug('unknown')).toBeUndefined();
});

test('a sample item is rejected unless its text says so', () => {
  const item = { ...newsBySlug(SLUG), body: 'Text.' };
  expect(newsSchema.safeParse(item).error?.issues[0]?.message).toMatch(/Say in the text that it is sample text/);
});

test('the sample report of the meeting quotes nobody', () => expect(newsBySlug(SLUG)?.body).not.toMatch(/[“”‘]/));
