import { test as base, expect, type Page } from '@playwright/test';
import { leaveOutMediaFeatures } from './firefox.ts';

type Fixtures = {
  /** Console messages that this test means to cause, as patterns; any other warning or error fails it. */
  expectedMessages: RegExp[];
  /** What a visitor chose on an earlier visit; null shows the cookie banner. */
  savedConsent: { analytics: boolean; marketing: boolean } | null;
  guard: undefined;
};

/** What Playwright says where playwright.config.ts keeps service workers out; offline.spec.ts lets them in. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Playwright's test with this site's ground rules: no request leaves the machine, no message appears in the console
 * that the test doesn't expect, and the cookie banner stays away unless the test is about it.
 */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') leaveOutMediaFeatures(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  expectedMessages: [[], { option: true }],
  savedConsent: [{ analytics: false, marketing: false }, { option: true }],
  guard: [
    async ({ page, baseURL, browserName, expectedMessages, savedConsent }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type()) && message.text() !== WORKER_BLOCKED)
          messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await page.route(
        (url) => url.origin !== baseURL,
        (route) => route.abort(),
      );
      if (savedConsent)
        await page.addInitScript((consent) => {
          try {
            localStorage.setItem('cookieConsent', consent);
          } catch {
            // The test has switched storage off.
          }
        }, JSON.stringify(savedConsent));
      await use(undefined);
      // Copies of pages are still fetched when a test ends; an answer then has nobody to go to.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      // Firefox has words of its own for what the tests expect.
      if (browserName === 'firefox') return;
      const unexpected = messages.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)));
      expect(unexpected, 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
