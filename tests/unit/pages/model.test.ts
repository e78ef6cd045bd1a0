import { expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { isPage, pageModel, paths } from '#pages/model/pageModel.ts';
import { otherPaths, post } from '#pages/model/posts.ts';
import { reviewOf } from '#pages/model/review.ts';
import { tableOf } from '#pages/model/table.ts';

// That canonical addresses and trails lead to existing pages is tested in
// tests/site/documents.test.ts, breadcrumbs in tests/site/pages.test.ts.
test.each(paths)('what the site knows of %s names the page and gives it a share image', (path) => {
  const { title, name, imageWords } = pageModel(path);
  expect(title).toBe(path === '/' ? site.siteName : `${name} | ${site.siteName}`);
  expect(imageWords).not.toBe('');
});

// The tests build for 24 November 2026.
test.each([
  ['2026-08-25', { seal: { closed: 1 }, overdue: undefined }],
  ['2026-08-24', { seal: { closed: undefined }, overdue: expect.stringContaining('overdue') }],
])('readers learn three months after its date that a review is overdue, here of %s, and its ring opens', (day, shown) =>
  expect(reviewOf({ lastReviewed: '2026-05-24', nextReview: day })).toMatchObject(shown),
);

test('an unknown address uses the entry of the home page (specification 2.1)', () => {
  const { title, description, image } = pageModel('/');
  expect(pageModel('/no-such-page')).toMatchObject({ title, description, image, canonical: '/no-such-page' });
});

test('a list is modified when its newest entry is', () => {
  const guides = paths.map(pageModel).filter(({ kind }) => kind === 'guide');
  const days = guides.map(({ modified }) => modified).toSorted();
  expect(pageModel('/how-to-series').modified).toBe(days.at(-1));
});

/** An address, a name, and what else is in the entry of a page. */
type Row = [path: string, entry: { name: string; [field: string]: unknown }];
const DESCRIPTION = 'A description of the page with more than fifty letters.';
const tableFrom = (written: Row[]) =>
  tableOf(
    [['/', { name: 'Home' }] as const, ...written].map(([path, entry]) => [
      path,
      { description: `${entry.name}: ${'described at length '.repeat(4)}`, ...entry },
    ]),
  );

test.each<[what: string, message: string, ...rows: Row[]]>([
  ['two pages with the same address', '/a.address: /a has it already', ['/a', { name: 'A' }], ['/a', { name: 'B' }]],
  [
    'two pages with the same title',
    '/a has it already; write another.',
    ['/a', { name: 'A' }],
    ['/b', { name: 'A', description: DESCRIPTION }],
  ],
  [
    'two pages with the same description',
    '/a has it already; write another.',
    ['/a', { name: 'A', description: DESCRIPTION }],
    ['/b', { name: 'B', description: DESCRIPTION }],
  ],
  ['a parent that is no page', 'There is no page /b', ['/a', { name: 'A', parent: '/b' }]],
  ['a title that is too long', 'Write at most 38', ['/a', { name: 'A title of more than thirty-eight letters' }]],
  [
    'a former address that is a page',
    '/a.redirectFrom: /b has it already; take /b out here.',
    ['/a', { name: 'A', redirectFrom: ['/b'] }],
    ['/b', { name: 'B' }],
  ],
  [
    'a former address that the editor has',
    '/a.redirectFrom: The editor has it already; take /admin out here.',
    ['/a', { name: 'A', redirectFrom: ['/admin'] }],
  ],
  [
    'a former address that redirects to another page',
    '/b.redirectFrom: /a has it already; take /c out here.',
    ['/a', { name: 'A', redirectFrom: ['/c'] }],
    ['/b', { name: 'B', redirectFrom: ['/c'] }],
  ],
])('an author gets an error for %s', (_, message, ...rows) => {
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

test('a former address has the model of the page that it leads to', () => {
  expect(['/guides/hmrc-renewal#part', '/guides/nothing'].map(isPage)).toEqual([true, false]);
  expect(pageModel('/guides/hmrc-renewal').path).toBe('/how-to-renew-hmrc-mlr');
});

test('the posts in the sidebar of a post are the others in the order of the list', () => {
  expect(otherPaths(['/post-0', '/post-1', '/post-2'], '/post-1')).toEqual(['/post-0', '/post-2']);
});

test('an article’s card has a date, unlike a guide’s (specification 2.14)', () => {
  const title = 'KYC and CDD for money service businesses';
  expect(post('/kyc-cdd-msbs')).toMatchObject({ title, date: '2025-05-27' });
  expect(post('/how-to-renew-hmrc-mlr')).not.toHaveProperty('date');
});
