import './scripts/server/environment.ts';
import { defineConfig } from 'vitest/config';
import { keepPictures } from './scripts/pictures/keepPictures.ts';

export default defineConfig({
  plugins: [keepPictures()],
  test: {
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], globalSetup: 'scripts/checks/freshBuild.ts' },
      },
    ],
  },
});
