import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { API_PATHS } from '#components/forms/apiPaths.ts';
import { buildFolder } from '#content/schema/contentFolder.server.ts';
import { WEB_ROOT } from '#scripts/insides/vike.ts';
import { findCaddy } from './programs.ts';

/**
 * Serves the built site by Caddy, as docs/deploy.md describes it; over https with a certificate that Caddy makes itself.
 *
 * @param api the origin that takes the forms
 * @returns a function that ends it
 * @throws Error with Caddy's output when it does not start
 */
export async function startCaddy(origin: string, api: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{
      admin off
      auto_https disable_redirects
      skip_install_trust
    }
    ${origin} {
      ${origin.startsWith('https:') ? 'tls internal' : ''}
      root * ${resolve(WEB_ROOT)}
      import ${resolve(buildFolder, 'hosting/Caddyfile')}
      handle ${dirname(API_PATHS.contact)}/* {
        reverse_proxy ${api}
      }
    }`,
  );
  const child = spawn(findCaddy(), ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [output, exit] = [text(child.stderr), once(child, 'exit')];
  const stop = async () => {
    child.kill('SIGKILL');
    await exit;
    rmSync(folder, { recursive: true });
  };
  // An answer with a certificate that Node does not trust is one too.
  const refused = (error: Error) => String(error.cause).includes('ECONNREFUSED');
  while (await fetch(origin).then(() => false, refused)) {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`Caddy ended with code ${child.exitCode}:\n${await output}`);
    }
    await setTimeout(50);
  }
  return stop;
}
