import './scripts/server/environment.ts';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/checks/programs.ts';
import { VISITOR } from './tests/fixtures/browser/test.ts';

const PORT = Number(process.env.PLAYWRIGHT_PORT ?? 4188);

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
    baseURL: `http://localhost:${PORT}`,
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
    ...VISITOR,
    // What moves is drawn sixty times a second; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'npx tsx scripts/server/serve.ts',
    env: { PORT: String(PORT), INBOX_DIR: 'test-results/inbox', FORMS_PER_MINUTE: '100000' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env.CI,
  },
});
