/**
 * `npm run check:observatory`: scans the built site, served by nginx over TLS as the build configures it, with MDN's HTTP Observatory.
 * Prints the score and each test; exits 1 below the goal. Needs nginx, openssl, and leave to listen on the ports 80 and 443,
 * because the Observatory asks no others.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { findWebServers } from '#scripts/checks/programs.ts';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { installed } from './packages.ts';

const GOAL = 130;
const HOST = 'localhost';

const test = z.object({ result: z.string().nullable(), scoreModifier: z.number().nullable().optional() });
const report = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(z.string(), test),
});

const observatory = installed('@mdn/mdn-http-observatory', '1.4.8');
// Its install script would fetch the list of hosts that browsers know to use HTTPS. This host is none of them.
writeFileSync(join(observatory, 'conf/hsts-preload.json'), '{}');

const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
const key = join(folder, 'key.pem');
const certificate = join(folder, 'certificate.pem');
const file = join(folder, 'nginx.conf');
const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, '-days', '2'];
execFileSync('openssl', ['req', '-x509', ...made, ...subject], { stdio: 'ignore' });
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
writeFileSync(
  file,
  `include /etc/nginx/modules-enabled/*.conf;
  ${userInfo().uid === 0 ? 'user root;' : ''}
  daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
  events {}
  http {
    access_log off;
    ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
    server { listen 127.0.0.1:80; listen [::1]:80; server_name ${HOST}; return 301 https://$host$request_uri; }
    server {
      listen 127.0.0.1:443 ssl; listen [::1]:443 ssl;
      server_name ${HOST};
      ssl_certificate ${certificate}; ssl_certificate_key ${key};
      root ${resolve(WEB_ROOT)};
      include ${resolve('dist/hosting/nginx.conf')};
    }
  }`,
);

const nginx = spawn(findWebServers().nginx, ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
try {
  for (let open = false; !open; await setTimeout(100)) {
    if (nginx.exitCode !== null) throw new Error('nginx could not be started.');
    const socket = connect(443, HOST);
    open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
  }
  // Node trusts the certificate, as visitors trust a real one.
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  const scanned = execFileSync(process.execPath, [join(observatory, 'src/scan.js'), HOST], { env, encoding: 'utf8' });
  const { scan, tests } = report.parse(JSON.parse(scanned));
  for (const [name, { result, scoreModifier }] of Object.entries(tests))
    console.log(`${String(scoreModifier ?? 0).padStart(4)}  ${name}: ${result}`);
  console.log(`${scan.grade}, ${scan.score} of the goal of ${GOAL}`);
  process.exitCode = scan.score >= GOAL ? 0 : 1;
} finally {
  nginx.kill();
  if (nginx.exitCode === null) await once(nginx, 'exit');
  rmSync(folder, { recursive: true });
}
