import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, loadEnv } from 'vite';
import { rootFiles } from './scripts/outputs/serveRootFiles.ts';
import { keepPictures } from './scripts/pictures/keepPictures.ts';
import { calendarStyles } from './scripts/prerender/calendarStyles.ts';
import { shortClassNames } from './scripts/prerender/classNames.ts';
import { finishBuild } from './scripts/prerender/finish.ts';
import { keepCssOutOfChunks } from './scripts/prerender/islandCss.ts';
import { layerOrder } from './scripts/prerender/layerOrder.ts';
import { plainImports } from './scripts/prerender/plainImports.ts';
import { leaveOutSonnerCss } from './scripts/prerender/sonnerCss.ts';

export default defineConfig(({ mode }) => {
  // Content reads its settings from the environment; a .env file counts as one.
  for (const [key, value] of Object.entries(loadEnv(mode, process.cwd(), ''))) process.env[key] ??= value;
  return {
    plugins: [
      react(),
      vike(),
      leaveOutSonnerCss(),
      calendarStyles(),
      keepPictures(),
      layerOrder(),
      keepCssOutOfChunks(),
      plainImports(),
      rootFiles(),
      finishBuild(),
    ],
    css: {
      modules: {
        generateScopedName: mode === 'production' ? shortClassNames('components') : '[local]_[hash:base64:4]',
      },
    },
    build: {
      target: 'baseline-widely-available',
      // Not "assets": the eight site scripts live there under names that don't change (specification 2.1).
      assetsDir: 'static',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      license: { fileName: 'licences.md' },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Named after what they hold, so that budgets and logs can speak of them.
              chunkFileNames: 'static/chunks/[name].[hash].js',
              codeSplitting: {
                groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|hydrate\.client/ }],
              },
            },
          },
        },
      },
    },
    server: { port: 5173 },
  };
});
