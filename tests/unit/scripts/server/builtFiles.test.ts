import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { chooseCopy, findFile, readSite } from '#scripts/server/builtFiles.ts';
import { contentType } from '#scripts/server/contentType.ts';
import { forAll } from '../../../fixtures/forAll.ts';
import { CODINGS, REDIRECTED, SHOWN, TYPES } from '../../../fixtures/server/paths.ts';
import { temporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const FILES = {
  ...{ 'index.html': 'home', '404.html': 'lost', 'about-us.html': 'about', 'news.html': 'news' },
  ...{ 'news/one item.html': 'item', 'folder/index.html': 'folder', 'static/app.js': 'code' },
  ...{ _headers: 'secret', '.env': 'secret', '.well-known/security.txt': 'contact' },
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

const br = { coding: 'br', ending: '.br' };
const gzip = { coding: 'gzip', ending: '.gz' };

test.each(CODINGS)('the coding of an answer for %j is %s', (header, coding) =>
  expect(chooseCopy(header, [br, gzip])?.coding ?? 'identity').toBe(coding),
);

test('the coding of an answer is one that the file lies there in', () => {
  expect(chooseCopy('br, gzip', [gzip])).toBe(gzip);
  expect(chooseCopy('br', [gzip])).toBeUndefined();
});

test.each(TYPES)('%s is served as %s', (file, type) => expect(contentType(file)).toBe(type));
