import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a window, which starts a page in half the time that the whole browser takes. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = [
  process.env.CHROMIUM_PATH ?? HEADLESS_SHELL,
  HEADLESS_SHELL,
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];
const installed = () => CHROMIUM.find((path) => existsSync(path));
const CADDY = '/usr/bin/caddy';
/** The stylesheets' fallback fonts are sized after Arial or its metric twin; without one the layout-shift test must fail. */
const FONT = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

/**
 * The Chromium that browser tests drive: `CHROMIUM_PATH`, Debian's headless shell, Playwright's own, or the system's.
 * @throws Error saying how to install one, when there is none
 */
export function findChromium(): string {
  const path = installed();
  if (path) return path;
  throw new Error(
    'No Chromium found. Install one (on Debian: apt-get install chromium-headless-shell), or name yours in CHROMIUM_PATH.',
  );
}

/** Caddy, which the hosting tests start; throws an Error that says how to install it where it is missing. */
export function findCaddy(): string {
  if (existsSync(CADDY)) return CADDY;
  throw new Error('The hosting tests need Caddy (on Debian: apt-get install caddy).');
}

const apt = (...words: string[]) =>
  spawnSync('apt-get', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/**
 * Installs Debian's Chromium and Liberation fonts where they are missing and this user may.
 * @param others file and package of each program that is needed, too
 */
export function installPrograms(others: Record<string, string> = { [CADDY]: 'caddy' }): void {
  const browser = { [installed() ?? HEADLESS_SHELL]: 'chromium-headless-shell' };
  const packages = Object.entries({ ...browser, [FONT]: 'fonts-liberation', ...others });
  const missing = packages.flatMap(([file, name]) => (existsSync(file) ? [] : name));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`▸ Installing ${missing.join(', ')} for the tests`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
}
