import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

/**
 * `npm run check:editing`: does the five tasks of docs/editing.md in the editor, builds the site from what was saved, and prints
 * where the site shows each. `npm run screenshots:editing` renews the pictures of docs/editing.md by the same steps.
 */
export default defineConfig({
  ...chromium,
  testDir: 'tests/editing',
  reporter: [['list', { printSteps: true }]],
  // Two whole builds.
  timeout: 1_200_000,
  webServer: undefined,
  use: { ...chromium.use, actionTimeout: 60_000 },
});
