import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { guides } from '#content/collections/guides/index.ts';
import { picture } from '#content/pictures.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { site } from '#content/site/site.ts';
import { eventFile } from '#scripts/outputs/calendarFile.ts';
import { contentWarnings } from '#scripts/outputs/contentWarnings.ts';
import { feedFile, type Piece } from '#scripts/outputs/feedFile.ts';
import { headersFile } from '#scripts/outputs/hosting/writeHosting.ts';
import { shareTitle } from '#scripts/outputs/share/shareCard.ts';
import { shareImage, shareImagesOf } from '#scripts/outputs/shareImages.ts';
import { sitemap } from '#scripts/outputs/sitemap.ts';
import { textAdvice } from '#scripts/outputs/textAdvice.ts';
import { sampleEvent } from '../../../fixtures/calendar.tsx';

const cover = picture('covers/articles');
const words = { href: '/feed.xml', list: '/', title: 'A & B', description: 'All' };
const feed = (pieces: Piece[], now = new Date('2027-01-01')) => feedFile(pieces, words, now);
const piece = (day: number, body = 'Text.'): Piece => ({
  path: `/piece-${day}`,
  heading: `Piece ${day}`,
  kind: 'article',
  text: {
    excerpt: 'Short.',
    body,
    cover,
    date: new Date(Date.UTC(2025, 2, day + 1)).toISOString().slice(0, 10),
    reviewed: false,
    sample: false,
  },
  modified: `2025-04-${10 + day}`,
});

describe('a feed', () => {
  const pieces = Array.from({ length: 25 }, (_, index) => piece(index));
  const itemsOf = (xml: string) =>
    [...xml.matchAll(/<title><!\[CDATA\[(.*?)\]\]>.*?<guid.*?>(.*?)<.*?<pubDate>(.*?)<.*?<\/item>/gs)].map(
      ([item, title, guid, moment]) => ({ title, guid, moment, whole: item.includes('content:encoded') }),
    );

  test('has every piece, newest first, and the latest twenty in full', () => {
    const items = itemsOf(feed(pieces));
    expect(items.map(({ title }) => title)).toEqual(pieces.map(({ heading }) => heading).reverse());
    expect(items.map(({ whole }) => whole)).toEqual(items.map((_, index) => index < 20));
  });

  test('gives each piece of one day a moment of it and an id, which stay when others are added', () => {
    const day = { ...piece(1).text, excerpt: 'Short.', body: 'Text.', date: '2026-11-24' };
    const pathNames = fc.uniqueArray(fc.stringMatching(/^[a-z-]{1,12}$/), { minLength: 2, maxLength: 60 });
    const ofDay = (names: string[]) =>
      itemsOf(feed(names.map((name) => ({ ...piece(1), path: `/${name}`, text: day }))));
    fc.assert(
      fc.property(pathNames, (names) => {
        const moments = ofDay(names).map(({ moment = '' }) => moment);
        expect(new Set(moments).size).toBe(names.length);
        expect(moments).toEqual(moments.toSorted((a, b) => Date.parse(b) - Date.parse(a)));
        for (const moment of moments) expect(moment).toContain('24 Nov 2026');
      }),
    );
    const [before, after] = [ofDay(['a', 'b']), ofDay(['a', 'b', 'c', 'd'])];
    expect(after).toEqual(expect.arrayContaining(before));
    expect(before.map(({ guid }) => guid).sort()).toEqual(['msb-association-uk:/a', 'msb-association-uk:/b']);
  });

  test('has no moment after that of the build, at which readers would hide a piece', () => {
    const now = new Date('2025-03-02T00:00:01.5Z');
    const moments = itemsOf(
      feed(
        ['a', 'b', 'c'].map((name) => ({ ...piece(1), path: `/${name}` })),
        now,
      ),
    ).map(({ moment = '' }) => Date.parse(moment));
    expect(new Set(moments).size).toBe(3);
    expect(Math.max(...moments)).toBe(Date.parse('2025-03-02T00:00:01Z'));
  });

  test('says when what it holds was last changed, and not when it was made', () => {
    expect(feed([piece(1), piece(2)])).toContain('<lastBuildDate>Sat, 12 Apr 2025 00:00:00 GMT</lastBuildDate>');
  });

  test('gives links whole addresses, since a reader has no page to start from', () => {
    const xml = feed([piece(1, '[Us](/about-us), [here](#part), [mail](mailto:a@a.example).')]);
    for (const href of [`${site.origin}/about-us`, `${site.origin}/piece-1#part`, 'mailto:a@a.example'])
      expect(xml).toContain(`href="${href}"`);
  });

  test('stays XML whatever a text holds', () => {
    const xml = feed([piece(1, 'An end: `]]>` & more.')]);
    expect(xml).toContain('<title>A &amp; B</title>');
    expect(xml.match(/]]>/g)?.length).toBe(xml.match(/<!\[CDATA\[/g)?.length);
  });
});

