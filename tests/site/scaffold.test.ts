import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';

/** What a copy of the project is made of; the rest is made anew, or isn't needed to build. */
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
  'biome.json',
];
const ORIGIN = site.origin;
const TITLE = 'How safeguarding works';
const SLUG = 'how-safeguarding-works';

const copy = mkdtempSync(join(tmpdir(), 'scaffold-'));
const built = (file: string) => readFileSync(join(copy, 'dist/client', file), 'utf8');
const npm = (...args: string[]) => execFileSync('npm', ['run', '--silent', ...args], { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
  for (const source of SOURCES) cpSync(source, join(copy, source), { recursive: true });
  // Pictures and share images that have been made before needn't be made again.
  for (const cache of ['.cache/pictures', '.cache/share'])
    if (existsSync(cache)) cpSync(cache, join(copy, cache), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  npm(
    'new',
    '--',
    'article',
    '--title',
    TITLE,
    '--excerpt',
    'Other people’s money, apart.',
    '--lead',
    'Money that belongs to customers is kept apart from the firm’s own, and counted each day.',
  );
  npm('build');
}, 180_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

describe('an article started by the command, with nothing else touched', () => {
  test('is one file more than the site has', () => {
    expect(
      readdirSync(join(copy, 'content/collections/articles')).filter(
        (file) => !existsSync(`content/collections/articles/${file}`),
      ),
    ).toEqual([`${SLUG}.ts`]);
  });

  test('is a page with a heading, a cover and structured data', () => {
    const page = parse(built(`${SLUG}.html`));
    expect(page.querySelector('h1')?.text).toBe(TITLE);
    expect(page.querySelector('main img')).not.toBeNull();
    expect(built(`${SLUG}.html`)).toContain(`"headline":"${TITLE}"`);
  });

  test('leads the list of blogs', () => {
    const [first] = parse(built('blogs.html')).querySelectorAll('main h2, main h3');
    expect(first?.text).toBe(TITLE);
    expect(built('blogs.html')).toContain(`href="/${SLUG}"`);
  });

  test('is found by the search beside the other articles', () => {
    expect(parse(built('kyc-cdd-msbs.html')).querySelector(`main a[href="/${SLUG}"]`)?.text).toContain(TITLE);
  });

  test('is in the feeds of blogs and of everything, and not in that of news', () => {
    const item = `<guid isPermaLink="true">${ORIGIN}/${SLUG}</guid>`;
    expect(built('blogs/feed.xml')).toContain(item);
    expect(built('feed.xml')).toContain(item);
    expect(built('news/feed.xml')).not.toContain(item);
  });

  test('is in the sitemap, with today as the day of its change', () => {
    const [, entry = ''] = built('sitemap.xml').split(`<loc>${ORIGIN}/${SLUG}</loc>`);
    expect(entry).toMatch(/^<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
    expect(built('llms.txt')).toContain(`[${TITLE}](${ORIGIN}/${SLUG})`);
  });

  test('has a share image of its own', async () => {
    expect(built(`${SLUG}.html`)).toContain(`<meta property="og:image" content="${ORIGIN}/share/${SLUG}.png">`);
    const { width, height } = await sharp(join(copy, 'dist/client/share', `${SLUG}.png`)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
});

describe('a second build, after one article has changed', () => {
  const article = join(copy, 'content/collections/articles', `${SLUG}.ts`);
  const kept = () => readdirSync(join(copy, '.cache/pages'));
  /** Every page and its compressed copies, by their names. */
  const pages = () =>
    Object.fromEntries(
      readdirSync(join(copy, 'dist/client'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.html(\.br|\.gz)?$/.test(file))
        .map((file) => [file, readFileSync(join(copy, 'dist/client', file), 'base64')]),
    );

  test('finishes that page alone anew, and writes what a build without the cache writes', () => {
    const before = new Set(kept());
    writeFileSync(article, readFileSync(article, 'utf8').replace('counted each day', 'counted each evening'));
    npm('build');
    const second = pages();
    expect(built(`${SLUG}.html`)).toContain('counted each evening');
    expect(kept().filter((key) => !before.has(key))).toHaveLength(1);

    rmSync(join(copy, '.cache/pages'), { recursive: true });
    npm('build');
    expect(pages()).toEqual(second);
  }, 180_000);
});
