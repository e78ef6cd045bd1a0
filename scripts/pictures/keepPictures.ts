import { readFile } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import * as folders from '#content/schema/contentFolder.server.ts';
import { contentType } from '#scripts/server/contentType.ts';

/** Copying a large file raises several file system events. */
const SETTLE_MS = 300;

/** Imported late, since `vike build` reads this plugin and has no use for it: its pictures have been built. */
const build = async () => (await import('./build.ts')).buildWebsitePictures();

/** The latest run; Vite resolves its configuration several times. */
let latest: Promise<unknown> | undefined;

const { collectionFolder, manifestFile, mediaFolder, picturesFolder, readText } = folders;

/** The module that names the folders and files of data; those of its names that end in "File" are files that content reads. */
const FOLDERS = 'content/schema/contentFolder.server.ts';
const paths = Object.entries(folders).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
const dataFiles = paths.flatMap(([name, path]) => (name.endsWith('File') ? path : []));

/** What stands for it in the browser. */
const forBrowser = () => `
const texts = ${JSON.stringify(Object.fromEntries(dataFiles.map((file) => [file, readText(file)])))};
${paths.map(([name, path]) => `export const ${name} = ${JSON.stringify(path)};`).join('\n')}
export const readText = (file) => texts[file];
`;

/**
 * Builds the website's pictures before content reads the manifest, and serves them. In development it watches them, and reloads
 * pages when an entry changes.
 */
export function keepPictures(): Plugin {
  return {
    name: 'site:keep-pictures',
    apply: 'serve',
    async configResolved() {
      latest ??= build();
      await latest;
    },
    load: {
      filter: { id: /content\/schema\/contentFolder\.server\.ts$/ },
      // Stories and tests of components take the words of content modules into the browser.
      handler() {
        return this.environment.config.consumer === 'client' ? forBrowser() : undefined;
      },
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
      const changed = (module: string) => server.watcher.emit('change', resolve(root, module));
      const collections = resolve(root, collectionFolder('')) + sep;
      const pictures = resolve(root, picturesFolder) + sep;
      let settling: NodeJS.Timeout | undefined;
      const report = (error: unknown) => logger.error(error instanceof Error ? error.message : String(error));
      const rebuild = () => {
        // Runs follow one another, since they write the same files.
        latest = Promise.resolve(latest).then(build).catch(report);
      };
      server.watcher.on('all', (event, file) => {
        // Vite doesn't know of the files that modules read: the module that reads one counts as changed.
        if (file.startsWith(collections) && /\.(md|yaml)$/.test(file)) {
          const [collection = ''] = file.slice(collections.length).split(sep);
          changed(`content/collections/${collection}/index.ts`);
        }
        if (dataFiles.some((data) => file === resolve(root, data))) changed(FOLDERS);
        if (file !== resolve(root, manifestFile) && file.startsWith(pictures) && !event.endsWith('Dir')) {
          clearTimeout(settling);
          settling = setTimeout(rebuild, SETTLE_MS);
        }
      });
    },
  };
}
