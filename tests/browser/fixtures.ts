import { test as base, expect, type Page } from '@playwright/test';
import { leaveOutMediaFeatures } from './firefox.ts';

type Consent = { analytics: boolean; marketing: boolean };
const REFUSED: Consent = { analytics: false, marketing: false };

type Fixtures = {
  /** Patterns of the console messages that the test expects; any other warning or error fails it. */
  expectedMessages: RegExp[];
  /** What a visitor chose on an earlier visit; null shows the cookie banner. */
  savedConsent: Consent | null;
  guard: undefined;
};

/** Playwright's message when playwright.config.ts blocks a service worker; offline.spec.ts allows them. */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Playwright's test with the rules of this site: no request leaves the machine, an unexpected message in the console fails
 * the test, and the cookie banner is shown only if the test asks for it.
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
  savedConsent: [REFUSED, { option: true }],
  guard: [
    async ({ page, baseURL, browserName, expectedMessages, savedConsent }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type()) && message.text() !== WORKER_BLOCKED)
          messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await stayLocal(page, baseURL);
      if (savedConsent) await saveConsent(page, savedConsent);
      await use(undefined);
      // The page may still prefetch when a test ends; errors of these requests don't matter.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      // Firefox words its messages differently, so the patterns don't match them.
      if (browserName === 'firefox') return;
      const unexpected = messages.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)));
      expect(unexpected, 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Aborts every request that would leave the machine. */
export async function stayLocal(page: Page, baseURL: string | undefined): Promise<void> {
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
}

/** Makes a page's visitor one who chose on an earlier visit. */
export async function saveConsent(page: Page, consent: Consent = REFUSED): Promise<void> {
  await page.addInitScript((saved) => {
    try {
      localStorage.setItem('cookieConsent', saved);
    } catch {
      // The test has switched storage off.
    }
  }, JSON.stringify(consent));
}

/** A promise, and the function that fulfils it. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

/** Holds back the page's requests for an address until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = deferred();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export { expect, type Page };
