import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import * as folders from '#content/schema/contentFolder.server.ts';
import { listFiles } from '#scripts/shared/files.ts';

const { collectionFolder, contentFolder, manifestFile, readText } = folders;

/** The module through which content reads files. */
const READER = 'content/schema/contentFolder.server.ts';

const dataIn = (folder: string) =>
  listFiles(folder)
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => join(folder, name));

const FOLDERS = [
  'content/figures',
  'content/forms',
  'content/pages',
  `${contentFolder}/pages`,
  `${contentFolder}/site`,
];

/** The files of data that content reads in addition to its collections. */
const dataFiles = () => [...FOLDERS.flatMap(dataIn), manifestFile];

/** What replaces the reader in a browser, which has no files. */
const forBrowser = () => `
const texts = ${JSON.stringify(Object.fromEntries(dataFiles().map((file) => [file, readText(file)])))};
${Object.entries(folders)
  .filter(([, folder]) => typeof folder === 'string')
  .map(([name, folder]) => `export const ${name} = ${JSON.stringify(folder)};`)
  .join('\n')}
export const readText = (file) => texts[file];
`;

/** Lets tests of components read content in the browser. */
export const readInBrowser = (): Plugin => ({
  name: 'site:read-in-browser',
  apply: 'serve',
  load: {
    filter: { id: /content\/schema\/contentFolder\.server\.ts$/ },
    handler() {
      return this.environment.config.consumer === 'client' ? forBrowser() : undefined;
    },
  },
});

/**
 * In development, reloads pages when a file of data or an entry changes: Vite doesn't know of the
 * files that modules read.
 */
export const reloadContent = (): Plugin => ({
  name: 'site:reload-content',
  apply: 'serve',
  configureServer({ config: { root }, watcher }) {
    const collections = resolve(root, collectionFolder('')) + sep;
    const data = dataFiles().map((file) => resolve(root, file));
    const changed = (module: string) => watcher.emit('change', resolve(root, module));
    watcher.on('all', (_, file) => {
      if (data.includes(file)) changed(READER);
      if (!file.startsWith(collections) || !/\.(md|yaml)$/.test(file)) return;
      const [collection = ''] = file.slice(collections.length).split(sep);
      changed(`content/collections/${collection}/index.ts`);
    });
  },
});
