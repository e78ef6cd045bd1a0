/**
 * Renders and finishes a share of the pages, in a process of its own (scripts/build/writePages.ts starts several):
 * `node --import tsx scripts/build/renderPages.ts <web root> <which share> <of how many>`. It loads the server's build as a
 * live server would, asks it for each page, writes the finished page with its compressed copies, and sends home what the
 * rest of the build must know of it. No page is kept, so memory doesn't grow with their number.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import type { SitemapPage } from '../files/sitemap.ts';
import { sitemapPage } from '../files/sitemapPage.ts';
import { brotliQuality, compressFile } from './compress.ts';
import { forEachOf, listFiles, readScripts, SERVER_BUILD } from './files.ts';
import { FirstPicture } from './firstPicture.ts';
import { StylesheetInliner } from './inlineCss.ts';
import { Policies } from './policy.ts';
import { Reach } from './reachable.ts';
import { searchFingerprint } from './searchIndex.ts';
import { type Card, cardOf } from './shareCards.ts';
import { Scripts } from './usedCss.ts';

/** What the rest of the build must know of a page. */
export type WrittenPage = {
  file: string;
  sitemap: SitemapPage | undefined;
  card: Card | undefined;
  /** What the search may find on it, in short; undefined for nothing. */
  fingerprint: string | undefined;
};

/** What a process tells of its share. */
export type Share = { pages: WrittenPage[]; reached: string[]; needed: Policies['needed'] };

/** Pages under way at a time: enough to compress some while others are rendered. */
const AT_ONCE = 8;

const built = (file: string) => pathToFileURL(resolve(SERVER_BUILD, file)).href;

async function rendered(path: string): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path });
  if (errorWhileRendering) throw errorWhileRendering;
  return httpResponse.body;
}

async function renderShare(root: string, which: number, of: number): Promise<Share> {
  await import(built('entry.mjs'));
  const { paths }: typeof import('../files/rootFiles.ts') = await import(built('rootFiles.mjs'));
  const { site } = await import('#content/site.ts');
  const inliner = new StylesheetInliner(root, new Scripts(await readScripts(root)));
  const firstPicture = new FirstPicture(root);
  const reach = new Reach(root, await listFiles(root));
  const policies = new Policies(site);
  const quality = brotliQuality(paths.length);
  const pages: WrittenPage[] = [];
  const mine = paths.filter((_, index) => index % of === which);
  await forEachOf(mine, AT_ONCE, async (path) => {
    const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
    const html = policies.seal(file, await firstPicture.embed(await inliner.inline(await rendered(path))));
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), html);
    await compressFile(join(root, file), quality);
    await reach.followPage(html);
    const fingerprint = searchFingerprint(file, html);
    pages.push({ file, sitemap: sitemapPage(file, html), card: cardOf(html), fingerprint });
  });
  return { pages, reached: reach.reached, needed: policies.needed };
}

const [root = '', which = '', of = ''] = process.argv.slice(2);
const send = process.send?.bind(process);
if (!send) throw new Error('Started by scripts/build/writePages.ts only.');
// Vike's server build has a say in errors that nobody catches, and would let this end as if nothing had happened.
try {
  // Disconnecting at once would cut off a long message.
  send(await renderShare(root, Number(which), Number(of)), () => process.disconnect());
} catch (error) {
  console.error(error);
  process.exit(1);
}
