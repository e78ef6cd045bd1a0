import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { pageModel, paths } from '#pages/model/pageModel.ts';
import { otherPaths, post } from '#pages/model/posts.ts';
import { tableOf } from '#pages/model/table.ts';

/** Pages, each with its breadcrumb. */
const BREADCRUMBS: [path: string, breadcrumb: string][] = [
  ['/contact-us', 'Home > Contact Us'],
  ['/learning-hub', 'Home > Learning Hub'],
  ['/how-to-series', 'Learning Hub > How-to series'],
  ['/how-to-renew-hmrc-mlr', 'Learning Hub > How-to series > MLR renewal'],
  ['/webinars', 'Learning Hub > Webinars'],
  ['/whats-happening', 'Home > What’s Happening'],
  ['/eventcalander', 'Home > What’s Happening > Calendar'],
  ['/welcome-msb-meet-up-19th-june-2025', 'Home > What’s Happening > Events > Welcome meet-up'],
  ['/kyc-cdd-msbs', 'Learning Hub > Blogs > KYC and CDD'],
  ['/news', 'Home > News'],
];

// That canonical addresses and trails lead to existing pages is tested in tests/site/documents.test.ts and links.test.ts.
test.each(paths)('what the site knows of %s names the page, describes it and gives it a share image', (path) => {
  const { title, name, description, imageWords } = pageModel(path);
  expect(title).toBe(path === '/' ? site.siteName : `${name} | ${site.siteName}`);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description).toMatch(/^.{50,160}$/);
  expect(imageWords).not.toBe('');
});

test('an unknown address uses the entry of the home page (specification 2.1)', () => {
  const { title, description, image } = pageModel('/');
  expect(pageModel('/no-such-page')).toMatchObject({ title, description, image, canonical: '/no-such-page' });
});

test.each(BREADCRUMBS)('the breadcrumb of %s is %s', (path, expected) => {
  const { trail, current } = pageModel(path).breadcrumb;
  expect([...trail.map(({ label }) => label), current].join(' > ')).toBe(expected);
});

test('a list is modified when its newest entry is', () => {
  const guides = paths.map(pageModel).filter(({ kind }) => kind === 'guide');
  const days = guides.map(({ modified }) => modified).toSorted();
  expect(pageModel('/how-to-series').modified).toBe(days.at(-1));
});

type Entry = { name: string; description: string; parent?: string; index?: boolean };
const entry = (name: string, more: Partial<Entry> = {}): Entry => {
  return { name, description: `${name}: ${'described at length '.repeat(4)}`, ...more };
};
const home: [string, Entry] = ['/', entry('Home')];
const A: [string, Entry] = ['/a', entry('A')];
const { description } = entry('A');
const LOOP: [string, Entry][] = [
  ['/a', entry('A', { parent: '/b' })],
  ['/b', entry('B', { parent: '/a' })],
];

test.each<[what: string, entries: [string, Entry][], message: string]>([
  [
    'two pages with the same address',
    [A, ['/a', entry('B')]],
    '/a.address: /a has it already; give this file another name.',
  ],
  ['two pages with the same title', [A, ['/b', { ...entry('B'), name: 'A' }]], '/a has it already; write another.'],
  ['two with the same description', [A, ['/b', entry('B', { description })]], '/a has it already; write another.'],
  ['a parent that is no page', [['/a', entry('A', { parent: '/b' })]], 'From /b no parent leads to "/"'],
  ['parents that name each other', LOOP, 'From /b no parent leads to "/"'],
  ['a title that is too long', [['/a', entry('A title of more than thirty-eight letters')]], 'Write at most 38'],
])('an author gets an error for %s', (_, entries, message) => {
  expect(() => tableOf([home, ...entries])).toThrow(message);
});

test('a page that search engines don’t index may have the title of another page', () => {
  expect(() => tableOf([home, A, ['/b', { ...entry('A'), index: false }]])).not.toThrow();
});

describe('the posts in the sidebar of a post', () => {
  const list = (length: number) => Array.from({ length }, (_, index) => `/post-${index}`);

  test('are all the others, in the order of the list', () => {
    expect(otherPaths(list(4), '/post-1')).toEqual(['/post-0', '/post-2', '/post-3']);
  });

  test('are at most fifty, whether the post is among the newest or not', () => {
    expect(otherPaths(list(300), '/post-0')).toEqual(list(51).slice(1));
    expect(otherPaths(list(300), '/post-299')).toEqual(list(50));
  });
});

test('an article’s card has its date, and a guide’s has none (specification 2.14)', () => {
  const title = 'KYC and CDD for money service businesses';
  expect(post('/kyc-cdd-msbs')).toMatchObject({ title, date: '2025-05-27' });
  expect(post('/how-to-renew-hmrc-mlr')).not.toHaveProperty('date');
});
