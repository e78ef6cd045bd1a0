import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { factsFile, type HeaderFacts } from '#scripts/server/builtHeaders.ts';
import { contentType, HOSTS_DO_NOT_KNOW } from '#scripts/server/contentType.ts';
import { siteHeaders } from '#scripts/server/headers.ts';
import { caddyConfig } from './caddy.ts';
import { headersFile } from './headersFile.ts';
import { nginxConfig } from './nginx.ts';

/** Beside the web root, for those who run a server of their own. */
const FOLDER = 'hosting';

/**
 * Writes what a host must know: `_headers` into the web root, configurations for nginx and Caddy and the facts behind
 * all of them beside it.
 *
 * @param root the web root
 * @param files its files
 */
export async function writeHosting(root: string, files: string[], facts: HeaderFacts): Promise<void> {
  const headers = siteHeaders({ ...facts, https: true });
  const types = files.filter((file) => HOSTS_DO_NOT_KNOW.test(file)).sort();
  const folder = join(dirname(root), FOLDER);
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(factsFile(root), `${JSON.stringify(facts, null, 2)}\n`),
    writeFile(
      join(root, '_headers'),
      headersFile(headers, new Map(types.map((file) => [`/${file}`, contentType(file)]))),
    ),
    writeFile(join(folder, 'nginx.conf'), nginxConfig(headers)),
    writeFile(join(folder, 'Caddyfile'), caddyConfig(headers)),
  ]);
}
