import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildTime } from '#content/schema/entries/buildTime.server.ts';
import { startCaddy } from '#scripts/checks/caddy.ts';
import { COPY } from '#scripts/server/builtFiles.ts';
import { contentType } from '#scripts/server/contentType.ts';
import { cacheControl, HASHED_HEADERS, isHashed, resourcePolicy, siteHeaders } from '#scripts/server/headers.ts';
import { listFiles } from '#scripts/shared/files.ts';
import { smokeTest } from '#scripts/smoke.ts';
import { builtFile, builtPages, WEB_ROOT } from '../fixtures/built.ts';
import { temporaryFolder } from '../fixtures/files.ts';
import { startBuildServer } from '../fixtures/server/buildServer.ts';
import { CONTACT, serve } from '../fixtures/server/testServer.ts';

const REDIRECTS = {
  '/about-us/': '/about-us',
  '/about-us.html': '/about-us',
  '/about-us/?a=/b/&c': '/about-us?a=/b/&c',
  '/about-us///': '/about-us',
  '/about-us.html?a=1': '/about-us?a=1',
  '/nowhere/': '/nowhere',
  '/index': '/',
  '/guides/hmrc-renewal': '/how-to-renew-hmrc-mlr',
  '/guides/hmrc-renewal/': '/how-to-renew-hmrc-mlr',
  '/guides/hmrc-renewal.html?a=1': '/how-to-renew-hmrc-mlr?a=1',
  '/index.html': '/',
};

/** What does not exist, or is for nobody. */
const MISSING = [
  '/nowhere',
  '/nowhere.html',
  '/About-Us',
  '/news/nowhere',
  '/static',
  '/static/nowhere.js',
  '/media/nowhere.avif',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/.env',
  '/.git/config',
  '/about-us.html.br',
  '/about-us.gz',
];

/**
 * Paths by which attackers try to leave the web root, to redirect to another site or to inject a
 * header.
 */
const HOSTILE = [
  '//evil.example/',
  '//evil.example/%2e%2e/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f/evil.example/',
  '/%0d%0aX-Injected:%201/',
  '/about-us%0d%0aX-Injected:%201/',
  '/about-us%0aX-Injected:%201.html',
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/static/..%2f..%2fassets.json',
  '/static/%2e%2e/%2e%2e/assets.json',
  '/hosting/Caddyfile',
  '/about-us%00.html',
  '/about-us%00',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/package.json',
];

