import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

/**
 * `npm run screenshots:pages`: takes every built page whole, 1280 and 390 px wide, light and dark, and prints its layout shift.
 * `npm run screenshots:pages -- --grep /news` takes only the paths that match.
 */
export default defineConfig({
  ...chromium,
  testDir: 'tests/screenshots',
  outputDir: 'test-results/screenshots',
  reporter: 'list',
  timeout: 120_000,
  projects: [1280, 390].map((width) => ({ name: `${width} px`, use: { viewport: { width, height: 900 } } })),
});
