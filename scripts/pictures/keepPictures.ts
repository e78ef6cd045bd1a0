import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { galleryCategories } from '#content/collections/gallery/index.ts';
import { watchEntries } from '#scripts/authoring/watchEntries.ts';
import { buildPictures, websiteFolders } from './build.ts';

/** Copying a large file raises several file system events. */
const SETTLE_MS = 300;

const build = () => buildPictures(websiteFolders, galleryCategories, console.log);

/** The latest run; Vite resolves its configuration several times a build. */
let latest: Promise<unknown> | undefined;

/** Builds the website's pictures before content reads the manifest; in development, watches them and the entries. */
export function keepPictures(): Plugin {
  return {
    name: 'keep-pictures',
    async configResolved() {
      latest ??= build();
      await latest;
    },
    configureServer(server) {
      watchEntries(server);
      const { root, logger } = server.config;
      const folder = resolve(root, websiteFolders.pictures) + sep;
      const manifest = resolve(root, websiteFolders.manifest);
      let settling: NodeJS.Timeout | undefined;
      const report = (error: unknown) => logger.error(error instanceof Error ? error.message : String(error));
      const rebuild = () => {
        // Runs share the cache, so they follow one another.
        latest = Promise.resolve(latest).then(build).catch(report);
      };
      server.watcher.on('all', (event, file) => {
        if (!file.startsWith(folder) || file.startsWith(manifest) || event.endsWith('Dir')) return;
        clearTimeout(settling);
        settling = setTimeout(rebuild, SETTLE_MS);
      });
    },
  };
}
