import { join } from 'node:path';
import { pMapIterable } from 'p-map';
import { site } from '#content/site/site.ts';
import { paths } from '#pages/model/pageModel.ts';
import { loadServer } from '#scripts/insides/vike.ts';
import { brotliQuality, writeCompressed } from './compress.ts';
import { writeInto } from './files.ts';
import { pageFinisher } from './finishPage.ts';
import { fetchedAtLoad } from './policy.ts';

/** Pages at a time: while some are compressed in other threads, one is rendered. */
const CONCURRENCY = 8;

/** Renders, finishes and writes every page, and gives them in their order; throws an Error when one can't be rendered or finished. */
export async function writePages(root: string, server: string): Promise<AsyncIterable<{ path: string; html: string }>> {
  const render = await loadServer(server);
  const quality = brotliQuality(paths.length);
  const finish = pageFinisher(root, site.analyticsSrc, fetchedAtLoad(root));
  return pMapIterable(
    paths,
    async (path) => {
      const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
      const rendered = await render(path);
      const { html, later } = finish(file, rendered);
      const body = Buffer.from(html);
      await writeInto(join(root, file), body);
      if (later) await writeInto(join(root, later.file), later.css);
      await writeCompressed(join(root, file), body, quality);
      return { path, html: rendered };
    },
    { concurrency: CONCURRENCY },
  );
}
