import { dirname, join } from 'node:path';
import { writeInto } from '#scripts/prerender/files.ts';
import { factsFile, type HeaderFacts } from '#scripts/server/builtHeaders.ts';
import { contentType, HOSTS_DO_NOT_KNOW } from '#scripts/server/contentType.ts';
import { siteHeaders } from '#scripts/server/headers.ts';
import { caddyConfig, headersFile, nginxConfig } from './configurations.ts';

/** The folder of configurations for a server of one's own, beside the web root. */
const FOLDER = 'hosting';

/**
 * Writes `_headers` into the web root; beside it, configurations for nginx and Caddy, and the facts that all of them hold.
 *
 * @param root the web root
 * @param files the files in it
 */
export function writeHosting(root: string, files: string[], facts: HeaderFacts): void {
  const headers = siteHeaders({ ...facts, https: true });
  const unknown = files.filter((file) => HOSTS_DO_NOT_KNOW.test(file)).sort();
  const types = new Map(unknown.map((file) => [`/${file}`, contentType(file)]));
  const folder = join(dirname(root), FOLDER);
  writeInto(factsFile(root), `${JSON.stringify(facts, null, 2)}\n`);
  writeInto(join(root, '_headers'), headersFile(headers, types));
  writeInto(join(folder, 'nginx.conf'), nginxConfig(headers));
  writeInto(join(folder, 'Caddyfile'), caddyConfig(headers));
}
