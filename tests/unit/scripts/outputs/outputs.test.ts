import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { allChanges } from '#content/collections/changes/index.ts';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { guides } from '#content/collections/guides/index.ts';
import { picture } from '#content/pictures.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { addDays } from '#content/shared/dates.ts';
import { site } from '#content/site/site.ts';
import { eventFile } from '#scripts/outputs/calendarFile.ts';
import { contentWarnings, dateWarnings } from '#scripts/outputs/contentWarnings.ts';
import { type FeedItem, feedFile } from '#scripts/outputs/feedFile.ts';
import { headersFile } from '#scripts/outputs/hosting/writeHosting.ts';
import { letteringWidth, missingFrom } from '#scripts/outputs/share/lettering.ts';
import { shareTitle } from '#scripts/outputs/share/shareCard.ts';
import { shareImage, shareImagesOf } from '#scripts/outputs/shareImages.ts';
import { sitemap } from '#scripts/outputs/sitemap.ts';
import { textAdvice } from '#scripts/outputs/textAdvice.ts';
import { sampleEvent } from '../../../fixtures/calendar.tsx';

const cover = picture('covers/articles');
const words = { href: '/feed.xml', list: '/', title: 'A & B', description: 'All' };
const feed = (pieces: FeedItem[]) => feedFile(pieces, words);
const piece = (day: number, body = 'Text.'): FeedItem => ({
  path: `/piece-${day}`,
  heading: `FeedItem ${day}`,
  kind: 'article',
  text: {
    excerpt: 'Short.',
    body,
    cover,
    date: new Date(Date.UTC(2025, 2, day + 1)).toISOString().slice(0, 10),
    reviewed: false,
    sample: false,
  },
});

describe('a feed', () => {
  const pieces = Array.from({ length: 25 }, (_, index) => piece(index));
  const itemsOf = (xml: string) =>
    [...xml.matchAll(/<item>.*?<title>(.*?)<.*?<guid.*?>(.*?)<.*?<pubDate>(.*?)<.*?<\/item>/gs)].map(
      ([item, title, guid, day]) => ({ title, guid, day, whole: item.includes('content:encoded') }),
    );

  test('has every piece in full, newest first', () => {
    const items = itemsOf(feed(pieces));
    expect(items.map(({ title }) => title)).toEqual(pieces.map(({ heading }) => heading).reverse());
    expect(items.filter(({ whole }) => whole)).toEqual(items);
  });

  test('identifies an item without the address of the site', () => {
    expect(itemsOf(feed([piece(1)]))).toEqual([
      { title: 'FeedItem 1', guid: 'msb-association-uk:/piece-1', day: 'Sun, 02 Mar 2025 00:00:00 GMT', whole: true },
    ]);
  });

  test('gives links whole addresses, since a reader has no page to start from', () => {
    const xml = feed([piece(1, '[Us](/about-us), [here](#part), [mail](mailto:a@a.example).')]);
    for (const href of [`${site.origin}/about-us`, `${site.origin}/piece-1#part`, 'mailto:a@a.example'])
      expect(xml).toContain(`href="${href}"`);
  });

  test('stays XML whatever a text holds', () => {
    const xml = feed([piece(1, 'An end: `]]>` & more.')]);
    expect(xml).toContain('<title>A &amp; B</title>');
    expect(xml).toContain('&lt;p&gt;An end: &lt;code&gt;]]&amp;gt;&lt;/code&gt; &amp;amp; more.&lt;/p&gt;\n</content');
  });
});

const page = { path: '/y', modified: undefined };

describe('the sitemap', () => {
  test('gives a page the date of its last change if that is known', () => {
    const xml = sitemap([{ path: '/x', modified: '2026-11-20' }, page]);
    expect(xml).toContain(`<url><loc>${site.origin}/x</loc><lastmod>2026-11-20</lastmod></url>`);
    expect(xml).toContain(`<url><loc>${site.origin}/y</loc></url>`);
  });

  test('has the pages by address, whatever order they come in', () => {
    const xml = sitemap(['/b', '/a'].map((path) => ({ ...page, path })));
    expect(xml.indexOf('/a<')).toBeLessThan(xml.indexOf('/b<'));
  });
});

/** An event without a page and without an end. */
const event = eventSchema.parse({
  slug: 'meeting',
  title: 'Meeting; with commas, too',
  kind: 'meeting',
  start: '2025-06-19 18:00',
  description: 'Bread & butter,\n\nand jam.',
  place: { name: 'Hall' },
});
const lines = eventFile(event, new Date('2025-01-02T03:04:05.678Z')).replaceAll('\r\n ', '').split('\r\n');

