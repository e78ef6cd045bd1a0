import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HASHED_HEADERS, isHashed, readBuiltHeaders } from '#scripts/server/headers.ts';
import { smokeTest } from '#scripts/smoke.ts';
import { WEB_ROOT } from '../fixtures/built.ts';
import { ask } from '../fixtures/server/ask.ts';
import { ANSWERS, assets, COPY, copies, pages } from '../fixtures/server/expectedAnswers.ts';
import { HOSTILE } from '../fixtures/server/hostilePaths.ts';
import { HOSTS, type Host } from '../fixtures/server/hosts.ts';
import { serve } from '../fixtures/server/serveOnce.ts';

describe.each(Object.entries(HOSTS))('%s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());

  const site = () => readBuiltHeaders(WEB_ROOT, { https: host.https });

  test('passes the smoke test', async () => {
    expect(await smokeTest(host.origin, host.origin, site())).toEqual([]);
  });

  test('answers every path with the expected status, type, location and caching', async () => {
    for (const { path, status, location, type, cache, resource } of ANSWERS) {
      const { headers, ...reply } = await ask(host.origin, path);
      expect.soft(reply.status, path).toBe(status);
      expect.soft(headers.location, path).toBe(location);
      if (type) expect.soft(headers['content-type'], path).toBe(type);
      expect.soft(headers['cache-control'], path).toBe(cache);
      expect.soft(headers['cross-origin-resource-policy'], path).toBe(resource);
    }
  });

  test('sends every security header with every kind of answer, and no version of its software', async () => {
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
      const file = copy.replace(COPY, '');
      if (file === '/404.html' || file === '/_headers') continue;
      const [coding, unpack] = copy.endsWith('.br') ? ['br', brotliDecompressSync] : (['gzip', gunzipSync] as const);
      const path = addresses.get(file) ?? file;
      const { headers, body } = await ask(host.origin, path, { headers: { 'Accept-Encoding': coding } });
      expect
        .soft(headers, copy)
        .toMatchObject({ 'content-encoding': coding, vary: expect.stringMatching(/accept-encoding/i) });
      expect.soft(unpack(body).equals(readFileSync(WEB_ROOT + file)), copy).toBe(true);
    }
  });

  test('sends the whole 404 page, and nothing new to who has the current version of a page', async () => {
    expect((await ask(host.origin, '/nowhere')).body.equals(readFileSync(`${WEB_ROOT}/404.html`))).toBe(true);
    const { headers } = await ask(host.origin, '/');
    expect((await ask(host.origin, '/', { headers: { 'If-None-Match': String(headers.etag) } })).status).toBe(304);
  });

  test.each(['POST', 'PUT', 'DELETE'])('refuses %s for its pages', async (method) => {
    expect((await ask(host.origin, '/about-us', { method })).status).toBe(405);
  });

  test.each(HOSTILE)('answers %s only with its own pages and errors', async (path) => {
    const { status, headers, body } = await ask(host.origin, path);
    expect([200, 301, 400, 404]).toContain(status);
    expect(headers).not.toHaveProperty('x-injected');
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    expect(new URL(String(headers.location ?? '/'), 'https://here.example').host).toBe('here.example');
    expect(body.toString()).not.toMatch(/"dependencies"|scriptHashes|reverse_proxy/);
  });
});

test('the smoke test names what is wrong, and who does not answer', async () => {
  const { origin } = new URL(await serve((_, response) => response.end('ok')));
  const faults = await smokeTest(origin, 'http://127.0.0.1:2', [['X-Frame-Options', 'DENY']]);
  expect(faults).toEqual(
    expect.arrayContaining([
      '/: X-Frame-Options is missing, expected DENY',
      '/: Content-Encoding is missing, expected br or gzip',
      '/contact-us/: Location is missing, expected /contact-us',
      '/nowhere: status is 200, expected 404',
      expect.stringMatching(/^no answer: .*ECONNREFUSED/),
    ]),
  );
});
