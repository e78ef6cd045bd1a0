import './scripts/shared/environment.ts';
import './tests/fixtures/corpus.ts';
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { readInBrowser } from './scripts/authoring/readInBrowser.ts';
import { findChromium } from './scripts/checks/programs.ts';
import { packageCuts } from './scripts/internals/packageCuts.ts';
import { keepPictures } from './scripts/pictures/keepPictures.ts';
import { intercept } from './tests/fixtures/component/intercept.ts';

export default defineConfig({
  plugins: [keepPictures(), readInBrowser()],
  test: {
    testTimeout: 30_000,
    attachmentsDir: 'test-results/attachments',
    // Vitest itself would leave one processor of two idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        // All files share the modules that they import: content is read once, not once a file.
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], pool: 'threads', isolate: false },
      },
      {
        extends: true,
        plugins: [packageCuts()],
        // Listed, because a package that is found in the middle of a run reloads the page and its
        // tests.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-hook-form',
            '@hookform/resolvers/zod',
            '@hcaptcha/react-hcaptcha',
            '@fullcalendar/react',
            'dompurify',
            'embla-carousel-autoplay',
            'embla-carousel-react',
            'marked',
            'minisearch',
            'web-vitals',
            'yaml',
            'vitest-browser-react',
            'yet-another-react-lightbox',
            'zod',
            'zod/mini',
          ],
        },
        // Content reads its settings from the environment, which a browser doesn't have.
        define: { 'process.env': {} },
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: 'tests/fixtures/component/setup.ts',
          // Limits for what hangs: busy machines need three times as long as idle ones.
          testTimeout: 30_000,
          expect: { poll: { timeout: 5_000 } },
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: {
                executablePath: findChromium(),
                args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
              },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' },
            }),
            instances: [{ browser: 'chromium' }],
            commands: { intercept },
          },
        },
      },
      {
        extends: true,
        // What staff do, on copies of the live content; each file has one, and waits for the builds
        // of its cases.
        test: { name: 'staff', include: ['tests/staff/**/*.test.ts'], pool: 'forks', testTimeout: 600_000 },
      },
      {
        extends: true,
        // Each built page is read and parsed once, not once a file.
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'scripts/checks/buildIfStale.ts',
          pool: 'threads',
          isolate: false,
        },
      },
    ],
  },
});
