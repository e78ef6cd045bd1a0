import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Copying a large file raises several file system events. */
const SETTLE_MS = 300;

/** Imported late, since `vike build` reads this plugin and has no use for it: its pictures have been built. */
async function build(): Promise<void> {
  const { galleryCategories } = await import('#content/collections/gallery/index.ts');
  const { buildPictures, websiteFolders } = await import('./build.ts');
  await buildPictures(websiteFolders, galleryCategories, console.log);
}

/** The latest run; Vite resolves its configuration several times. */
let latest: Promise<unknown> | undefined;

/** Builds the website's pictures before content reads the manifest; in development, watches them, and reloads pages when an entry changes. */
export function keepPictures(): Plugin {
  return {
    name: 'site:keep-pictures',
    apply: 'serve',
    async configResolved() {
      latest ??= build();
      await latest;
    },
    async configureServer(server) {
      const { websiteFolders } = await import('./build.ts');
      const { root, logger } = server.config;
      const collections = resolve(root, 'content/collections') + sep;
      const folder = resolve(root, websiteFolders.pictures) + sep;
      const manifest = resolve(root, websiteFolders.manifest);
      let settling: NodeJS.Timeout | undefined;
      const report = (error: unknown) => logger.error(error instanceof Error ? error.message : String(error));
      const rebuild = () => {
        // Runs share the cache, so they follow one another.
        latest = Promise.resolve(latest).then(build).catch(report);
      };
      server.watcher.on('all', (event, file) => {
        if (file.startsWith(collections) && /\.(md|yaml)$/.test(file)) {
          // Vite doesn't know of the files that modules read: the module that reads the folder counts as changed.
          const [collection = ''] = file.slice(collections.length).split(sep);
          server.watcher.emit('change', resolve(collections, collection, 'index.ts'));
        }
        if (!file.startsWith(folder) || file.startsWith(manifest) || event.endsWith('Dir')) return;
        clearTimeout(settling);
        settling = setTimeout(rebuild, SETTLE_MS);
      });
    },
  };
}