const page = { path: '/x', modified: undefined, pictures: [], film: undefined };

describe('the sitemap', () => {
  test.each([
    [
      'the day of its change and its pictures',
      { modified: '2026-11-20', pictures: [cover] },
      `<lastmod>2026-11-20</lastmod><image:image><image:loc>${site.origin}${cover.src}</image:loc></image:image>`,
    ],
    ['nothing else where nothing is known', {}, ''],
  ])('has the address of a page and %s', (_, known, xml) => {
    expect(sitemap([{ ...page, ...known }])).toContain(`<url><loc>${site.origin}/x</loc>${xml}</url>`);
  });

  test('has the film of a page, with everything that search engines require', () => {
    const film = {
      youtubeId: 'x',
      title: 'A & B\u0008',
      description: 'On it',
      poster: cover,
      uploaded: '2025-06-19',
      sample: false,
    };
    const xml = sitemap([{ ...page, film }]);
    for (const element of [
      '<video:title>A &amp; B</video:title>',
      '<video:description>On it</video:description>',
      `<video:thumbnail_loc>${site.origin}${cover.src}</video:thumbnail_loc>`,
      '<video:player_loc>https://www.youtube-nocookie.com/embed/x</video:player_loc>',
      '<video:publication_date>2025-06-19</video:publication_date>',
    ])
      expect(xml).toContain(element);
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

test('_headers has the headers of all files, and caching, users and types of some', () => {
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
    expect(image.length).toBeLessThan(300_000);
  });

  test.each([
    ['that does not fit', 'A title that goes on and on '.repeat(8), 'too long for a share card'],
    ['with a letter that the font lacks', 'Łódź', 'gloock.woff2 has no "Ł"'],
    ['with another', 'تقریبات', 'gloock.woff2 has no "ت"'],
  ])('refuses a title %s, and says so', (_, title, reason) => {
    expect(() => shareTitle(title, 'fiver')).toThrow(reason);
  });
});

describe('content warnings', () => {
  const body = `${'A word. '.repeat(450)}\n\n1. a\n2. b\n3. c\n\n${'- [ ] a\n'.repeat(5)}[x](/a) [x](/b) [x](/c)`;
  const sources = ['/a', '/b', '/c'].map((url) => ({ url }));
  const guide = { body, sources, inShort: ['a', 'b', 'c'], lead: 'A', sample: false };
  const advice = (changes: object) => textAdvice('guide', { ...guide, ...changes });

  test('mention what a finished text lacks, and stop nothing', () => {
    expect(advice({})).toEqual([]);
    expect(advice({ body: 'Too short.' })).toEqual([
      'it has 2 words; 900 to 1500 are usual.',
      'it links 0 of its sources where they matter; link 3.',
      'it has no numbered list of 3 steps.',
      'its checklist (- [ ] …) has 0 items; 5 are usual.',
    ]);
    expect(advice({ inShort: ['a', 'b'] })).toEqual(['“In short” has 2 lines; three to five are usual.']);
    expect(advice({ body: body.replaceAll('word.', 'word') })).toEqual([expect.stringMatching(/^its sentences have/)]);
    expect(advice({ lead: 'HM Treasury' })).toEqual(['the glossary doesn’t explain HM.']);
  });

  test('leave a sample alone, which is still being written', () => {
    expect(advice({ body: 'Short.', sample: true })).toEqual([]);
  });

  test('say that a review is overdue once its day has ended, with the file, the date and what to do', () => {
    const [first] = guides;
    if (!first) throw new Error('content/collections/guides has no guide.');
    const reviews = (day: string) => contentWarnings(day, [['guide', first]]).filter((line) => line.includes('review'));
    expect(reviews(first.nextReview)).toEqual([]);
    expect(reviews('2099-01-01')).toEqual([
      `${fileOf(first)}: its review was due on ${first.nextReview}. ` +
        'Check it against its sources, then set its days of review.',
    ]);
  });
});
