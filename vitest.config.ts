import { defineConfig } from 'vitest/config';
import { keepPictures } from './scripts/pictures/keepPictures.ts';

export default defineConfig({
  plugins: [keepPictures()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    testTimeout: 30_000,
  },
});
