import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import pMap from 'p-map';
import { site } from '#content/site/site.ts';
import { paths } from '#pages/facts/pageFacts.ts';
import { brotliQuality } from './compress.ts';
import { listFiles, writeInto } from './files.ts';
import { pageFinisher } from './finishPage.ts';
import { HASHED_FOLDER, loadServer } from './vike.ts';

/** Pages at a time: while some are compressed in other threads, one is rendered. */
const CONCURRENCY = 8;

/** The name of a file that the client build has named after its hash. */
const HASHED_NAME = /[\w.@-]+\.[\w-]{8}\.\w+/g;

const namesIn = (text: string): string[] => text.match(HASHED_NAME) ?? [];

/** Removes what Vike has built for a router of its own, and the stylesheets that are in the pages: the hashed files that no page reaches. */
function removeUnreached(root: string, named: Set<string>): void {
  const files = new Map(
    listFiles(join(root, HASHED_FOLDER)).map((file) => [basename(file), join(root, HASHED_FOLDER, file)]),
  );
  // A set's iterator also visits what is added on the way.
  for (const name of named) {
    const file = files.get(name);
    if (file?.endsWith('.js')) for (const other of namesIn(readFileSync(file, 'utf8'))) named.add(other);
  }
  for (const [name, file] of files) if (!named.has(name)) rmSync(file);
}

/**
 * Renders, finishes and writes every page, and removes the files that none of them loads.
 *
 * @param root the web root with everything that pages load
 * @param server the folder of the server build
 * @throws Error when a page can't be rendered or finished
 */
export async function writePages(root: string, server: string): Promise<void> {
  const render = await loadServer(server);
  const finish = pageFinisher(root, site, brotliQuality(paths.length));
  const named = new Set<string>();
  await pMap(
    paths,
    async (path) => {
      const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
      const { html, br, later } = await finish(file, await render(path));
      writeInto(join(root, file), html);
      writeInto(join(root, `${file}.br`), br);
      if (later) writeInto(join(root, later.file), later.css);
      for (const name of namesIn(`${html} ${later?.css}`)) named.add(name);
    },
    { concurrency: CONCURRENCY },
  );
  removeUnreached(root, named);
}
