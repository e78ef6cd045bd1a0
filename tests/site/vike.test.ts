import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findImagePreload,
  hashedFilesIn,
  imageTag,
  loadServer,
  readManifest,
  takeStylesheets,
} from '#scripts/prerender/vike.ts';
import { buildContract, SITE } from '../fixtures/buildContract.ts';

const ROOT = join(SITE, 'dist/client');

/** What the installed Vike, Vite and React emit for a page with a prioritised image, a CSS module and an island. */
let html: string;
let manifest: Awaited<ReturnType<typeof readManifest>>;

const scripts = () => readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
/** The scripts that the page loads. */
const entries = () => hashedFilesIn(html).filter((file) => file.endsWith('.js'));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

beforeAll(async () => {
  buildContract();
  html = await (await loadServer(join(SITE, 'dist/server')))('/');
  manifest = await readManifest(ROOT);
}, 60_000);
afterAll(() => rmSync(SITE, { recursive: true, force: true }));

describe('what the adapter relies on', () => {
  test('Vike links the page’s stylesheets in the form that takeStylesheets removes', () => {
    const { hrefs, hoisted, rest } = takeStylesheets(html);
    expect(hrefs.length, 'stylesheets linked').toBeGreaterThan(0);
    expect(rest, 'a link to a stylesheet in another form').not.toMatch(/rel="?stylesheet/);
    expect(hoisted, 'a style that React moved into the head').toBe(':root{--hoisted:1}');
    expect(rest, 'a style in another form').not.toContain('<style');
    expect(hrefs.map((href) => read(href)).join(''), 'the CSS of an island is linked by its page').toContain('color:');
  });

  test('React closes void elements as XML does, and the adapter makes them plain HTML', () => {
    expect(html).toContain('<meta charset="utf-8">');
    expect(html).not.toMatch(/<(?!\/)[^<>]*\/>/);
  });

  test('React preloads the prioritised image in the form that findImagePreload reads', () => {
    const found = findImagePreload(html);
    expect(found?.src).toBe('/media/key.svg');
    expect(html).toContain(found?.preload);
    expect(html.split(imageTag('/media/key.svg')), 'the image begins with its address').toHaveLength(2);
  });

  test('Vike keeps Vite’s manifest beside the web root, with every import of a chunk', () => {
    const island = manifest.fileOf('components/Island.tsx');
    expect(entries()).toHaveLength(1);
    expect([...manifest.staticImports(entries())], 'an island is imported on demand').not.toContain(island);
    expect([...manifest.allImports(entries())]).toContain(island);
    expect([...manifest.staticImports([island])].some((file) => /react\.[^/]*\.js$/.test(file))).toBe(true);
  });

  test('chunks contain no stylesheets: an island’s class names are in its own chunk', () => {
    const names = read(manifest.fileOf('components/Island.tsx')).match(/\b_island_\w+/g);
    expect(names, 'class names in the island’s chunk').not.toBeNull();
    expect(
      scripts().filter((file) => read(file).includes('_island_')),
      'chunks with class names',
    ).toHaveLength(1);
    for (const file of manifest.allImports(entries())) expect(read(file), file).not.toMatch(/\.css["'`]/);
  });

  test('dynamic imports preload nothing, and their helper costs no request', () => {
    expect([...manifest.staticImports(entries())], 'files at load').toEqual(entries());
    for (const file of scripts()) expect(read(file), file).not.toMatch(/modulepreload|vite:preloadError/);
  });

  test('a page that throws is an error', async () => {
    const render = await loadServer(join(SITE, 'dist/server'));
    await expect(render('/fails')).rejects.toThrow('This page fails.');
  });
});
