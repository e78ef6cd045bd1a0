import { resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/**
 * Reloads pages in development when an entry of a collection changes: the module that reads its folder counts as changed, as
 * Vite doesn't know of the files that modules read.
 */
export function watchEntries({ watcher, config: { root } }: ViteDevServer): void {
  const collections = resolve(root, 'content/collections') + sep;
  watcher.on('all', (_event, file) => {
    if (!file.startsWith(collections) || !/\.(md|yaml)$/.test(file)) return;
    const [collection = ''] = file.slice(collections.length).split(sep);
    watcher.emit('change', resolve(collections, collection, 'index.ts'));
  });
}
