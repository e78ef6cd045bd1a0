import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { findFile, readSite } from '#scripts/server/builtFiles.ts';
import { contentType } from '#scripts/server/contentType.ts';
import { forAll } from '../../../fixtures/cases.ts';
import { temporaryFolder } from '../../../fixtures/files.ts';

const REDIRECTS = ['/news/old /about-us 301!', '/news/old /about-us 301'];
const FILES = {
  'index.html': 'home',
  '404.html': 'lost',
  'about-us.html': 'about',
  'news.html': 'news',
  'news/one item.html': 'item',
  'folder/index.html': 'folder',
  'static/app.js': 'code',
  'news/old.html': 'moved',
  _redirects: REDIRECTS.join('\n'),
  '.env': 'secret',
};
const root = temporaryFolder(FILES, afterAll);
const site = readSite(root);

const textOf = ({ name }: { name: string }) => readFileSync(join(root, name), 'utf8');

describe('a path', () => {
  // What both hosts answer alike is tested in tests/site/hosting.test.ts.
  test.each([
    ['', 'home'],
    ['/about-us?a=b?c', 'about'],
    ['/news', 'news'],
    ['/news/one%20item', 'item'],
    ['/folder', 'folder'],
    ['http://localhost:4173/about-us', 'about'],
    ['/news/old///', '→ /about-us'],
    ['/folder/index.html', '→ /folder'],
    ['//', '→ /'],
    ['//evil.example/', '→ /evil.example'],
    ['///evil.example//', '→ /evil.example'],
    ['/\\evil.example/', '→ /evil.example'],
    ['/a\\b\\', '→ /a%5Cb'],
    ['http://evil.example//other.example/', '→ /other.example'],
    ['/aéb/', '→ /a%C3%A9b'],
    ['//about-us', '404 lost'],
    ['/news//one%20item', '404 lost'],
    ['/.env', '404 lost'],
    ['/..%2fpackage.json', '404 lost'],
  ])('%s leads to: %s', (target, answer) => {
    const { file, location } = findFile(site, target);
    const page = file ? textOf(file) : `404 ${textOf(site.notFound)}`;
    expect(location === undefined ? page : `→ ${location}`).toBe(answer);
  });

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

test.each([
  ['static/app-1a2b.js', 'text/javascript; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json'],
  ['events.ics', 'text/calendar; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['news/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['photo.AVIF', 'image/avif'],
  ['templates/form.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['templates/form.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['LICENSE', 'application/octet-stream'],
])('%s is served as %s', (file, type) => expect(contentType(file)).toBe(type));
