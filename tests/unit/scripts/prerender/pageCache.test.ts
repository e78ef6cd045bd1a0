import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageCache } from '#scripts/prerender/pageCache.ts';

const FACTS = { files: [], scriptHashes: [], wasm: false };

let folder: string;
/** The pages that had to be finished. */
let finished: string[];

const serve = (file: string, text: string) => writeFileSync(join(folder, 'root', file), text);

/** A build of one page. */
async function build({ file = 'a.html', rendered = '<p>1</p>', settings = { origin: 'https://a.example' } } = {}) {
  const cache = await PageCache.open(join(folder, 'root'), settings, join(folder, 'cache'));
  const { page } = await cache.page(file, rendered, async () => {
    finished.push(rendered);
    const html = Buffer.from(`<main>${rendered}</main>`);
    return { html, br: html.subarray(0, 3), gz: html.subarray(3), facts: FACTS };
  });
  return page;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  finished = [];
  mkdirSync(join(folder, 'root'));
  serve('a.css', 'a{top:0}');
  serve('a.js', 'start()');
  serve('feed.xml', '<feed/>');
  await build();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a page that is rendered as before is not finished again, and is the same', async () => {
  const [first, second] = [await build({ rendered: '<p>2</p>' }), await build({ rendered: '<p>2</p>' })];
  expect(finished).toEqual(['<p>1</p>', '<p>2</p>']);
  expect(second.facts).toEqual(first.facts);
  for (const copy of ['html', 'br', 'gz'] as const) expect(Buffer.compare(second[copy], first[copy])).toBe(0);
});

test('what isn’t part of a page leaves it as it is', async () => {
  serve('feed.xml', '<feed>new</feed>');
  await build();
  expect(finished).toHaveLength(1);
});

test.each([
  ['its HTML', {}, { rendered: '<p>changed</p>' }],
  ['its address', {}, { file: 'b.html' }],
  ['a setting', {}, { settings: { origin: 'https://b.example' } }],
  ['a stylesheet', { 'a.css': 'a{top:1px}' }, {}],
  ['a script', { 'a.js': 'stop()' }, {}],
  ['a drawing', { 'a.svg': '<svg/>' }, {}],
])('a page is finished again when %s has changed', async (_, served, page) => {
  for (const [file, text] of Object.entries(served)) serve(file, text);
  await build(page);
  expect(finished).toHaveLength(2);
});
