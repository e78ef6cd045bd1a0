import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

/**
 * The journeys in Debian's Firefox: npm run test:firefox. Playwright's own Firefox is a patched build; an ordinary one is
 * driven by WebDriver BiDi, which Playwright has as an experiment (tests/fixtures/browser/firefox.ts). What that can't do yet is left
 * out: reading the body of a request, Back, and setting light or dark.
 */
export default defineConfig({
  ...chromium,
  grep: [
    /(contact|membership)-form.*name every missing.*sends once/,
    /header.*its membership dropdown/,
    /island-loader.*which then opens within the page/,
    /calendar\.spec.*opens an event’s page by/,
  ],
  reporter: 'list',
  workers: 1,
  timeout: 60_000,
  use: {
    ...chromium.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' },
  },
});
