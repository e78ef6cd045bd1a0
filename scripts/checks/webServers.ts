import { existsSync } from 'node:fs';
import { installPackages } from './debian.ts';

/** What the tests of the host configurations run: a file of each package, and the package. */
const NEEDED = [
  { file: '/usr/sbin/nginx', name: 'nginx' },
  { file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', name: 'libnginx-mod-http-brotli-static' },
  { file: '/usr/bin/caddy', name: 'caddy' },
];

const missing = () => NEEDED.filter(({ file }) => !existsSync(file)).map(({ name }) => name);

/**
 * Where nginx and Caddy are.
 * @throws Error naming the packages, where one is missing
 */
export function findWebServers(): { nginx: string; caddy: string } {
  const packages = missing();
  if (packages.length > 0)
    throw new Error(
      `The tests of the host configurations need Debian's packages: apt-get install ${packages.join(' ')}`,
    );
  return { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' };
}

/** Installs Debian's nginx and Caddy where they are missing and this user may; throws like `findWebServers` if not. */
export function ensureWebServers(): void {
  const packages = missing();
  if (packages.length > 0) installPackages(packages, 'for the tests of the host configurations');
  findWebServers();
}
