/**
 * Renders and finishes a share of the pages in a process of its own (renderers.ts starts several):
 * `node .cache/bundles/server/renderPages.mjs <web root> <hash of the bundles> <which share> <of how many>`. It is part of the
 * server build, so it has the content. It keeps no page, so its memory doesn't grow with their number. Then it waits for a
 * request to write one half of the outputs, or to be ended.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliQuality } from './compress.ts';
import { writeInto, written } from './files.ts';
import { pageFinisher } from './finishing/finishPage.ts';
import { filesOf, type PageRecord, readRecords, stateOf } from './lastBuild.ts';
import type { OutputsRequest, Share } from './renderers.ts';
import { loadServer, SERVER_BUILD } from './vike.ts';
import { placedFiles } from './webRoot.ts';

async function renderShare(root: string, bundles: string, which: number, of: number): Promise<Share> {
  // Imported here, so that an error in the content is reported like any other.
  const { paths } = await import('#pages/facts/pageFacts.ts');
  const { inputsOf } = await import('#pages/facts/inputs.ts');
  const { site } = await import('#content/site/site.ts');
  const render = await loadServer(SERVER_BUILD);
  const last = readRecords();
  const { keyOf, finish } = await pageFinisher(root, [...placedFiles().keys()], site, brotliQuality(paths.length));
  const pages: Share['pages'] = {};

  /** Writes a page, unless the last build has written it from the same. */
  async function write(path: string): Promise<PageRecord> {
    const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
    const page = join(root, file);
    const inputs = inputsOf(path);
    // Other pages take more than their inputs from content, so that only their HTML says whether they have changed.
    const rendered = inputs.post || inputs.list ? undefined : await render(path);
    const key = keyOf(file, rendered ?? [bundles, inputs]);
    const known = last[path];
    const linked = known?.stylesheet ? [join(root, known.stylesheet)] : [];
    if (known?.key === key && known.state === stateOf(page) && linked.every((name) => existsSync(name))) {
      for (const name of [...filesOf(page), ...linked]) written.add(name);
      return known;
    }
    const { html, br, gz, stylesheet, ...named } = await finish(file, rendered ?? (await render(path)));
    for (const [index, name] of filesOf(page).entries()) writeInto(name, [html, br, gz][index] ?? '');
    if (stylesheet) writeInto(join(root, stylesheet.file), stylesheet.css);
    // A copy: a part of a string, such as a file's name, keeps the whole page in memory.
    return structuredClone({ ...named, stylesheet: stylesheet?.file, key, state: stateOf(page) });
  }

  for (const path of paths.filter((_, index) => index % of === which)) pages[path] = await write(path);
  return { pages, written };
}

async function outputs(root: string, { search }: OutputsRequest): Promise<ReadonlySet<string>> {
  // Those of its pages are reported already.
  written.clear();
  if (!search) {
    const { writeOutputs } = await import('#scripts/outputs/writeOutputs.ts');
    for (const line of await writeOutputs(root)) console.log(line);
  } else if (process.env.SEARCH_INDEX !== 'off') {
    // Off in builds that are made again and again.
    const { writeSearchIndex } = await import('#scripts/outputs/searchIndex.ts');
    console.log(await writeSearchIndex(root, search));
  }
  return written;
}

const [root = '', bundles = '', which = '', of = ''] = process.argv.slice(2);
const send = process.send?.bind(process);
if (!send) throw new Error('Started by scripts/prerender/renderers.ts only.');
// Vike's server build listens for uncaught errors and would let this process end as if nothing had failed.
const fail = (error: unknown) => {
  console.error(error);
  process.exit(1);
};
process.once('message', (request: OutputsRequest) => outputs(root, request).then(send).catch(fail));
renderShare(root, bundles, Number(which), Number(of)).then(send).catch(fail);
