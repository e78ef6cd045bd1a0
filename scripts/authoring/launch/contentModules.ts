import manifest from '#content/pictures/manifest.json';
import { pictureManifestSchema } from '#content/schema/pictures-manifest.server.ts';

export { site, TEST_SITEKEY } from '#content/site/site.ts';

/** What every content module exports, by its file. Read through Vite, which knows `import.meta.glob`. */
export const contentModules = import.meta.glob<Record<string, unknown>>(
  [
    '/content/**/*.ts',
    '!/content/**/index.ts',
    '!/content/**/*.server.ts',
    '!/content/structuredData/**',
    '!/content/pictures.ts',
    '!/**/*.d.ts',
  ],
  { eager: true },
);

export const { pictures } = pictureManifestSchema.parse(manifest);