type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Requests a path exactly as written; `fetch` would normalise it. */
const ask = (origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Reply>((resolve, reject) => {
    const asked = request(origin, { path, method, headers }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    asked.on('error', reject).end();
  });

type Host = { origin: string; https: boolean; stop: () => Promise<void> };

async function startEmbedded(): Promise<Host> {
  return { ...(await startBuildServer()), https: false };
}

/**
 * Caddy with the headers of https, but without a certificate.
 *
 * @param previous web root of the release before
 */
async function startBehindCaddy(previous?: string): Promise<Host> {
  const api = await startEmbedded();
  // For its port.
  const { origin, stop: leave } = await startEmbedded();
  await leave();
  const stopCaddy = await startCaddy(origin, api.origin, previous);
  const stop = async () => {
    await stopCaddy();
    await api.stop();
  };
  return { origin, https: true, stop };
}

/** The servers that the build configures. */
const HOSTS = { 'the embedded server': startEmbedded, Caddy: () => startBehindCaddy() };

const files = listFiles(WEB_ROOT).map((name) => `/${name}`);
const copies = files.filter((file) => file.endsWith(COPY));
/** One path of each type of file other than pages. */
const assets = [
  ...new Map(
    files
      .filter((file) => !file.endsWith(COPY) && !/\.html$|\/_(headers|redirects)$/.test(file))
      .sort()
      .map((file) => [contentType(file), file]),
  ).values(),
];
const pages = builtPages()
  .map(({ path }) => path)
  .filter((path) => path !== '/404');

const CHANGING = { 'cache-control': cacheControl('/'), 'cross-origin-resource-policy': 'same-origin' };
const page = (path: string, status = 200) => {
  const caching = status === 404 ? { ...CHANGING, 'cache-control': 'no-store' } : CHANGING;
  return { path, status, headers: { 'content-type': contentType('.html'), ...caching } };
};
const asset = (path: string) => {
  const caching = { 'cache-control': cacheControl(path), 'cross-origin-resource-policy': resourcePolicy(path) };
  return { path, status: 200, headers: { 'content-type': contentType(path), ...caching } };
};

/** What every host answers to pages, to a file of each type, and to what is neither. */
const ANSWERS = [
  ...[...pages, '/?utm_source=sample', '/about-us?a=b&c=d'].map((path) => page(path)),
  ...assets.map(asset),
  ...Object.entries(REDIRECTS).map(([path, location]) => {
    return { path, status: 301, headers: { location, ...CHANGING } };
  }),
  ...MISSING.map((path) => page(path, 404)),
];

describe.each(Object.entries(HOSTS))('%s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());

  const site = () => siteHeaders({ https: host.https });

  test('passes the smoke test', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: buildTime });
    onTestFinished(() => void vi.useRealTimers());
    expect(await smokeTest(host.origin, { https: host.https })).toEqual([]);
  });

  test('answers every path with the expected status, type, location and caching', async () => {
    for (const { path, ...expected } of ANSWERS) {
      const { status, headers } = await ask(host.origin, path);
      expect.soft({ status, headers }, path).toMatchObject(expected);
      if (status !== 301) expect.soft(headers, path).not.toHaveProperty('location');
    }
  });

  test('sends every security header with every kind of answer', async () => {
    for (const path of ['/', '/about-us', '/about-us/', '/.env', '/nowhere', '/static/nowhere.js', ...assets]) {
      const { headers, status } = await ask(host.origin, path);
      const expected = isHashed(path) && status === 200 ? HASHED_HEADERS : site();
      // What only a page heeds would be sent with each of the dozens of files that a page has.
      const sent = site().map(([name]) => [name, headers[name.toLowerCase()]]);
      expect.soft(sent.filter(([, value]) => value !== undefined).sort(), path).toEqual([...expected].sort());
      expect.soft(`${headers.server ?? ''}${headers['x-powered-by'] ?? ''}`, path).toMatch(/^\D*$/);
    }
  });

  test('sends the compressed copy from the build to clients that accept it', async () => {
    const addresses = new Map(pages.map((path) => [path === '/' ? '/index.html' : `${path}.html`, path]));
    for (const copy of copies) {
      const file = copy.slice(0, -COPY.length);
      if (file === '/404.html' || file === '/_headers') continue;
      const path = addresses.get(file) ?? file;
      const { headers, body } = await ask(host.origin, path, { 'Accept-Encoding': 'br' });
      expect.soft(headers, copy).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect.soft(brotliDecompressSync(body).equals(readFileSync(WEB_ROOT + file)), copy).toBe(true);
    }
  });

  test('sends the whole 404 page', async () => {
    expect((await ask(host.origin, '/nowhere')).body.equals(readFileSync(`${WEB_ROOT}/404.html`))).toBe(true);
  });

  test('sends 304 to a browser with the current version of a page', async () => {
    const { headers } = await ask(host.origin, '/');
    expect((await ask(host.origin, '/', { 'If-None-Match': String(headers.etag) })).status).toBe(304);
  });

  test('lets no cache take a plain page, or a current one, for all that a client accepts', async () => {
    const { headers } = await ask(host.origin, '/about-us');
    const current = await ask(host.origin, '/about-us', { 'If-None-Match': String(headers.etag) });
    expect([headers.vary, current.status, current.headers.vary]).toEqual(['Accept-Encoding', 304, 'Accept-Encoding']);
  });

  test.each(['POST', 'PUT', 'DELETE'])('refuses %s for its pages', async (method) => {
    expect((await ask(host.origin, '/about-us', {}, method)).status).toBe(405);
  });

  test.each(HOSTILE)('answers %s only with its own pages and errors', async (path) => {
    const { status, headers, body } = await ask(host.origin, path);
    expect([200, 301, 400, 404]).toContain(status);
    expect(headers).not.toHaveProperty('x-injected');
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    expect(new URL(String(headers.location ?? '/'), 'https://here.example').host).toBe('here.example');
    expect(body.toString()).not.toMatch(/"dependencies"|reverse_proxy/);
  });
});

