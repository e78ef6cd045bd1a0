/**
 * Renders and finishes a share of the pages, in a process of its own (renderers.ts starts several):
 * `node dist/server/renderPages.mjs <web root> <which share> <of how many>`. Being part of the server's build it has the
 * content; it renders each page as a live server would, writes the finished page with its compressed copies, and tells what
 * the rest of the build must know of it. No page is kept, so memory doesn't grow with their number. Then it waits to be let
 * go, or to be asked for the files at the root first.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import { brotliQuality } from './compress.ts';
import { SERVER_BUILD } from './files.ts';
import { type PageFacts, pageFinisher } from './finishPage.ts';
import { PageCache } from './pageCache.ts';

/** What the rest of the build must know of a written page. */
export type WrittenPage = PageFacts & { file: string; key: string };

/** What this process tells: each page as it is written, then once that its work is done. */
export type Told = WrittenPage | 'done';

async function rendered(path: string): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path });
  if (errorWhileRendering) throw errorWhileRendering;
  return httpResponse.body;
}

/** Writes a file into a folder that may not be there; at once, as with a process for each processor threads would only cost. */
function write(path: string, body: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}

async function renderShare(root: string, which: number, of: number, tell: (page: Told) => void): Promise<void> {
  // Here and not above, so that a mistake in the content is told like any other.
  const { paths } = await import('#pages/facts/pageFacts.ts');
  const { site } = await import('#content/site/site.ts');
  // Tells Vike of the pages.
  await import(/* @vite-ignore */ pathToFileURL(resolve(SERVER_BUILD, 'entry.mjs')).href);
  const quality = brotliQuality(paths.length);
  const finish = await pageFinisher(root, site, quality);
  const cache = await PageCache.open(root, { site, quality });
  for (const path of paths.filter((_, index) => index % of === which)) {
    const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
    const { key, page } = await cache.page(file, await rendered(path), finish);
    write(join(root, file), page.html);
    write(join(root, `${file}.br`), page.br);
    write(join(root, `${file}.gz`), page.gz);
    tell({ file, key, ...page.facts });
  }
  tell('done');
}

async function writeAllOutputs(root: string): Promise<void> {
  const { writeOutputs } = await import('#scripts/outputs/writeOutputs.ts');
  for (const line of await writeOutputs(root)) console.log(line);
}

const [root = '', which = '', of = ''] = process.argv.slice(2);
const send = process.send?.bind(process);
if (!send) throw new Error('Started by scripts/prerender/renderers.ts only.');
// Vike's server build has a say in errors that nobody catches, and would let this end as if nothing had happened.
const fail = (error: unknown) => {
  console.error(error);
  process.exit(1);
};
process.once('message', () => {
  writeAllOutputs(root).then(() => send('done'), fail);
});
renderShare(root, Number(which), Number(of), (told) => send(told)).catch(fail);
