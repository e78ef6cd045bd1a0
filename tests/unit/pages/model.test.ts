import { expect, test } from 'vitest';
import { z } from 'zod';
import { site } from '#content/site/site.ts';
import { pageModel, paths } from '#pages/model/pageModel.ts';
import { otherPaths, post } from '#pages/model/posts.ts';
import { tableOf } from '#pages/model/table.ts';
import { readCases } from '../../fixtures/cases.ts';

// That canonical addresses and trails lead to existing pages is tested in
// tests/site/documents.test.ts, breadcrumbs in tests/site/pages.test.ts.
test.each(paths)('what the site knows of %s names the page and gives it a share image', (path) => {
  const { title, name, imageWords } = pageModel(path);
  expect(title).toBe(path === '/' ? site.siteName : `${name} | ${site.siteName}`);
  expect(imageWords).not.toBe('');
});

test('an unknown address uses the entry of the home page (specification 2.1)', () => {
  const { title, description, image } = pageModel('/');
  expect(pageModel('/no-such-page')).toMatchObject({ title, description, image, canonical: '/no-such-page' });
});

test('a list is modified when its newest entry is', () => {
  const guides = paths.map(pageModel).filter(({ kind }) => kind === 'guide');
  const days = guides.map(({ modified }) => modified).toSorted();
  expect(pageModel('/how-to-series').modified).toBe(days.at(-1));
});

/** Pages with these addresses and names, and what else is in their entries. */
const rows = z.array(z.tuple([z.string(), z.looseObject({ name: z.string() })]));
const { table } = readCases(import.meta, { table: z.record(z.string(), z.object({ rows, message: z.string() })) });
const tableFrom = (written: z.output<typeof rows>) =>
  tableOf(
    [['/', { name: 'Home' }] as const, ...written].map(([path, entry]) => [
      path,
      { description: `${entry.name}: ${'described at length '.repeat(4)}`, ...entry },
    ]),
  );

test.each(Object.entries(table))('an author gets an error for %s', (_, { rows, message }) => {
  expect(() => tableFrom(rows)).toThrow(message);
});

test('a page that search engines don’t index may have the title of another page', () => {
  expect(
    tableFrom([
      ['/a', { name: 'A' }],
      ['/b', { name: 'A', index: false }],
    ]),
  ).toHaveProperty('/b');
});

test('the posts in the sidebar of a post are the others in the order of the list', () => {
  expect(otherPaths(['/post-0', '/post-1', '/post-2'], '/post-1')).toEqual(['/post-0', '/post-2']);
});

test('an article’s card has its date, and a guide’s has none (specification 2.14)', () => {
  const title = 'KYC and CDD for money service businesses';
  expect(post('/kyc-cdd-msbs')).toMatchObject({ title, date: '2025-05-27' });
  expect(post('/how-to-renew-hmrc-mlr')).not.toHaveProperty('date');
});
