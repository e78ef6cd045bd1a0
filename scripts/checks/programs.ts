import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** The names and paths of each program, the best first. */
const CHROMIUM = [
  process.env.CHROMIUM_PATH ?? '',
  // Chromium without a window, which starts a page in half the time that the whole browser takes.
  'chromium-headless-shell',
  chromium.executablePath(),
  'chromium',
  'google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const CADDY = ['caddy', '/opt/homebrew/bin/caddy', '/usr/local/bin/caddy'];
/**
 * The stylesheets' fallback fonts are sized after Arial or its metric twin; without one the
 * layout-shift test must fail.
 */
const FONT = ['/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'];

/** The path of a program: a name is looked for in PATH, a path stays as it is. */
const find = (places: string[]) =>
  places
    .filter(Boolean)
    .flatMap((place) => (process.env.PATH ?? '').split(delimiter).map((folder) => resolve(folder, place)))
    .find((path) => existsSync(path));

function required(places: string[], advice: string): string {
  const program = find(places);
  if (!program) throw new Error(advice);
  return program;
}

/**
 * The Chromium that browser tests drive; throws an Error that says how to install one, where there
 * is none.
 */
export const findChromium = (): string =>
  required(
    CHROMIUM,
    'The tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium), or name yours in CHROMIUM_PATH.',
  );

/**
 * Caddy, which the hosting tests start; throws an Error that says how to install it, where it is
 * missing.
 */
export const findCaddy = (): string =>
  required(
    CADDY,
    'The tests need Caddy: install it (on Debian: apt-get install caddy; on macOS: brew install caddy), where PATH finds it.',
  );

const apt = (...words: string[]) =>
  spawnSync('apt-get', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/**
 * Installs Debian's Chromium, Liberation fonts and other packages, each by its program, where they
 * are missing and this user may.
 */
export function installPrograms(others: Record<string, string[]> = { caddy: CADDY }): void {
  const needed = { 'chromium-headless-shell': CHROMIUM, 'fonts-liberation': FONT, ...others };
  const missing = Object.entries(needed).flatMap(([name, places]) => (find(places) ? [] : name));
  if (missing.length === 0 || process.getuid?.() !== 0 || !find(['apt-get'])) return;
  console.log(`▸ Installing ${missing.join(', ')} for the tests`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
}
