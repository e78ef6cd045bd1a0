import { readFile } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import {
  associationFile,
  collectionFolder,
  dialCodesFile,
  feesFile,
  figuresFile,
  manifestFile,
  mediaFolder,
  picturesFolder,
  readText,
  registrationFile,
  rulesFile,
} from '#content/schema/contentFolder.server.ts';
import { contentType } from '#scripts/server/contentType.ts';

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

/** Files of data that content modules read, and the module of each. */
const DATA = [
  { name: 'feesFile', file: feesFile, module: 'content/site/site.ts' },
  { name: 'dialCodesFile', file: dialCodesFile, module: 'content/forms/dial-codes.ts' },
  { name: 'figuresFile', file: figuresFile, module: 'content/figures/index.ts' },
  { name: 'associationFile', file: associationFile, module: 'content/site/association.ts' },
  { name: 'rulesFile', file: rulesFile, module: 'content/pages/compliance-calendar.ts' },
  { name: 'registrationFile', file: registrationFile, module: 'content/pages/do-i-need-to-register.ts' },
  { name: 'manifestFile', file: manifestFile, module: 'content/pictures.ts' },
];

/** What stands in the browser for content/schema/contentFolder.server.ts. */
const forBrowser = () => `
const texts = ${JSON.stringify(Object.fromEntries(DATA.map(({ file }) => [file, readText(file)])))};
${DATA.map(({ name, file }) => `export const ${name} = ${JSON.stringify(file)};`).join('\n')}
export const picturesFolder = ${JSON.stringify(picturesFolder)};
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
        for (const data of DATA) if (file === resolve(root, data.file)) changed(data.module);
        if (file !== resolve(root, manifestFile) && file.startsWith(pictures) && !event.endsWith('Dir')) {
          clearTimeout(settling);
          settling = setTimeout(rebuild, SETTLE_MS);
        }
      });
    },
  };
}