test('Caddy sends only scripts and pictures of the release before', async () => {
  const script = { 'static/former.1a2b.js': 'former', 'static/former.1a2b.js.br': 'packed' };
  const { origin, stop } = await startBehindCaddy(
    temporaryFolder({ ...script, 'media/former.avif': 'seen', 'former.html': 'page' }),
  );
  onTestFinished(stop);
  const asked = ['static/former.1a2b.js', 'media/former.avif', 'former', 'former.html', 'static/former.1a2b.js.br'];
  const answers = await Promise.all(asked.map((file) => ask(origin, `/${file}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404]);
  const packed = await ask(origin, '/static/former.1a2b.js', { 'Accept-Encoding': 'br' });
  expect(packed.body.toString()).toBe('packed');
  expect(packed.headers).toMatchObject({ 'cache-control': cacheControl('/static/'), vary: 'Accept-Encoding' });
});

test('a former address has an unlisted page that leads on', () => {
  const [stub, sitemap] = ['/guides/hmrc-renewal.html', '/sitemap.xml'].map(builtFile);
  expect(stub).toContain('<meta http-equiv="refresh" content="0; url=/how-to-renew-hmrc-mlr">');
  expect(stub).toMatch(/<link rel="canonical" href="https:[^"]+\/how-to-renew-hmrc-mlr">/);
  expect(stub).toContain('<a href="/how-to-renew-hmrc-mlr">How to renew your HMRC MLR registration</a>');
  expect(sitemap).not.toContain('hmrc-renewal');
});

test('the smoke test reads the settings of the build from the site', async () => {
  const asked: string[] = [];
  const api = new URL(await serve(({ method, url }, response) => response.end(`${asked.push(`${method} ${url}`)}`)))
    .origin;
  const [analyticsSrc, analyticsOrigins] = ['https://analytics.example/a.js', ['https://queue.example']];
  const html = builtFile('/contact-us.html')
    .replace('apiHost&quot;:&quot;', `$&${api}`)
    .replace('data-cookie-src="', `data-cookie-origins="${analyticsOrigins}" $&${analyticsSrc}`)
    .replace('<head>', '$&<meta name="robots" content="noindex"/>');
  const headers = siteHeaders({ https: true, apiHost: api, analyticsSrc, analyticsOrigins, isRehearsal: true });
  const sent = new Map(headers).set('Strict-Transport-Security', 'max-age=63072000');
  const site = await serve((_, response) => response.setHeaders(sent).end(html));
  const failures = await smokeTest(new URL(site).origin, { https: true });
  expect(failures.filter((failure) => /-Policy|Robots|Transport|healthz/.test(failure))).toEqual([]);
  expect(asked).toEqual([`POST ${CONTACT}`]);
});

test('the smoke test names what is wrong', async () => {
  const { origin } = new URL(await serve((_, response) => response.end('{"captcha":"not verified"}')));
  expect(await smokeTest(origin, { isPublic: true })).toEqual(
    expect.arrayContaining([
      '/: X-Frame-Options is missing, expected DENY',
      '/: Content-Encoding is missing, expected br or gzip',
      '/contact-us/: Location is missing, expected /contact-us',
      '/nowhere: status is 200, expected 404',
      expect.stringMatching(/^\/humans\.txt: day of the build is missing, expected 20/),
      expect.stringMatching(/^\/contact-us: canonical address is missing, expected http/),
      '/healthz: captcha not verified; set HCAPTCHA_SECRET where the server runs',
    ]),
  );
});

test('the smoke test expects of GitHub Pages neither headers nor redirects', async () => {
  const { origin } = new URL(await serve((_, response) => response.setHeader('X-GitHub-Request-Id', '1').end()));
  expect((await smokeTest(origin)).filter((failure) => /: [A-Z][\w-]+ is /.test(failure))).toEqual([]);
});

test('the smoke test names the server that does not answer', async () => {
  expect(await smokeTest('http://127.0.0.1:2')).toEqual([expect.stringMatching(/^no answer: .*ECONNREFUSED/)]);
});