test.each([
  ['is marked as made when it was made', 'DTSTAMP:20250102T030405Z'],
  ['has its separators escaped', 'SUMMARY:Meeting\\; with commas\\, too'],
  ['is described in plain text', 'DESCRIPTION:Bread & butter\\,\\nand jam.'],
  ['leads to the calendar where it has no page of its own', `URL:${site.origin}/eventcalander`],
])('an event in a calendar file %s', (_, line) => expect(lines).toContain(line));

test('an event without a known end has none in a calendar file', () => expect(lines.join()).not.toContain('DTEND'));

test('an event of two whole days ends in a calendar file before the day after them', () => {
  const file = eventFile(sampleEvent({ start: '2099-06-19', end: '2099-06-20' }), new Date());
  expect(file).toContain('DTSTART;VALUE=DATE:20990619\r\nDTEND;VALUE=DATE:20990621\r\n');
});

const propertiesOf = (changes: object) =>
  eventFile(sampleEvent(changes), new Date()).match(/^(UID|SEQ|SUM|STATUS|TRANSP|X-).*\w/gm);

const NO_TIME = ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'];

test.each([
  [{}, 0, ['SUMMARY:Sample', 'STATUS:CONFIRMED']],
  [{ status: 'cancelled' }, 2, ['SUMMARY:Cancelled: Sample', 'STATUS:CANCELLED', ...NO_TIME]],
  [{ status: 'postponed' }, 1, ['SUMMARY:Postponed: Sample', 'STATUS:CANCELLED', ...NO_TIME]],
  [{ status: 'rescheduled', formerStarts: ['2099-05-19'] }, 4, ['SUMMARY:Rescheduled: Sample', 'STATUS:CONFIRMED']],
])('an event with %j has in a calendar file the revision %i, and %j', (changes, sequence, lines) => {
  expect(propertiesOf(changes)).toEqual(['UID:sample@msb-association-uk', `SEQUENCE:${sequence}`, ...lines]);
});

describe('the share image of a page', () => {
  const shared = { image: '/share/x.jpg', imageWords: 'About it', ink: 'fiver', index: true } as const;

  test.each([
    ['has the words and the ink of the page, once', [{}, {}], ['About it']],
    ['has the association’s name where its face lacks letters', [{ imageWords: 'تقریبات' }], ['Exchange Guild UK']],
    ['is not drawn for a page that search engines don’t index', [{ index: false }], []],
  ])('%s', (_, pages, titles) => {
    const images = titles.map((title) => ({ path: '/share/x.jpg', title, ink: 'fiver' }));
    expect(shareImagesOf(pages.map((changes) => ({ ...shared, ...changes })))).toEqual(images);
  });
});

test('_headers has the headers of every kind of file', () => {
  const rules = headersFile(Object.entries({ 'X-A': 'a', 'X-B': 'b' }), ['/feed.xml']);
  expect(rules.split(/\n(?! {2})/)).toEqual([
    '/*\n  X-A: a\n  X-B: b',
    '/\n  Cross-Origin-Resource-Policy: same-origin',
    '/static/*\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: same-origin',
    '/media/*\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: cross-origin',
    '/share/*\n  Cross-Origin-Resource-Policy: cross-origin',
    '/feed.xml\n  Content-Type: application/rss+xml; charset=utf-8',
    '',
  ]);
});

describe('a share image', () => {
  test('is a picture of 1200 by 630 that chat programs show', async () => {
    const image = await shareImage('How to prepare for an HMRC audit', 'fiver');
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(image.length).toBeLessThanOrEqual(120_000);
  });

  test.each([
    ['that does not fit', 'A title that goes on and on '.repeat(8), 'too long for a share card'],
    ['with a letter that the face lacks', 'تقریبات', 'gloock has no "ت"'],
  ])('refuses a title %s, and says so', (_, title, reason) => {
    expect(() => shareTitle(title, 'fiver')).toThrow(reason);
  });
});

test.each([
  ['Polish', 'Paweł Łuczak, Zażółć gęślą jaźń'],
  ['Romanian', 'Ștefan Țepeș'],
  ['Turkish', 'Işıl Gündoğdu, İbrahim Şahin'],
  ['Czech', 'Jiří Dvořák, Ďuriš'],
  ['Hungarian', 'Győző Széchenyi'],
  ['Welsh', 'Siân Llŷr o’r Tŵr'],
  ['Baltic', 'Ģirts Ķēniņš, Žygimantė Šūmaitytė'],
  ['French', 'Œuvres de cœur'],
])('share images and pages have the letters of a %s name', (_, name) => {
  expect(missingFrom(['display'], name)).toEqual(new Set());
  expect(missingFrom(['text'], name)).toEqual(new Set());
});

