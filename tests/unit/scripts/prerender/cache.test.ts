import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Cache, hashOf } from '#scripts/prerender/cache.ts';
import { listFiles } from '#scripts/prerender/files.ts';
import { pageFinisher } from '#scripts/prerender/finishing/finishPage.ts';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder.ts';

test('what was made from the same ingredients is not made again, and is the same', async () => {
  const folder = temporaryFolder();
  const make = vi.fn(async () => ({ bytes: Buffer.from([0, 255]), words: ['one'] }));
  const first = await new Cache(folder).get('1', make);
  expect(await new Cache(folder).get('1', make)).toEqual(first);
  expect(make).toHaveBeenCalledOnce();
  await new Cache(folder).get('2', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what could not be made leaves nothing behind', async () => {
  const folder = temporaryFolder();
  await expect(new Cache(folder).get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

test('only what the latest build used is kept', async () => {
  const folder = temporaryFolder();
  const builds = [
    ['a', 'b'],
    ['b', 'c'],
  ].map((names) => ({ names, cache: new Cache(folder) }));
  for (const { names, cache } of builds) for (const name of names) await cache.get(name, async () => 'made');
  builds.at(-1)?.cache.prune();
  expect(readdirSync(folder).sort()).toEqual(['b', 'c']);
});

test('a hash does not depend on the order of files', () => {
  const files = ['package.json', 'README.md'];
  expect(hashOf([], files.toReversed())).toBe(hashOf([], files));
});

describe('a page', () => {
  let folder: string;
  const SETTINGS = { hcaptchaSitekey: 'key', analyticsSrc: '' };

  /** A build of one page. */
  async function build({ file = 'a.html', text = '1', settings = SETTINGS, quality = 5 } = {}) {
    const root = join(folder, 'root');
    const { keyOf, finish } = await pageFinisher(root, listFiles(root), settings, quality);
    const styles = '<style data-precedence="a" data-href="b">h1{top:0}p{top:0}</style>';
    const html = `<head><meta charset="utf-8">${styles}</head><main><h1>x</h1><p>${text}</p></main>`;
    return { key: keyOf(file, text), ...(await finish(file, html)) };
  }

  beforeEach(() => {
    folder = temporaryFolder({ 'root/a.css': 'a{top:0}', 'root/a.js': 'start()', 'root/feed.xml': '<feed/>' });
  });

  test('that fits the first window of a connection contains all its rules, a larger one links what its first view leaves', async () => {
    const noise = Array.from({ length: 9000 }, (_, index) => Math.sin(index).toString(36).slice(-4)).join(' ');
    const [small, large] = [await build(), await build({ text: noise })];
    expect(small.stylesheet).toBeUndefined();
    expect(small.html.toString()).toContain('<style>h1{top:0}p{top:0}</style>');
    expect(large.stylesheet?.css).toBe('p{top:0}');
    expect(large.html.toString()).toMatch(
      /<style>h1\{top:0\}<\/style>.*<\/h1><link rel="stylesheet" href="\/static\/later\./,
    );
    expect(large.files).toEqual([large.stylesheet?.file]);
  });

  test.each([
    ['its HTML has changed', {}, { text: 'changed' }],
    ['its address has changed', {}, { file: 'b.html' }],
    ['a setting has changed', {}, { settings: { ...SETTINGS, analyticsSrc: 'https://b.example' } }],
    ['the quality of its compression has changed', {}, { quality: 4 }],
    ['a stylesheet has changed', { 'root/a.css': 'a{top:1px}' }, {}],
    ['a script has changed', { 'root/a.js': 'stop()' }, {}],
    ['a drawing was added', { 'root/a.svg': '<svg/>' }, {}],
  ])('has another key when %s', async (_, served, page) => {
    const before = await build();
    writeFiles(folder, served);
    expect((await build(page)).key).not.toBe(before.key);
  });

  test('keeps its key when what isn’t part of a page has changed', async () => {
    const before = await build();
    writeFiles(folder, { 'root/feed.xml': '<feed>new</feed>' });
    expect((await build()).key).toBe(before.key);
  });
});
