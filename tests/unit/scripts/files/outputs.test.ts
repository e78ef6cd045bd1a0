import { describe, expect, test } from 'vitest';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { picture } from '#content/pictures.ts';
import { eventWords } from '#content/site/event-words.ts';
import { site } from '#content/site/site.ts';
import { calendarFile } from '#scripts/outputs/calendarFile.ts';
import { feedFile, type Piece } from '#scripts/outputs/feedFile.ts';
import { headersFile } from '#scripts/outputs/hosting/writeHosting.ts';
import { shareImagesOf } from '#scripts/outputs/shareImages.ts';
import { sitemap } from '#scripts/outputs/sitemap.ts';
import { sampleEvent } from '../../../fixtures/calendar.tsx';

const cover = picture('covers/articles');
const words = { href: '/feed.xml', list: '/', title: 'A & B', description: 'All' };
const feed = (pieces: Piece[]) => feedFile(pieces, words);
const piece = (day: number, body = 'Text.'): Piece => ({
  path: `/piece-${day}`,
  heading: `Piece ${day}`,
  kind: 'article',
  text: {
    excerpt: 'Short.',
    body,
    cover,
    date: `2025-03-${String(day).padStart(2, '0')}`,
    reviewed: false,
    sample: false,
  },
  modified: `2025-04-${String(day).padStart(2, '0')}`,
});

test('a share image has the association’s name where its face lacks the letters of a title', () => {
  const page = { image: '/share/events.jpg', imageWords: 'تقریبات', ink: 'fifty', index: true } as const;
  expect(shareImagesOf([page])).toMatchObject([{ title: site.siteName }]);
});

describe('a feed', () => {
  test('holds the latest twenty pieces, newest first', () => {
    const xml = feed(Array.from({ length: 25 }, (_, index) => piece(index + 1)));
    const titles = [...xml.matchAll(/<!\[CDATA\[(Piece \d+)\]\]>/g)].map(([, title]) => title);
    expect(titles).toHaveLength(20);
    expect([titles[0], titles.at(-1)]).toEqual(['Piece 25', 'Piece 6']);
  });

  test('says when what it holds was last changed, and not when it was made', () => {
    expect(feed([piece(1), piece(2)])).toContain('<lastBuildDate>Wed, 02 Apr 2025 00:00:00 GMT</lastBuildDate>');
  });

  test('gives links whole addresses, since a reader has no page to start from', () => {
    const xml = feed([piece(1, '[Us](/about-us), [here](#part), [mail](mailto:a@a.example).')]);
    for (const href of [`${site.origin}/about-us`, `${site.origin}/piece-1#part`, 'mailto:a@a.example'])
      expect(xml).toContain(`href="${href}"`);
  });

  test('has no form controls in its checklists', () => {
    expect(feed([piece(1, '- [ ] **Passport.** In date.')])).not.toContain('<input');
  });

  test('stays XML whatever a text holds', () => {
    const xml = feed([piece(1, 'An end: `]]>` & more.')]);
    expect(xml).toContain('<title>A &amp; B</title>');
    expect(xml.match(/]]>/g)?.length).toBe(xml.match(/<!\[CDATA\[/g)?.length);
  });
});

const page = { path: '/x', modified: undefined, pictures: [], film: undefined };

describe('the sitemap', () => {
  test('has the address of a page, the day of its change and its pictures', async () => {
    expect(await sitemap([{ ...page, modified: '2026-11-20', pictures: [cover] }])).toContain(
      `<url><loc>${site.origin}/x</loc><lastmod>2026-11-20</lastmod><image:image><image:loc>${site.origin}${cover.src}</image:loc></image:image></url>`,
    );
  });

  test('leaves out the day where none is known', async () =>
    expect(await sitemap([page])).toContain(`<url><loc>${site.origin}/x</loc></url>`));

  test('has the film of a page, with everything that search engines require', async () => {
    const film = { youtubeId: 'x', title: 'A & B\u0008', description: 'On it', poster: cover, uploaded: '2025-06-19' };
    const xml = await sitemap([{ ...page, film }]);
    const required = {
      thumbnail_loc: site.origin + cover.src,
      title: 'A &amp; B',
      description: 'On it',
      player_loc: 'https://www.youtube-nocookie.com/embed/x',
      publication_date: '2025-06-19',
    };
    for (const [name, text] of Object.entries(required))
      expect(xml).toContain(`<video:${name}>${text}</video:${name}>`);
  });

  test('has the pages by address, whatever order they come in', async () => {
    const xml = await sitemap(['/b', '/a'].map((path) => ({ ...page, path })));
    expect(xml.indexOf('/a<')).toBeLessThan(xml.indexOf('/b<'));
  });
});

