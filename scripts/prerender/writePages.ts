import { join } from 'node:path';
import pMap from 'p-map';
import { site } from '#content/site/site.ts';
import { paths } from '#pages/facts/pageFacts.ts';
import { brotliQuality, writeCompressed } from './compress.ts';
import { writeInto } from './files.ts';
import { pageFinisher } from './finishPage.ts';
import { loadServer } from './vike.ts';

/** Pages at a time: while some are compressed in other threads, one is rendered. */
const CONCURRENCY = 8;

/**
 * Renders, finishes and writes every page.
 *
 * @param root the web root with everything that pages load
 * @param server the folder of the server build
 * @throws Error when a page can't be rendered or finished
 */
export async function writePages(root: string, server: string): Promise<void> {
  const render = await loadServer(server);
  const quality = brotliQuality(paths.length);
  const finish = pageFinisher(root, site);
  await pMap(
    paths,
    async (path) => {
      const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
      const { html, later } = finish(file, await render(path));
      writeInto(join(root, file), html);
      await writeCompressed(join(root, file), html, quality);
      if (later) writeInto(join(root, later.file), later.css);
    },
    { concurrency: CONCURRENCY },
  );
}
