import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { findFile, readSite, takesBrotli } from '#scripts/server/builtFiles.ts';
import { contentType } from '#scripts/server/contentType.ts';
import { forAll } from '../../../fixtures/cases.ts';
import { temporaryFolder } from '../../../fixtures/files.ts';
import { requests } from '../../../fixtures/server/testServer.ts';

const root = temporaryFolder(requests.site, afterAll);
const site = readSite(root);

const textOf = ({ name }: { name: string }) => readFileSync(join(root, name), 'utf8');

describe('a path', () => {
  test.each(Object.entries(requests.targets))('%s leads to: %s', (target, answer) => {
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

test.each(Object.entries(requests.accepted))('a client that accepts %j takes brotli: %s', (header, expected) =>
  expect(takesBrotli(header)).toBe(expected),
);

test.each(Object.entries(requests.types))('%s is served as %s', (file, type) => expect(contentType(file)).toBe(type));