const text = { origin: 'https://a.example', siteName: 'A', title: 'Events', description: 'All', words: eventWords };
const event = eventSchema.parse({
  slug: 'meeting',
  title: 'Meeting; with commas, too',
  kind: 'meeting',
  start: '2025-06-19 18:00',
  description: 'Bread & butter,\n\nand jam.',
  place: { name: 'Hall' },
});
const lines = calendarFile([event], text, new Date('2025-01-02T03:04:05.678Z')).replaceAll('\r\n ', '').split('\r\n');

test.each([
  ['is marked as made when it was made', 'DTSTAMP:20250102T030405Z'],
  ['has its separators escaped', 'SUMMARY:Meeting\\; with commas\\, too'],
  ['is described in plain text', 'DESCRIPTION:Bread & butter\\,\\nand jam.'],
  ['leads to the calendar where it has no page of its own', 'URL;VALUE=URI:https://a.example/eventcalander'],
])('an event in a calendar file %s', (_, line) => expect(lines).toContain(line));

const written = { slug: 'sample', title: 'Sample', kind: 'meeting', start: '2099-06-19 18:00' };
const propertiesOf = (changes: object) =>
  calendarFile([sampleEvent({ ...written, ...changes })], text, new Date()).match(/^(UID|SEQ|SUM|STATUS|TRANSP).*\w/gm);

test.each([
  [{}, 0, ['SUMMARY:Sample', 'STATUS:CONFIRMED']],
  [{ status: 'cancelled' }, 2, ['SUMMARY:Cancelled: Sample', 'TRANSP:TRANSPARENT', 'STATUS:CANCELLED']],
  [{ status: 'postponed' }, 1, ['SUMMARY:Postponed: Sample', 'TRANSP:TRANSPARENT', 'STATUS:CANCELLED']],
  [{ status: 'rescheduled', formerStarts: ['2099-05-19'] }, 4, ['SUMMARY:Rescheduled: Sample', 'STATUS:CONFIRMED']],
])(
  'an event with %j has its name, revision %i and whether it takes place in a calendar file',
  (changes, number, said) => {
    expect(propertiesOf(changes)).toEqual(['UID:sample@a.example', `SEQUENCE:${number}`, ...said]);
  },
);

test('an event without a known end has none in a calendar file', () => {
  expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
});

const shared = (ink: 'fiver' | 'tenner', index = true) => {
  return { image: '/share/x.jpg', imageWords: 'About it', ink, index };
};

describe('the share image of a page', () => {
  test('has the words and the ink of the page', () => {
    const image = { path: '/share/x.jpg', title: 'About it', ink: 'fiver' };
    expect(shareImagesOf([shared('fiver'), shared('fiver')])).toEqual([image]);
  });

  test('is not drawn for a page that search engines are kept from: it borrows one', () => {
    expect(shareImagesOf([shared('fiver', false)])).toEqual([]);
  });

  test('can’t be wanted in two inks', () => {
    const twice = () => shareImagesOf([shared('fiver'), shared('tenner')]);
    expect(twice).toThrow('/share/x.jpg is named by pages in fiver and in tenner');
  });
});

test('_headers holds the headers of all, the caching of hashed files, who may use pictures, and the types that a host can not know', () => {
  const headers = Object.entries({ 'X-A': 'a', 'X-B': 'b' });
  const rules = headersFile(headers, new Map([['/news/feed.xml', 'application/rss+xml']])).split(/\n(?! {2})/);
  expect(rules).toEqual([
    '/*\n  X-A: a\n  X-B: b',
    '/\n  Cross-Origin-Resource-Policy: same-origin',
    ...['/static/* same-origin', '/media/* cross-origin'].map((rule) => {
      const [path, policy] = rule.split(' ');
      return `${path}\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: ${policy}`;
    }),
    '/share/*\n  Cross-Origin-Resource-Policy: cross-origin',
    '/news/feed.xml\n  Content-Type: application/rss+xml',
    '',
  ]);
});

test('_headers beyond what Cloudflare reads stops the build', () => {
  expect(() => headersFile([['X-A', 'a'.repeat(2_000)]], new Map())).toThrow('Cloudflare takes 2000 characters a line');
  const types = new Map(Array.from({ length: 96 }, (_, index) => [`/${index}.xml`, 'application/rss+xml']));
  expect(() => headersFile([], types)).toThrow('_headers has 101 rules; Cloudflare takes 100.');
});
