import { type Browser, chromium } from '@playwright/test';
import { startCaddy } from '#scripts/checks/caddy.ts';
import { findChromium } from '#scripts/checks/programs.ts';
import { freePort } from '#scripts/server/server.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // The captcha's host has no address.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
  // Playwright has V8 note where every `Error` is created, and React creates some as it loads. V8 then parses all of React a second
  // time to learn the lines, in one long task that no visitor has, unless it learned them as it compiled.
  '--js-flags=--no-enable-lazy-source-positions',
];

/** Measures the built site in Chromium, from Caddy over HTTP/2 with all headers; no form arrives. */
export async function browse(measure: (origin: string, browser: Browser) => Promise<void>): Promise<void> {
  const origin = `https://localhost:${await freePort()}`;
  const stop = await startCaddy(origin, origin);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ARGS });
  await measure(origin, browser).finally(() => browser.close().finally(stop));
}
