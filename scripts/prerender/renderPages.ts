/**
 * Renders and finishes a share of the pages in a process of its own (renderers.ts starts several):
 * `node dist/server/renderPages.mjs <web root> <which share> <of how many>`. It is part of the server build, so it has the
 * content. It keeps no page, so its memory doesn't grow with their number. Then it waits for a request to write the
 * outputs, or to be ended.
 */
import { join } from 'node:path';
import { brotliQuality } from './compress.ts';
import { writeInto } from './files.ts';
import { type PageFacts, pageFinisher } from './finishPage.ts';
import { PageCache } from './pageCache.ts';
import { loadServer, SERVER_BUILD } from './vike.ts';

/** A page that was written: what the prerenderer needs to know of it, and its key in the cache. */
export type WrittenPage = PageFacts & { file: string; key: string };

/** What this process sends: each page once it is written, then lines to log, then that it is done. */
export type Message = WrittenPage | { log: string } | 'done';

async function renderShare(root: string, which: number, of: number, send: (message: Message) => void): Promise<void> {
  // Imported here, so that an error in the content is reported like any other.
  const { paths } = await import('#pages/facts/pageFacts.ts');
  const { site } = await import('#content/site/site.ts');
  const render = await loadServer(SERVER_BUILD);
  const quality = brotliQuality(paths.length);
  const finish = await pageFinisher(root, site, quality);
  const cache = await PageCache.open(root, { site, quality });
  for (const path of paths.filter((_, index) => index % of === which)) {
    const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
    const { key, page } = await cache.page(file, await render(path), finish);
    writeInto(join(root, file), page.html);
    writeInto(join(root, `${file}.br`), page.br);
    writeInto(join(root, `${file}.gz`), page.gz);
    send({ file, key, ...page.facts });
  }
  send('done');
}

async function outputs(root: string, send: (message: Message) => void): Promise<void> {
  const { writeOutputs } = await import('#scripts/outputs/writeOutputs.ts');
  for (const log of await writeOutputs(root)) send({ log });
  send('done');
}

const [root = '', which = '', of = ''] = process.argv.slice(2);
const send = process.send?.bind(process);
if (!send) throw new Error('Started by scripts/prerender/renderers.ts only.');
// Vike's server build listens for uncaught errors and would let this process end as if nothing had failed.
const fail = (error: unknown) => {
  console.error(error);
  process.exit(1);
};
process.once('message', () => outputs(root, (message) => send(message)).catch(fail));
renderShare(root, Number(which), Number(of), (message) => send(message)).catch(fail);
