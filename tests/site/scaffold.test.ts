import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';

/** What a copy of the project needs; the build makes the rest, or doesn't need it. */
const SOURCES = [
  'components',
  'content',
  'pages',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
];
/** Caches that are copied, so that pictures and share images aren't made again. */
const CACHES = ['.cache/pictures', '.cache/share'];
const TITLE = 'How safeguarding works';
const SLUG = 'how-safeguarding-works';
const EVENT = 'Autumn meeting';

const copy = mkdtempSync(join(tmpdir(), 'scaffold-'));
const built = (file: string) => readFileSync(join(copy, 'dist/client', file), 'utf8');
const npm = (...args: string[]) => execFileSync('npm', ['run', '--silent', ...args], { cwd: copy, encoding: 'utf8' });
const start = (kind: string, flags: Record<string, string>) =>
  npm('new', '--', kind, ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]));

beforeAll(() => {
  for (const source of SOURCES) cpSync(source, join(copy, source), { recursive: true });
  for (const cache of CACHES) if (existsSync(cache)) cpSync(cache, join(copy, cache), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  const lead = 'Money that belongs to customers is kept apart from the firm’s own, and counted each day.';
  start('article', { title: TITLE, excerpt: 'Other people’s money, apart.', lead });
  start('event', { title: EVENT, start: '2097-10-05 18:00', end: '2097-10-05 20:00', description: 'Members meet.' });
  npm('build');
}, 360_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

describe('an article written by `npm run new`, with no other change', () => {
  test('adds exactly one file', () => {
    const articles = readdirSync(join(copy, 'content/collections/articles'));
    expect(articles.filter((file) => !existsSync(`content/collections/articles/${file}`))).toEqual([`${SLUG}.md`]);
  });

  test('has a page with a heading, a cover and structured data', () => {
    const page = parse(built(`${SLUG}.html`));
    expect(page.querySelector('h1')?.text).toBe(TITLE);
    expect(page.querySelector('main img')).not.toBeNull();
    expect(built(`${SLUG}.html`)).toContain(`"headline":"${TITLE}"`);
  });

  test('is first in the list of blogs', () => {
    const [first] = parse(built('blogs.html')).querySelectorAll('main h2, main h3');
    expect(first?.text).toBe(TITLE);
    expect(built('blogs.html')).toContain(`href="/${SLUG}"`);
  });

  test('is found by the search beside the other articles', () => {
    expect(parse(built('kyc-cdd-msbs.html')).querySelector(`main a[href="/${SLUG}"]`)?.text).toContain(TITLE);
  });

  test('is in the feeds of blogs and of all pieces, and not in the news feed', () => {
    const item = `<guid isPermaLink="true">${site.origin}/${SLUG}</guid>`;
    expect(built('blogs/feed.xml')).toContain(item);
    expect(built('feed.xml')).toContain(item);
    expect(built('news/feed.xml')).not.toContain(item);
  });

  test('is in the sitemap, with today as its last change', () => {
    const [, entry = ''] = built('sitemap.xml').split(`<loc>${site.origin}/${SLUG}</loc>`);
    expect(entry).toMatch(/^<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
    expect(built('llms.txt')).toContain(`[${TITLE}](${site.origin}/${SLUG})`);
  });

  test('has its own share image', async () => {
    expect(built(`${SLUG}.html`)).toContain(`<meta property="og:image" content="${site.origin}/share/${SLUG}.png">`);
    const { width, height } = await sharp(join(copy, 'dist/client/share', `${SLUG}.png`)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
});

describe('an event written by `npm run new`, with no other change', () => {
  test('is in the calendar with its details, and in the list below it', () => {
    const page = parse(built('eventcalander.html'));
    expect(page.querySelector('#all-events')?.text).toContain(`${EVENT}Planned · 6:00 PM · 2 hours`);
    expect(built('eventcalander.html')).toContain('&quot;start&quot;:&quot;2097-10-05T18:00&quot;');
  });

  test('has a calendar file, and is in the calendar of all events', () => {
    for (const file of ['events.ics', 'events/autumn-meeting.ics']) {
      expect(built(file)).toContain(`SUMMARY:${EVENT}`);
      expect(built(file)).toContain('DTSTART;TZID=Europe/London:20971005T180000');
    }
  });
});
