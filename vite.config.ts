import './scripts/shared/environment.ts';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { buildFolder } from './content/schema/contentFolder.server.ts';
import { reloadContent } from './scripts/authoring/readInBrowser.ts';
import { packageCuts } from './scripts/internals/packageCuts.ts';
import { HASHED_FOLDER, hashedAssets, onlyWhatPagesLoad } from './scripts/internals/vike.ts';
import { serveRootFiles } from './scripts/outputs/serveRootFiles.ts';
import { keepPictures } from './scripts/pictures/keepPictures.ts';

/**
 * Files that are called a moment after they have arrived. Chromium compiles all of them beside the
 * page's own work, while they arrive, and not when they are called
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILED_WHOLE = new Set(['react', 'CalendarSheet']);

/**
 * Behaviours but for those that are large or bring a library, and what they and islands share: each
 * as a chunk would be smaller than the headers of its request, and have its hash in every page
 * (scripts/prerender/policy.ts).
 */
const SMALL =
  /behaviours\.client|(?<!checklist|eventDetails|planner|search|sentCopy|tillSlip|webinarRegistration)\.behaviour\.client|content.dates\.|(eventState|formatDate|initials|sentCopy|storedDraft)\.ts/;

/**
 * Whether the process that renders the pages has loaded a module before: the server's code imports
 * it, so that content is read once.
 */
const isLoaded = (id: string) =>
  ['content', 'pages/model'].some((folder) => id.startsWith(`${import.meta.dirname}/${folder}/`));

export default defineConfig({
  // scripts/shared/environment.ts has read .env.
  envDir: false,
  plugins: [react(), vike(), packageCuts(), keepPictures(), reloadContent(), serveRootFiles(), hashedAssets(), onlyWhatPagesLoad()],
  css: {
    modules: { generateScopedName: '[hash:base64:4]' },
  },
  build: {
    outDir: buildFolder,
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
            // Named after their module, so that budgets and logs can name them, and in the folder
            // of Vike's entries, so that an import is `./` and not a path.
            entryFileNames: `${HASHED_FOLDER}/start.[hash].js`,
            chunkFileNames: `${HASHED_FOLDER}/[name].[hash].js`,
            postBanner: ({ name }) => (COMPILED_WHOLE.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: [
                // Before React, whose group takes what its modules import.
                {
                  name: 'shared',
                  test: /preload-helper|components.(dom.(?!downloadFile)|format.cutText)|content.text\./,
                },
                { name: 'zod', test: /node_modules.zod/ },
                { name: 'behaviours', test: SMALL },
                {
                  name: 'react',
                  test: /node_modules.(react|react-dom|scheduler)[\\/]|hydrate\.client|components.controls/,
                },
                { name: 'SendableForm', test: /forms.(SendableForm|apiPaths|descriptions.cleanText)/ },
                { name: 'eventDetails.behaviour', test: /sections.event-details/ },
                { name: 'carousel', test: /islands.(carousel|HeroControls|TestimonialControls)/ },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    port: 5173,
    // The editor's check builds the site while its pages are looked at.
    watch: { ignored: [`**/${buildFolder}/**`] },
  },
});
