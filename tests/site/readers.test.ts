import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { articles } from '#content/collections/articles/index.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { templates } from '#content/collections/templates/index.ts';
import { addresses, all, builtFile, daysOn, links, texts } from '../fixtures/built.ts';
import { readCalendar } from '../fixtures/icalendar.ts';

/**
 * What readers get of guides, posts, the glossary, templates and changes in the law, as HTML and as
 * files.
 */

const GUIDE = '/how-to-prepare-for-an-hmrc-audit';
const SHEET = '/fact-sheets/economic-crime-levy';
const TEMPLATE = '/templates/risk-assessment';
const ARTICLE = '/kyc-cdd-msbs';
const NEWS = '/news/calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting';

const breadcrumb = (path: string) => links(path, 'main nav[aria-label="Breadcrumb"]');

test.each(factSheets)('$slug shows a day of comparison once for all figures, or next to each that has one', (sheet) => {
  const days = sheet.figures.map(({ checked }) => checked);
  const common = days.every((day) => day === days[0]);
  const shown = texts(`/fact-sheets/${sheet.slug}`, 'main p, main td').filter((text) => /checked (on|all)/.test(text));
  expect(shown).toHaveLength(common && days[0] ? 1 : days.filter(Boolean).length);
});

test('the Learning Hub hides its newsletter block', () => {
  const [input] = all('/learning-hub', 'main form input[name=email][required]');
  expect(input?.closest('[hidden]')?.querySelector('button')?.text).toBe('Subscribe');
});

test.each([
  ['Guides', '/how-to-series', 'guides', 'Read More How to prepare for an HMRC audit', GUIDE, guides.length],
  ['Fact sheets', '/fact-sheets', 'fact sheets', 'The economic crime levy', SHEET, factSheets.length],
  ['Templates', '/templates', 'templates', 'Risk assessment', TEMPLATE, templates.length],
])('%s, at %s, lists all %s, with a link to each, and each links back', (name, list, kind, title, path, count) => {
  expect(links(list)).toContain(`${title} → ${path}`);
  expect(all(list, 'main :is(article, header ~ section ul > li)')).toHaveLength(count);
  expect(breadcrumb(path)).toEqual(['Learning Hub → /learning-hub', `${name} → ${list}`]);
  expect(links(path, 'main article')).toContain(`Back to all ${kind} → ${list}`);
});

test('a guide shows the days of its reviews and its sources', () => {
  const { lastReviewed, nextReview } = guides.find(({ slug }) => `/${slug}` === GUIDE) ?? {};
  expect(daysOn(GUIDE).slice(0, 2)).toEqual([lastReviewed, nextReview]);
  const sources = all(GUIDE, 'section[aria-labelledby=sources] a');
  expect(sources.length).toBeGreaterThan(1);
  for (const source of sources) expect(source.getAttribute('rel')).toContain('external');
});

test('a fact sheet gives each figure with its source and the day on which it was checked', () => {
  const [figures] = all(SHEET, 'main details table');
  const rows = figures?.querySelectorAll('tbody tr') ?? [];
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) {
    expect(row.querySelector('a')?.getAttribute('href')).toMatch(/^https:/);
  }
  expect(all(SHEET, 'main details p').at(-1)?.text).toMatch(/on \d+\s\w+\s\d{4}\.$/);
});

test('a template offers its files with their sizes', () => {
  const parts = templates.find(({ slug }) => TEMPLATE.endsWith(slug))?.parts.map(({ heading }) => heading);
  expect(all(TEMPLATE, '#parts ~ ol li').map((part) => part.childNodes[0]?.text.trim())).toEqual(parts);
  expect(links(TEMPLATE, '[aria-label=Download]')).toEqual([
    expect.stringMatching(/^Word document \(\.docx\) \d+ kB → \/templates\/risk-assessment\.docx$/),
    expect.stringMatching(/^Excel workbook \(\.xlsx\) \d+ kB → \/templates\/risk-assessment\.xlsx$/),
  ]);
});

test('the blog and the news list their posts, newest first', () => {
  expect(addresses('/blogs', 'main article a')).toEqual(articles.map(({ slug }) => `/${slug}`));
  expect(addresses('/news', 'main article a')).toEqual(news.map(({ slug }) => `/news/${slug}`));
});

test.each([
  [ARTICLE, 'Search other posts', 'All Blogs → /blogs', articles],
  [NEWS, 'Search news', 'All News → /news', news],
])('%s has a sidebar that searches the others', (path, label, link, posts) => {
  const sidebar = 'section[data-behaviour=titleSearch]';
  expect(texts(path, `${sidebar} label`)).toEqual([label]);
  expect(all(path, `${sidebar} input`)[0]?.getAttribute('placeholder')).toBe(`${label}...`);
  expect(all(path, `${sidebar} li`)).toHaveLength(posts.length - 1);
  expect(links(path, sidebar).at(-1)).toBe(link);
  expect(addresses(path, `${sidebar} a`)).not.toContain(path);
  expect(texts(path, `${sidebar} [role=status]`)).toEqual(['']);
});

const TERM = 'article a[href^="/glossary#"]';

test('the glossary links each letter to its terms', () => {
  const letters = texts('/glossary', 'main h2').map((letter) => `${letter} → #letter-${letter.toLowerCase()}`);
  expect(letters.length).toBeGreaterThan(5);
  expect(links('/glossary', 'main nav[aria-label=Letters]')).toEqual(letters);
});

test('the glossary is linked from a text, but not from an article about the term itself', () => {
  expect(addresses(GUIDE, TERM)).not.toEqual([]);
  for (const term of ['kyc', 'cdd', 'msb']) expect(addresses(ARTICLE, TERM)).not.toContain(`/glossary#${term}`);
});

test('the calendar of changes has each exact date', () => {
  const { events } = readCalendar(builtFile('whats-changing.ics'));
  expect(events.map(({ startDate, summary }) => `${startDate} ${summary}`).sort()).toEqual([
    '2026-11-20 Sample return for the month before',
    '2026-12-21 Sample return for the month before',
    '2027-01-01 Sample return each half-year',
    '2027-01-22 Sample return for the month before',
    '2027-07-10 Sample limit abroad',
  ]);
  const [newest] = parse(builtFile('whats-changing/feed.xml')).querySelectorAll('item');
  expect(newest?.text).toMatch(/Sample limit abroad.*06 Nov 2026/s);
});

test('the compliance calendar plans the changes that no other rule covers', () => {
  expect(texts('/compliance-calendar', 'main li').join()).toMatch(/Sample limit abroad/);
  expect(texts('/compliance-calendar', 'main li').join()).not.toMatch(/Sample return for the month before/);
});
