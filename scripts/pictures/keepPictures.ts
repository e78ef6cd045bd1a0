import { readFile } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { manifestFile, mediaFolder, picturesFolder } from '#content/schema/contentFolder.server.ts';
import { contentType } from '#scripts/server/contentType.ts';

/** Copying a large file raises several file system events. */
const SETTLE_MS = 300;

/**
 * Imported late, since `vike build` reads this plugin and has no use for it: its pictures have been
 * built.
 */
const build = async () => (await import('./build.ts')).buildWebsitePictures();

/** The latest run; Vite resolves its configuration several times. */
let latest: Promise<unknown> | undefined;

/**
 * Builds the website's pictures before content reads the manifest, serves them, and in development
 * watches them.
 */
export function keepPictures(): Plugin {
  return {
    name: 'site:keep-pictures',
    apply: 'serve',
    async configResolved() {
      latest ??= build();
      await latest;
    },
    configureServer(server) {
      const { root, logger } = server.config;
      server.middlewares.use('/media', (request, response, next) => {
        const name = basename(request.url?.split('?')[0] ?? '');
        readFile(join(mediaFolder, name)).then(
          (body) => response.setHeader('Content-Type', contentType(name)).end(body),
          () => next(),
        );
      });
      const pictures = resolve(root, picturesFolder) + sep;
      let settling: NodeJS.Timeout | undefined;
      const report = (error: unknown) => logger.error(error instanceof Error ? error.message : String(error));
      const rebuild = () => {
        // Runs follow one another, since they write the same files.
        latest = Promise.resolve(latest).then(build).catch(report);
      };
      server.watcher.on('all', (event, file) => {
        if (file !== resolve(root, manifestFile) && file.startsWith(pictures) && !event.endsWith('Dir')) {
          clearTimeout(settling);
          settling = setTimeout(rebuild, SETTLE_MS);
        }
      });
    },
  };
}
