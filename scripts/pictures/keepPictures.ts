import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { galleryCategories } from '#content/collections/gallery-categories.ts';
import { watchContent } from '#scripts/authoring/watchContent.ts';
import { buildPictures, websiteFolders } from './build.ts';

/** Copying a large file raises several file system events. */
const SETTLE_MS = 300;

const build = () => buildPictures(websiteFolders, galleryCategories, console.log);

/** The latest run; Vite resolves its configuration several times a build. */
let latest: ReturnType<typeof build> | undefined;

/** Builds the website's pictures before content reads the manifest; in development, again whenever one changes. */
export function keepPictures(): Plugin {
  return {
    name: 'keep-pictures',
    async configResolved() {
      latest ??= build();
      await latest;
    },
    configureServer(server) {
      watchContent(server);
      const {
        watcher,
        config: { root, logger },
      } = server;
      const folder = resolve(root, websiteFolders.pictures) + sep;
      const manifest = resolve(root, websiteFolders.manifest);
      let settling: NodeJS.Timeout | undefined;
      const rebuild = async () => {
        // Runs share the cache, so they follow one another.
        await latest?.catch(() => {});
        latest = build();
        await latest.catch((error: unknown) => logger.error(error instanceof Error ? error.message : String(error)));
      };
      watcher.on('all', (event, file) => {
        if (!file.startsWith(folder) || file.startsWith(manifest) || event.endsWith('Dir')) return;
        clearTimeout(settling);
        settling = setTimeout(rebuild, SETTLE_MS);
      });
    },
  };
}
