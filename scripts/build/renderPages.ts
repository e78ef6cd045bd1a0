/**
 * Renders and finishes a share of the pages, in a process of its own (scripts/build/renderers.ts starts several):
 * `node --import tsx scripts/build/renderPages.ts <web root> <which share> <of how many>`. It loads the server's build as a
 * live server would, asks it for each page, writes the finished page with its compressed copies, and tells what the rest of
 * the build must know of it. No page is kept, so memory doesn't grow with their number. Then it waits to be let go, or to
 * be asked for the files at the root first: it has all content already.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import type { SitemapPage } from '../files/sitemap.ts';
import { brotliQuality } from './compress.ts';
import { SERVER_BUILD } from './files.ts';
import { type FinishedPage, type PageFacts, pageFinisher } from './finishPage.ts';
import { PageCache } from './pageCache.ts';
import { writeRootFiles } from './rootFiles.ts';

/** What the rest of the build must know of a written page. */
export type WrittenPage = PageFacts & { file: string; key: string };

/** What this process tells: each page as it is written, then once that its work is done. */
export type Told = WrittenPage | 'done';

const built = (file: string) => pathToFileURL(resolve(SERVER_BUILD, file)).href;

async function rendered(path: string): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path });
  if (errorWhileRendering) throw errorWhileRendering;
  return httpResponse.body;
}

/** Writes a page and its copies, one after the other: with a process for each processor, threads would only cost. */
function write(path: string, { html, br, gz }: FinishedPage): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

async function renderShare(root: string, which: number, of: number, tell: (page: Told) => void): Promise<void> {
  await import(built('entry.mjs'));
  const { paths }: typeof import('../files/rootFiles.ts') = await import(built('rootFiles.mjs'));
  const { site } = await import('#content/site.ts');
  const quality = brotliQuality(paths.length);
  const finish = await pageFinisher(root, site, quality);
  const cache = await PageCache.open(root, { site, quality });
  for (const path of paths.filter((_, index) => index % of === which)) {
    const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
    const { key, page } = await cache.page(file, await rendered(path), finish);
    write(join(root, file), page);
    tell({ file, key, ...page.facts });
  }
  tell('done');
}

const [root = '', which = '', of = ''] = process.argv.slice(2);
const send = process.send?.bind(process);
if (!send) throw new Error('Started by scripts/build/renderers.ts only.');
// Vike's server build has a say in errors that nobody catches, and would let this end as if nothing had happened.
const fail = (error: unknown) => {
  console.error(error);
  process.exit(1);
};
process.once('message', (sitemap: SitemapPage[]) => {
  writeRootFiles(root, sitemap).then(() => send('done'), fail);
});
await renderShare(root, Number(which), Number(of), (told) => send(told)).catch(fail);
