import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { galleryCategories } from '#content/collections/gallery-categories.ts';
import { watchContent } from '#scripts/authoring/watchContent.ts';
import { buildPictures, websiteFolders } from './build.ts';
import { showProgress } from './progress.ts';

/** Copying a large file takes the file system several events. */
const SETTLE_MS = 300;

const make = () => buildPictures(websiteFolders, galleryCategories, showProgress('Pictures'));

/** The run under way or done; Vite reads its configuration several times for one build. */
let made: ReturnType<typeof make> | undefined;

/** Makes the website's pictures before anything reads them, in a build, in development (where it goes on watching) and in tests. */
export function keepPictures(): Plugin {
  return {
    name: 'keep-pictures',
    async configResolved() {
      made ??= make();
      await made;
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
      const remake = async () => {
        // One after the other: they share the cache.
        await made?.catch(() => {});
        made = make();
        await made.catch((error: unknown) => logger.error(error instanceof Error ? error.message : String(error)));
      };
      watcher.on('all', (event, file) => {
        if (!file.startsWith(folder) || file === manifest || event.endsWith('Dir')) return;
        clearTimeout(settling);
        settling = setTimeout(remake, SETTLE_MS);
      });
    },
  };
}
