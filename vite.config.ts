import './scripts/shared/environment.ts';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { buildFolder } from './content/schema/contentFolder.server.ts';
import { reloadContent } from './scripts/authoring/readInBrowser.ts';
import { packageCuts } from './scripts/internals/packageCuts.ts';
import { HASHED_FOLDER, onlyWhatPagesLoad, SHARED_CHUNKS } from './scripts/internals/vike.ts';
import { serveRootFiles } from './scripts/outputs/serveRootFiles.ts';
import { keepPictures } from './scripts/pictures/keepPictures.ts';

/**
 * Chunks that run as soon as they have loaded. Chromium compiles all of them off the main thread
 * while they load, and not when they are called (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILED_WHOLE = new Set(['react', 'CalendarSheet']);

/**
 * Whether a module is external to the server bundle, because the process that renders the pages has
 * loaded it already. So content is read once.
 */
const isLoaded = (id: string) =>
  ['content', 'pages/model'].some((folder) => id.startsWith(`${import.meta.dirname}/${folder}/`));

export default defineConfig({
  // scripts/shared/environment.ts has read .env.
  envDir: false,
  plugins: [react(), vike(), packageCuts(), keepPictures(), reloadContent(), serveRootFiles(), onlyWhatPagesLoad()],
  css: {
    modules: { generateScopedName: '[hash:base64:4]' },
  },
  build: {
    outDir: buildFolder(),
    // The build writes outputs into the web root at the same time, and has emptied it before.
    emptyOutDir: false,
    target: 'baseline-widely-available',
    // Baseline widely available of November 2026: `light-dark()`, and masks without a prefix, which
    // Vite's own list of browsers would double.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Not "assets": the eight site scripts are there under names that don't change (specification
    // 2.1).
    assetsDir: HASHED_FOLDER,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    license: { fileName: 'licences.md' },
    // Staff read what a build says; how long its plugins took is not for them.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    ssr: { build: { rolldownOptions: { external: isLoaded } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The one entry is pages/+client.ts; other chunks have the name of their module, which
            // budgets and logs use.
            entryFileNames: `${HASHED_FOLDER}/start.[hash].js`,
            chunkFileNames: `${HASHED_FOLDER}/[name].[hash].js`,
            postBanner: ({ name }) => (COMPILED_WHOLE.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: Object.entries(SHARED_CHUNKS).map(([name, test]) => ({ name, test })),
            },
          },
        },
      },
    },
  },
  server: {
    port: 5173,
    // The editor's check builds the site while its pages are looked at.
    watch: { ignored: [`**/${buildFolder()}/**`] },
  },
});
