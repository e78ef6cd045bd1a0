import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { startCaddy } from '#scripts/checks/caddy.ts';
import { findChromium } from '#scripts/checks/programs.ts';
import { freePort } from '#scripts/server/server.ts';

/**
 * Playwright has V8 note where every `Error` is created, and React creates some as it loads. V8 then parses all of React a second
 * time to learn the lines, in one long task that no visitor has, unless it learned them as it compiled.
 */
const V8_FLAGS = '--js-flags=--no-enable-lazy-source-positions';

/** Opens an empty page of a browser that has no other host than the site's. */
type Open = (options: BrowserContextOptions) => Promise<Page>;

/** Measures the built site in Chromium, from Caddy over HTTP/2 with all headers; no form arrives. */
export async function browse(measure: (origin: string, open: Open) => Promise<void>): Promise<void> {
  const origin = `https://localhost:${await freePort()}`;
  const stop = await startCaddy(origin, origin);
  const args = ['--no-sandbox', '--disable-gpu', V8_FLAGS];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const open: Open = async (options) => {
    const page = await browser.newPage({ ...options, ignoreHTTPSErrors: true });
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    return page;
  };
  await measure(origin, open).finally(() => browser.close().finally(stop));
}
