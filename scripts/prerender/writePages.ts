import { join } from 'node:path';
import { site } from '#content/site/site.ts';
import { paths } from '#pages/model/pageModel.ts';
import { loadServer, STYLESHEETS } from '#scripts/internals/vike.ts';
import { writeInto } from '#scripts/shared/files.ts';
import { pageFinisher } from './finishPage.ts';

/**
 * Renders, finishes and writes every page, and gives them in their order; throws an Error when one
 * can't be rendered or finished.
 */
export async function* writePages(root: string, server: string): AsyncGenerator<{ path: string; html: string }> {
  const render = await loadServer(server);
  const finish = pageFinisher(root, STYLESHEETS, site.analyticsSrc);
  for (const path of paths) {
    const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
    const rendered = await render(path).catch((error: unknown) => {
      console.error(`${path} could not be rendered. If the reason is AbortRender, see pages/entryAt.ts.`);
      throw error;
    });
    const { html, later } = finish(file, rendered);
    writeInto(join(root, file), html);
    if (later) writeInto(join(root, later.file), later.css);
    yield { path, html: rendered };
  }
}
