import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { buildFolder } from '#content/schema/contentFolder.server.ts';
import { findCaddy } from './programs.ts';

/**
 * Serves the built site by Caddy, with the site block of docs/deploy.md, `api` as the origin that
 * takes the forms, and `previous` as the web root of the release before; over https with a
 * certificate that Caddy makes itself. Gives a function that ends it; throws an Error with Caddy's
 * output when it does not start.
 */
export async function startCaddy(
  origin: string,
  api: string,
  previous = resolve(buildFolder(), 'client'),
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  const block = (/```caddy\n(.*?)```/s.exec(readFileSync('docs/deploy.md', 'utf8'))?.[1] ?? '')
    .replace('www.example.org', origin)
    .replaceAll('/srv/site/current/dist', resolve(buildFolder()))
    .replace('/srv/site/before/dist/client', previous)
    .replaceAll('localhost:4173', api)
    .replaceAll('/var/log/caddy', folder);
  writeFileSync(file, `{\nadmin off\nauto_https disable_redirects\nskip_install_trust\nlocal_certs\n}\n${block}`);
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
