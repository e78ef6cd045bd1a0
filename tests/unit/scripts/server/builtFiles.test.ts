import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { findFile, readSite, takesBrotli } from '#scripts/server/builtFiles.ts';
import { contentType } from '#scripts/server/contentType.ts';
import { forAll } from '../../../fixtures/forAll.ts';
import { temporaryFolder } from '../../../fixtures/temporaryFolder.ts';

/** Requested targets, each with the text of its page. */
const SHOWN: [target: string, text: string][] = [
  ['/', 'home'],
  ['', 'home'],
  ['/about-us?a=b?c', 'about'],
  ['/news', 'news'],
  ['/news/one%20item', 'item'],
  ['/folder', 'folder'],
  ['http://localhost:4173/about-us', 'about'],
];

/** Requested targets, each with where it is redirected to. */
const REDIRECTED: [target: string, location: string][] = [
  ['/nowhere///', '→ /nowhere'],
  ['/news/', '→ /news'],
  ['/folder/index.html', '→ /folder'],
  ['//', '→ /'],
  ['//evil.example/', '→ /evil.example'],
  ['///evil.example//', '→ /evil.example'],
  ['/\\evil.example/', '→ /evil.example'],
  ['/a\\b\\', '→ /a%5Cb'],
  ['http://evil.example//other.example/', '→ /other.example'],
  ['/a\u00e9b/', '→ /a%C3%A9b'],
];

/** What a client accepts, and whether it takes brotli. */
const ACCEPTED: [header: string | undefined, takesBrotli: boolean][] = [
  [undefined, false],
  ['gzip, deflate, br, zstd', true],
  ['gzip', false],
  ['BR;q=0.5, gzip', true],
  ['br;q=0.0, gzip', false],
  ['br ; q=0', false],
  ['brotli', false],
  [',,;;,', false],
];

/** Files, each with its type. */
const TYPES: [file: string, type: string][] = [
  ['static/app-1a2b.js', 'text/javascript; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json'],
  ['events.ics', 'text/calendar; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['news/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['photo.AVIF', 'image/avif'],
  ['templates/form.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['templates/form.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['LICENSE', 'application/octet-stream'],
];

const FILES = {
  'index.html': 'home',
  '404.html': 'lost',
  'about-us.html': 'about',
  'news.html': 'news',
  'news/one item.html': 'item',
  'folder/index.html': 'folder',
  'static/app.js': 'code',
  _headers: 'secret',
  '.env': 'secret',
  '.well-known/security.txt': 'contact',
};
const root = temporaryFolder(FILES, afterAll);
const site = readSite(root);

const textOf = ({ name }: { name: string }) => readFileSync(join(root, name), 'utf8');

/** The text that a path leads to, or what else becomes of it. */
function visit(target: string): string {
  const { file, location } = findFile(site, target);
  if (location !== undefined) return `→ ${location}`;
  return file ? textOf(file) : `404 ${textOf(site.notFound)}`;
}

describe('a path', () => {
  test.each(SHOWN)('%s shows its page', (target, text) => expect(visit(target)).toBe(text));

  test.each(REDIRECTED)('%s is redirected on this site: %s', (target, answer) => expect(visit(target)).toBe(answer));

  const UNKNOWN =
    '/nowhere /404.html /About-Us //about-us /news//one%20item /_headers /.env /..%2fpackage.json /static';
  test.each(UNKNOWN.split(' '))('%s shows the 404 page', (target) => expect(visit(target)).toBe('404 lost'));

  test('never leads off the site, nor puts into a header what does not belong there', () => {
    const pieces = ['\t', ' ', '\r\n', ...'/ \\ // . .. %2f %5c %0d%0a evil.example @ : ? é .html index'.split(' ')];
    const several = fc.array(fc.constantFrom(...pieces), { maxLength: 12 });
    forAll(
      [several],
      (chosen) => {
        const { location } = findFile(site, `/${chosen.join('')}`);
        if (location === undefined) return;
        expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(new URL(location, 'https://here.example').host).toBe('here.example');
      },
      { numRuns: 2_000 },
    );
  });
});

test.each(['static', 'nowhere'])('the folder %s, which holds no site, asks for a build', (folder) => {
  expect(() => readSite(join(root, folder))).toThrow('Build it first: npm run build');
});

test.each(ACCEPTED)('a client that accepts %j takes brotli: %s', (header, expected) =>
  expect(takesBrotli(header)).toBe(expected),
);

test.each(TYPES)('%s is served as %s', (file, type) => expect(contentType(file)).toBe(type));
