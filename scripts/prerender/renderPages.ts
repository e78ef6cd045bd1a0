/**
 * Renders and finishes a share of the pages in a process of its own (renderers.ts starts several):
 * `node dist/server/renderPages.mjs <web root> <which share> <of how many>`. It is part of the server build, so it has the
 * content. It keeps no page, so its memory doesn't grow with their number. Then it waits for a request to write the
 * outputs, or to be ended.
 */
import { join } from 'node:path';
import { brotliQuality } from './compress.ts';
import { writeInto } from './files.ts';
import { pageFinisher } from './finishPage.ts';
import { enablePlainForm } from './plainForms.ts';
import type { Share } from './renderers.ts';
import { loadServer, SERVER_BUILD } from './vike.ts';

async function renderShare(root: string, which: number, of: number): Promise<Share> {
  // Imported here, so that an error in the content is reported like any other.
  const { paths } = await import('#pages/facts/pageFacts.ts');
  const { site } = await import('#content/site/site.ts');
  const render = await loadServer(SERVER_BUILD);
  const { finish, used } = await pageFinisher(root, site, brotliQuality(paths.length));
  const share: Share = { used, files: new Set(), scriptHashes: new Set(), wasm: false, plainForms: {} };
  for (const path of paths.filter((_, index) => index % of === which)) {
    const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
    const { html, form } = enablePlainForm(path, await render(path));
    if (form) share.plainForms[path] = form;
    const page = await finish(file, html);
    writeInto(join(root, file), page.html);
    writeInto(join(root, `${file}.br`), page.br);
    writeInto(join(root, `${file}.gz`), page.gz);
    for (const name of page.files) share.files.add(name);
    for (const hash of page.scriptHashes) share.scriptHashes.add(hash);
    share.wasm ||= page.wasm;
  }
  return share;
}

async function outputs(root: string): Promise<'done'> {
  const { writeOutputs } = await import('#scripts/outputs/writeOutputs.ts');
  for (const line of await writeOutputs(root)) console.log(line);
  return 'done';
}

const [root = '', which = '', of = ''] = process.argv.slice(2);
const send = process.send?.bind(process);
if (!send) throw new Error('Started by scripts/prerender/renderers.ts only.');
// Vike's server build listens for uncaught errors and would let this process end as if nothing had failed.
const fail = (error: unknown) => {
  console.error(error);
  process.exit(1);
};
process.once('message', () => outputs(root).then(send).catch(fail));
renderShare(root, Number(which), Number(of)).then(send).catch(fail);
