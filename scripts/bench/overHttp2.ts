import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/server/server.ts';

/** Headers about a connection of HTTP/1.1, which HTTP/2 doesn't have (RFC 9113, section 8.2.2). */
const OF_CONNECTION = /^(?:connection|keep-alive|transfer-encoding|upgrade)$/i;

/** A private key, and a certificate for localhost. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const kind = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
}

/**
 * Serves a site of this machine over HTTP/2 and TLS, as hosts do, while something is done with it. Needs openssl. Browsers must
 * be told to trust the certificate.
 *
 * @param origin of the site, over HTTP/1.1
 * @param work is given the origin over HTTP/2
 */
export async function overHttp2(origin: string, work: (origin: string) => Promise<void>): Promise<void> {
  const server = createSecureServer(certificate(), ({ method, url, headers }, response) => {
    const { accept, 'accept-encoding': encoding } = headers;
    const asked = request(origin + url, { method, headers: { accept, 'accept-encoding': encoding } }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.test(name));
      response.writeHead(answer.statusCode ?? 500, Object.fromEntries(kept));
      answer.pipe(response);
    });
    asked.end();
  });
  const port = await freePort();
  await once(server.listen(port, 'localhost'), 'listening');
  await work(`https://localhost:${port}`);
  server.close();
}
