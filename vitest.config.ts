import './scripts/server/environment.ts';
import './tests/fixtures/corpus.ts';
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { readInBrowser } from './scripts/authoring/readInBrowser.ts';
import { findChromium } from './scripts/checks/programs.ts';
import { injectedStyles } from './scripts/insides/injectedStyles.ts';
import { keepPictures } from './scripts/pictures/keepPictures.ts';
import { intercept } from './tests/fixtures/component/intercept.ts';

/** A project of tests of components in Chromium. */
type Project = { name: string; include: string[]; setupFiles?: string; globalSetup?: string };
const inBrowser = (test: Project, deviceScaleFactor = 1): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [injectedStyles()],
  // Listed, because a package that is found in the middle of a run reloads the page and its tests.
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
      'web-vitals',
      'yaml',
      'vitest-browser-react',
      'yet-another-react-lightbox',
      'yet-another-react-lightbox/plugins/zoom',
      'zod',
      'zod/mini',
    ],
  },
  // Content reads its settings from the environment, which a browser doesn't have.
  define: { 'process.env': {} },
  test: {
    ...test,
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
        contextOptions: { deviceScaleFactor, reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { intercept },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // The pixels of the device. The pictures are in the repository, so they have half as many as CSS pixels.
          screenshotOptions: { scale: 'device' },
          // Vitest leaves its timers running, and waits for ten seconds when it ends.
          timeout: 9000,
          // A button that has moved by a pixel differs in more pixels; antialiasing does not.
          comparatorOptions: { threshold: 0.2, allowedMismatchedPixels: 100 },
          resolveScreenshotPath: ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
            `${root}/tests/screenshots/stories/${arg}${ext}`,
        },
      },
    },
  },
});

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
      inBrowser({
        name: 'component',
        include: ['tests/component/**/*.test.tsx'],
        setupFiles: 'tests/fixtures/component/setup.ts',
      }),
      inBrowser(
        {
          name: 'screenshots',
          include: ['tests/screenshots/**/*.test.tsx'],
          globalSetup: 'tests/screenshots/smaller.ts',
        },
        0.5,
      ),
      {
        extends: true,
        // What staff do, on copies of the live content; each file has one, and waits for the builds of its cases.
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
