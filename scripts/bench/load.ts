/**
 * `npm run bench:load [-- seconds]`: how many requests a second the built site takes, from its own server and from nginx
 * with the shipped configuration, beside nginx serving one plain file as the limit. Everything stays on this machine. Needs
 * wrk and nginx (Debian: `apt-get install wrk nginx libnginx-mod-http-brotli-static`) and a build.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findWebServers } from '#scripts/checks/programs.ts';
import { freePort } from '#scripts/server/server.ts';

const WEB_ROOT = resolve('dist/client');
const CONNECTIONS = 32;
const PAGES = ['/', '/kyc-cdd-msbs', '/become-a-member'];

const seconds = Number(process.argv[2] ?? 10);
const folder = mkdtempSync(join(tmpdir(), 'load-'));
const run = promisify(execFile);

/** Waits until something answers on a port. */
async function answering(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const reply = await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
    if (reply) return reply.body?.cancel();
    await setTimeout(100);
  }
  throw new Error(`${child.spawnfile} ended with code ${child.exitCode}.`);
}

const nginx = (port: number, root: string, rules: string): ChildProcess => {
  const file = join(folder, `nginx-${port}.conf`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    file,
    `include /etc/nginx/modules-enabled/*.conf;
    ${userInfo().uid === 0 ? 'user root;' : ''}
    daemon off; master_process off; pid ${folder}/pid-${port}; error_log stderr warn;
    events {}
    http {
      access_log off;
      sendfile on;
      keepalive_requests 100000000;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      server { listen 127.0.0.1:${port}; root ${root}; ${rules} }
    }`,
  );
  return spawn(findWebServers().nginx, ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
};

const servers: Record<string, (port: number) => ChildProcess> = {
  'nginx, one plain file': (port) => nginx(port, join(folder, 'plain'), 'location / { try_files /page =404; }'),
  'nginx, shipped configuration': (port) => nginx(port, WEB_ROOT, `include ${resolve('dist/hosting/nginx.conf')};`),
  'embedded server': (port) =>
    spawn(process.execPath, ['--import', 'tsx', 'scripts/server/serve.ts'], {
      env: { ...process.env, PORT: String(port), INBOX_DIR: join(folder, 'inbox') },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
};

/** What wrk says, in numbers. */
async function load(url: string) {
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency'],
    ...['-H', 'Accept-Encoding: br', url],
  ]);
  const [, failed = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? [];
  return {
    'requests/s': Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])),
    p99: /^\s*99%\s+(\S+)/m.exec(stdout)?.[1],
    errors: /Socket errors: .*/.exec(stdout)?.[0] ?? Number(failed),
  };
}

try {
  // The plain file is the home page as brotli has it, so that all send as many bytes for it.
  mkdirSync(join(folder, 'plain'));
  cpSync(join(WEB_ROOT, 'index.html.br'), join(folder, 'plain/page'));
  const rows: Record<string, string | number | undefined>[] = [];
  for (const [server, start] of Object.entries(servers)) {
    const port = await freePort();
    const child = start(port);
    try {
      await answering(port, child);
      for (const path of server.includes('plain') ? ['/'] : PAGES)
        rows.push({ server, path, ...(await load(`http://127.0.0.1:${port}${path}`)) });
    } finally {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    }
  }
  console.table(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
