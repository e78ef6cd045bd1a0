import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, loadEnv } from 'vite';
import { calendarStyles } from './scripts/build/calendarStyles.ts';
import { shortClassNames } from './scripts/build/classNames.ts';
import { finishBuild } from './scripts/build/finish.ts';
import { keepCssOutOfChunks } from './scripts/build/islandCss.ts';
import { layerOrder } from './scripts/build/layerOrder.ts';
import { plainImports } from './scripts/build/plainImports.ts';
import { rootFiles } from './scripts/build/rootFiles.ts';
import { leaveOutSonnerCss } from './scripts/build/sonnerCss.ts';
import { keepPictures } from './scripts/pictures/keepPictures.ts';

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
