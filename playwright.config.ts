import './scripts/shared/environment.ts';
import './tests/fixtures/corpus.ts';
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/checks/programs.ts';
import { VISITOR } from './tests/fixtures/browser/test.ts';

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // No other host has an address.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  },
};

const FIREFOX_ESR = '/usr/bin/firefox-esr';

/**
 * Debian's Firefox, or the one that Playwright finds. Playwright's own Firefox is a patched build;
 * an ordinary one is driven by WebDriver BiDi, which Playwright has as an experiment
 * (tests/engines/playwright.ts).
 */
const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    ...(existsSync(FIREFOX_ESR) ? { executablePath: FIREFOX_ESR } : {}),
    // In a page from the back/forward cache, the keys and clicks of BiDi do nothing.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'browser.sessionhistory.max_total_viewers': 0 },
    // Requests to other hosts fail at once.
    proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost' },
  },
};

/** The journeys of tests/engines, one after the other. */
const engines = { testDir: 'tests/engines', workers: 1 };

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when it is repeated is reported as flaky, and fails CI.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  // More than processors, because a visit now and then waits for a frame.
  workers: 3,
  // Limits for what hangs: busy machines need three times as long as idle ones.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    ...VISITOR,
    // An experiment of Playwright: the tests of a worker share one context, which is emptied
    // between them.
    reuseContext: true,
    // What moves is drawn sixty times a second; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'chromium', use: chromium, grepInvert: /@nightly/ },
    // What takes too long for every push: npm run test:nightly
    { name: 'nightly', use: chromium, grep: /@nightly/ },
    { name: 'engine-chromium', use: chromium, ...engines },
    { name: 'engine-firefox', use: firefox, ...engines },
    // It starts WebKitGTK itself (tests/engines/webKit.ts).
    { name: 'engine-webkit', use: { browserName: 'webkit' }, ...engines },
    // A picture of every page: npx playwright test --project=pages
    {
      name: 'pages',
      use: chromium,
      testDir: 'tests/screenshots',
      testMatch: '*.spec.ts',
      outputDir: 'test-results/screenshots',
    },
  ],
  webServer: {
    command: 'npx tsx tests/fixtures/server/serveBuild.ts',
    // It may have to build first.
    timeout: 300_000,
    // Playwright hands the port that the server prints to the workers, in the environment.
    wait: { stdout: /http:\/\/[\d.]+:(?<SITE_PORT>\d+)/ },
  },
});
