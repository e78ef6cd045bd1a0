import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium without a window, which starts a page in half the time that the whole browser takes. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const CHROMIUM = [
  process.env.CHROMIUM_PATH ?? '',
  HEADLESS_SHELL,
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const NGINX = '/usr/sbin/nginx';
const CADDY = '/usr/bin/caddy';

/** A file of each Debian package that the tests of the host configurations need, and the package. */
const WEB_SERVERS = {
  [NGINX]: 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
  [CADDY]: 'caddy',
};

/** The stylesheets' fallback fonts are sized after Arial or its metric twin; without one the layout-shift test must fail. */
const FONT = { '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf': 'fonts-liberation' };

const locateChromium = () => CHROMIUM.find((path) => path !== '' && existsSync(path));
const missing = (packages: Record<string, string>) =>
  Object.entries(packages).flatMap(([file, name]) => (existsSync(file) ? [] : name));

/**
 * The Chromium that browser tests drive: `CHROMIUM_PATH`, Debian's headless shell, Playwright's own, or the system's.
 * @throws Error saying how to install one, when there is none
 */
export function findChromium(): string {
  const found = locateChromium();
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (on Debian: apt-get install chromium-headless-shell), or name yours in CHROMIUM_PATH.',
  );
}

/**
 * The paths of nginx and Caddy.
 * @throws Error naming the Debian packages that are missing
 */
export function findWebServers(): { nginx: string; caddy: string } {
  const names = missing(WEB_SERVERS).join(' ');
  if (names) throw new Error(`The tests of the host configurations need Debian's packages: apt-get install ${names}`);
  return { nginx: NGINX, caddy: CADDY };
}

const apt = (...words: string[]) =>
  spawnSync('apt-get', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/**
 * Installs Debian's Chromium, Liberation fonts, nginx and Caddy where they are missing and this user may.
 * @throws Error like `findChromium` and `findWebServers` when something is still missing
 */
export function installPrograms(): void {
  const names = missing({
    ...FONT,
    ...WEB_SERVERS,
    ...(process.env.CHROMIUM_PATH ? {} : { [HEADLESS_SHELL]: 'chromium-headless-shell' }),
  });
  if (names.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`▸ Installing ${names.join(', ')} for the tests`);
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    apt('update', '-qq');
    // Older releases have no package of the headless shell; there the whole browser does.
    if (apt(...install, ...names).status !== 0)
      apt(
        ...install,
        ...names.filter((name) => !name.startsWith('chromium')),
        ...(locateChromium() ? [] : ['chromium']),
      );
  }
  findChromium();
  findWebServers();
}
