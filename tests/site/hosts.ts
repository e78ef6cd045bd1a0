import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fastify from 'fastify';
import { findWebServers } from '#scripts/checks/programs.ts';
import { createSiteServer, listen } from '#scripts/server/server.ts';
import { WEB_ROOT } from './built.ts';

/** A running server of the build. */
export type Host = { origin: string; https: boolean; stop: () => Promise<void> };

const HOSTING = resolve('dist/hosting');

async function freePort(): Promise<number> {
  const probe = fastify();
  const port = await listen(probe, 0);
  await probe.close();
  return port;
}

/** Resolves when a server listens on the port; rejects if the process ends before that. */
async function listening(port: number, child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${output}`);
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await new Promise((wait) => setTimeout(wait, 50));
  }
}

/** Runs a program with its configuration in a temporary folder. */
async function run(
  program: string,
  configure: (folder: string, port: number) => string,
  argumentsFor: (file: string) => string[],
): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await freePort();
  const file = join(folder, 'configuration');
  writeFileSync(file, configure(folder, port));
  const child = spawn(program, argumentsFor(file), {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
  await listening(port, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin: `http://127.0.0.1:${port}`, https: true, stop };
}

const startNginx = () =>
  run(
    findWebServers().nginx,
    (folder, port) => `
      include /etc/nginx/modules-enabled/*.conf;
      ${userInfo().uid === 0 ? 'user root;' : ''}
      daemon off;
      master_process off;
      pid ${folder}/pid;
      error_log stderr warn;
      events {}
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
        server {
          listen 127.0.0.1:${port};
          root ${resolve(WEB_ROOT)};
          include ${HOSTING}/nginx.conf;
        }
      }`,
    (file) => ['-c', file],
  );

const startCaddy = () =>
  run(
    findWebServers().caddy,
    (_, port) => `
      {
        admin off
        auto_https off
      }
      http://127.0.0.1:${port} {
        root * ${resolve(WEB_ROOT)}
        import ${HOSTING}/Caddyfile
      }`,
    (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  );

async function startEmbedded(): Promise<Host> {
  const app = createSiteServer({
    root: WEB_ROOT,
    inbox: { append: async () => undefined },
    checkInbox: async () => undefined,
    formsPerMinute: 1,
  });
  return { origin: `http://127.0.0.1:${await listen(app, 0)}`, https: false, stop: () => app.close() };
}

/** The servers to test, each configured by the build. */
export const HOSTS = { 'the embedded server': startEmbedded, nginx: startNginx, Caddy: startCaddy };

export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Requests a path exactly as written, without normalising it. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request(origin, { path, method, headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}