test('a letter of the second font file has its own width', () => {
  const widthOf = (text: string) => letteringWidth(text, 1000);
  expect(widthOf('ŁA')).toBeCloseTo(widthOf('Ł') + widthOf('A'));
  expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'));
});

describe('content warnings', () => {
  const body = 'A word. '.repeat(450);
  const titles = { title: 'Knowing your customers', headTitle: 'KYC: your customers' };
  const guide = { ...titles, body, inShort: ['a', 'b', 'c'], lead: 'A', sample: false };
  const advice = (changes: object) => textAdvice('guide', { ...guide, ...changes });

  test('mention what a finished text lacks, without failing', () => {
    expect(advice({})).toEqual([]);
    expect(advice({ body: 'Too short.' })).toEqual(['it has 2 words; 900 to 1500 are usual.']);
    expect(advice({ inShort: ['a', 'b'] })).toEqual(['“In short” has 2 lines; three to five are usual.']);
    expect(advice({ lead: 'HM Treasury' })).toEqual(['the glossary doesn’t explain HM.']);
  });

  test.each([
    ['bullets', '• Ask early\n• Ask again', '“• Ask early”: make it a list'],
    ['a table with tabs', 'Name\tFee', '“Name\tFee”: it has tabs'],
    ['a heading that is only bold', '**Before you begin**', '“**Before you begin**”: if it is a heading'],
  ])('mention %s from another program, of news too', (_, pasted, message) => {
    const [mentioned, ...others] = textAdvice('news', { ...guide, body: `A word.\n\n${pasted}\n\n**But:** a word.` });
    expect(mentioned).toContain(message);
    expect(others).toEqual([]);
  });

  test('mention a new title whose tab still has the former one', () => {
    expect(advice({ title: 'Common mistakes for you' })).toEqual([
      '“Common mistakes for you” and the tab’s “KYC: your customers” have no word in common: if one is new, change the other.',
    ]);
  });

  test.each([
    ['Keep the papers.', '“papers” here probably means “documents” or “paperwork”.'],
    ['A check is due from £500 on.', '“from £500 on” here probably means “of … or more”.'],
    ['The law wants a check.', '“law wants” here probably means “requires” or “asks for”.'],
  ])('suggest plainer English for “%s”', (sentence, message) => {
    expect(advice({ body: `${body}${sentence}` })).toEqual([message]);
  });

  test('leave a sample alone, which is still being written', () => {
    expect(advice({ body: 'Short.', sample: true })).toEqual([]);
  });

  test('say from its day on that a review is due, with the file, the date and what to do', () => {
    const [first] = guides;
    if (!first) throw new Error('content/collections/guides has no guide.');
    const reviews = (day: string) => contentWarnings(day, [['guide', first]]).filter((line) => line.includes('review'));
    expect(reviews(addDays(first.nextReview, -1))).toEqual([]);
    expect(reviews(first.nextReview)).toEqual([
      `${fileOf(first)}: its review was due on ${first.nextReview}. ` +
        'Check it against its sources, then set its review dates.',
    ]);
  });

  test('name a change of the law whose date or review has passed', () => {
    const begun = allChanges.filter(({ slug }) => slug === 'sample-past');
    expect(dateWarnings('2026-11-20', begun)).toEqual([]);
    expect(dateWarnings('2026-11-21', begun)).toEqual([expect.stringContaining('its date, 2026-11-20, has passed')]);
    expect(
      dateWarnings(
        '2026-11-21',
        begun.map((change) => ({ ...change, updated: '2026-11-21' })),
      ),
    ).toEqual([]);
    const open = (day: string) => dateWarnings(day).filter((line) => line.includes('sample-open.yaml'));
    expect(open('2026-12-04')).toEqual([]);
    expect(open('2026-12-05')).toEqual([expect.stringContaining('its review was due on 2026-12-05')]);
  });

  test('ask for bank holidays half a year before they end', () => {
    const holidays = (day: string) => dateWarnings(day, [], { to: '2028-12-31' });
    expect(holidays('2028-06-29')).toEqual([]);
    expect(holidays('2028-06-30')).toEqual([expect.stringMatching(/bank holidays end on 2028-12-31/)]);
  });
});
