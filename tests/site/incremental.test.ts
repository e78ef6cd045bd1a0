import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articlesOf, makeScaledCopy, writeArticle } from '#scripts/bench/scaledCopy.ts';
import { hashOf } from '#scripts/prerender/cache.ts';
import { listFiles } from '#scripts/prerender/files.ts';
import { BUNDLES, WEB_ROOT } from '#scripts/prerender/vike.ts';

/** What a build from nothing may take from the one before: encoded pictures, share images and the code that Vike builds. */
const KEPT = ['.cache/pictures', '.cache/share', BUNDLES];
/** From 100 entries on, a collection's entries are not all checked again. */
const ARTICLES = 100;
const FOLDER = mkdtempSync(join(tmpdir(), 'incremental-'));
const ROOT = join(FOLDER, WEB_ROOT);
const untouched = join(ROOT, 'measured-00090.html');

const build = () =>
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/prerender/build.ts'], {
    cwd: FOLDER,
    env: { ...process.env, BUILD_DATE: '2026-11-23', NODE_ENV: 'production', SEARCH_INDEX: 'off', VITEST: '' },
    stdio: 'pipe',
  });
const hashes = () => new Map(listFiles(ROOT).map((file) => [file, hashOf([], [join(ROOT, file)])]));
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(FOLDER, file), change(readFileSync(join(FOLDER, file), 'utf8')));

/** The web root of a build after edits, and of a build of the same from nothing. */
let [before, after, fromNothing]: Map<string, string>[] = [];
/** When the page of an unchanged article was written, before and after the edits. */
const times: number[] = [];

beforeAll(async () => {
  await makeScaledCopy(FOLDER, ARTICLES, 0);
  for (const folder of KEPT) cpSync(folder, join(FOLDER, folder), { recursive: true });
  build();
  before = hashes();
  times.push(statSync(untouched).mtimeMs);

  writeArticle(articlesOf(FOLDER), 50, 1);
  writeArticle(articlesOf(FOLDER), ARTICLES);
  rmSync(join(FOLDER, 'content/collections/articles/measured-00097.md'));
  edit('content/collections/events/welcome-msb-meet-up.yaml', (text) =>
    text.replace(/^title: .*/m, 'title: Another title'),
  );
  build();
  after = hashes();
  times.push(statSync(untouched).mtimeMs);

  rmSync(join(FOLDER, 'dist'), { recursive: true });
  for (const name of readdirSync(join(FOLDER, '.cache')))
    if (!KEPT.includes(`.cache/${name}`)) rmSync(join(FOLDER, '.cache', name), { recursive: true });
  build();
  fromNothing = hashes();
}, 600_000);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('a build after edits gives the same files as one from nothing, byte for byte', () => {
  expect(after).toEqual(fromNothing);
});

test('an edited article has another page, a new one has its first, a removed one has none', () => {
  expect(after?.get('measured-00050.html')).not.toBe(before?.get('measured-00050.html'));
  expect([before, after].map((files) => files?.has('measured-00100.html'))).toEqual([false, true]);
  expect([before, after].map((files) => files?.has('measured-00097.html.br'))).toEqual([true, false]);
});

test('the page of an article that no edit concerns is left as it was', () => {
  expect(times[1]).toBe(times[0]);
});
