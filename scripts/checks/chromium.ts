import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installPackages } from './debian.ts';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const locateChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...SYSTEM].find(
    (path) => path !== '' && existsSync(path),
  );

/**
 * The Chromium that browser tests drive: `CHROMIUM_PATH`, Playwright's own, or the system's.
 * @throws Error saying how to get one, when there is none
 */
export function findChromium(): string {
  const found = locateChromium();
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (on Debian: apt-get install chromium), or name yours in CHROMIUM_PATH.',
  );
}

/** Installs Debian's Chromium where there is none and this user may; throws like `findChromium` where it may not. */
export function ensureChromium(): void {
  if (!locateChromium()) installPackages(['chromium'], 'for the browser tests');
  findChromium();
}
