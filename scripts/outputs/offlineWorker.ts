import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { OFFLINE_PAGE, WORKER } from '#components/sections/offline/kept.ts';
import { scriptClosure } from '#scripts/checks/weights.ts';

const SOURCES = 'components/sections/offline/worker';
const HASHED_FILE = /\/((?:static|media)\/[\w./-]+\.\w+)/g;
/** Scripts that the offline page fetches by itself, and that its HTML therefore doesn't name. */
const ON_DEMAND = /^(behaviours|keptPages\.behaviour)\.client\.[^/]*\.js$/;

/** What the offline page needs in order to be shown without a connection, and a name that changes with any of it. */
async function shell(root: string): Promise<{ version: string; files: string[] }> {
  const html = await readFile(join(root, `${OFFLINE_PAGE}.html`), 'utf8');
  const all = await readdir(root, { recursive: true });
  const named = [...html.matchAll(HASHED_FILE)].flatMap(([, file]) => file ?? []);
  const roots = [...named, ...all.filter((file) => ON_DEMAND.test(basename(file)))];
  const files = new Set(roots.flatMap((file) => (file.endsWith('.js') ? [...scriptClosure(root, file)] : [file])));
  const version = createHash('sha256')
    .update(html)
    .update([...files].join())
    .digest('hex')
    .slice(0, 8);
  return { version, files: [OFFLINE_PAGE, ...[...files].map((file) => `/${file}`).sort()] };
}

/**
 * The worker of offline reading, as one script.
 *
 * @param root the finished web root
 * @param keep true for the worker that keeps pages, false for the one that removes an earlier one and all that it kept
 */
export async function offlineWorker(root: string, keep: boolean): Promise<string> {
  const { version, files } = keep ? await shell(root) : { version: '', files: [] };
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'SHELL.version': JSON.stringify(version), 'SHELL.files': JSON.stringify(files) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(SOURCES, keep ? 'keep.worker.ts' : 'remove.worker.ts'),
        output: { format: 'iife' },
      },
    },
  });
  if (!('output' in result)) throw new Error('The worker of offline reading was not built.');
  return result.output[0].code;
}

/** Writes it under its fixed name: browsers look there for a newer one. */
export async function writeOfflineWorker(root: string, keep: boolean): Promise<void> {
  await writeFile(join(root, WORKER), await offlineWorker(root, keep));
}
