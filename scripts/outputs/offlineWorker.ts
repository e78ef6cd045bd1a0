import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OFFLINE_PAGE } from '#components/sections/offline/kept.ts';
import { Cache, hashOf } from '#scripts/prerender/cache.ts';
import { listFiles } from '#scripts/prerender/files.ts';
import { readManifest } from '#scripts/prerender/vike.ts';
import { HASHED_FOLDERS } from '#scripts/server/headers.ts';

const SOURCES = 'components/sections/offline/worker';
const HASHED_FILE = new RegExp(`(${HASHED_FOLDERS.join('|')})[\\w./-]+\\.\\w+`, 'g');
/** Modules that the offline page imports on demand, so that its HTML doesn't name their chunks. */
const ON_DEMAND = ['behaviours/behaviours.client.ts', 'sections/offline/keptPages.behaviour.client.ts'];

/** The files that the offline page needs without a connection, and a version that changes with any of them. */
async function shell(root: string): Promise<{ version: string; files: string[] }> {
  const html = await readFile(join(root, `${OFFLINE_PAGE}.html`), 'utf8');
  const manifest = await readManifest();
  const named = (html.match(HASHED_FILE) ?? []).map((file) => file.slice(1));
  const files = manifest.staticImports([...named, ...ON_DEMAND.map((source) => manifest.fileOf(source))]);
  const hash = createHash('sha256').update(html + [...files].join());
  const version = hash.digest('hex').slice(0, 8);
  return { version, files: [OFFLINE_PAGE, ...[...files].map((file) => `/${file}`).sort()] };
}

/** The worker of the last build. */
const CACHE = '.cache/worker';
/**
 * Builds the service worker of offline reading as one script.
 *
 * @param version of the files that it keeps
 * @param files the files that the offline page needs
 * @param keep as for offlineWorker
 */
async function bundle({ version, files }: Awaited<ReturnType<typeof shell>>, keep: boolean): Promise<string> {
  // Imported here: half a second that a build saves where the worker is the last build's.
  const { build } = await import('vite');
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

/**
 * The service worker of offline reading as one script, or the last build's if nothing that it is made from has changed.
 *
 * @param root the finished web root
 * @param keep true for the worker that caches pages, false for the one that removes an earlier worker and its cache
 */
export async function offlineWorker(root: string, keep: boolean): Promise<string> {
  const precached = keep ? await shell(root) : { version: '', files: [] };
  // Its modules import from anywhere in components.
  const code = listFiles('components').filter((file) => file.endsWith('.ts'));
  const key = hashOf([precached, keep], ['package-lock.json', ...code.map((file) => join('components', file))]);
  const cache = new Cache<string>(CACHE);
  const worker = await cache.get(key, () => bundle(precached, keep));
  cache.prune();
  return worker;
}
