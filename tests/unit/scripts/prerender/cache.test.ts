import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cache, hashOf } from '#scripts/prerender/cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was made from the same ingredients is not made again, and is the same', async () => {
  const make = vi.fn(async () => ({ bytes: Buffer.from([0, 255]), words: ['one'] }));
  const first = await new Cache(folder).get(['a', 1], make);
  expect(await new Cache(folder).get(['a', 1], make)).toEqual(first);
  expect(make).toHaveBeenCalledOnce();
  await new Cache(folder).get(['a', 2], make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what could not be made leaves nothing behind', async () => {
  const fails = new Cache(folder).get('a', () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

test('only what the latest build used is kept', async () => {
  const made = async () => 'made';
  const last = new Cache(folder);
  for (const name of ['a', 'b']) await last.get(name, made);
  const cache = new Cache(folder);
  await cache.get('b', made);
  await cache.get('c', made);
  cache.prune();
  expect(readdirSync(folder).sort()).toEqual([hashOf('b'), hashOf('c')].sort());
});

test('a hash depends on names and contents of files, and not on their order', () => {
  const files = ['a', 'b'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, file);
  const hash = hashOf([], files);
  expect(hashOf([], files.toReversed())).toBe(hash);
  expect(hashOf([], files.slice(1))).not.toBe(hash);
  for (const file of files) writeFileSync(file, 'changed');
  expect(hashOf([], files)).not.toBe(hash);
});
