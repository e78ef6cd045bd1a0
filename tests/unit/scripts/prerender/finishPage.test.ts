import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageFinisher } from '#scripts/prerender/finishPage.ts';

let folder: string;

const serve = (file: string, text: string) => writeFileSync(join(folder, 'root', file), text);
/** How many different pages were finished. */
const finished = () => readdirSync(join(folder, 'cache')).length;

const SETTINGS = { hcaptchaSitekey: 'key', analyticsSrc: '' };

/** A build of one page. */
async function build({ file = 'a.html', text = '1', settings = SETTINGS, quality = 5 } = {}) {
  const { finish } = await pageFinisher(join(folder, 'root'), settings, quality, join(folder, 'cache'));
  return finish(file, `<head><meta charset="utf-8"></head><p>${text}</p>`);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'root'));
  serve('a.css', 'a{top:0}');
  serve('a.js', 'start()');
  serve('feed.xml', '<feed/>');
  await build();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a page that is rendered as before is not finished again, and is the same', async () => {
  const [first, second] = [await build({ text: '2' }), await build({ text: '2' })];
  expect(finished()).toBe(2);
  expect(second).toEqual(first);
});

test('what isn’t part of a page leaves it as it is', async () => {
  serve('feed.xml', '<feed>new</feed>');
  await build();
  expect(finished()).toBe(1);
});

test.each([
  ['its HTML', {}, { text: 'changed' }],
  ['its address', {}, { file: 'b.html' }],
  ['a setting', {}, { settings: { ...SETTINGS, analyticsSrc: 'https://b.example' } }],
  ['the quality of its compression', {}, { quality: 4 }],
  ['a stylesheet', { 'a.css': 'a{top:1px}' }, {}],
  ['a script', { 'a.js': 'stop()' }, {}],
  ['a drawing', { 'a.svg': '<svg/>' }, {}],
])('a page is finished again when %s has changed', async (_, served, page) => {
  for (const [file, text] of Object.entries(served)) serve(file, text);
  await build(page);
  expect(finished()).toBe(2);
});
