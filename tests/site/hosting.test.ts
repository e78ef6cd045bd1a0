import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, faultsOf } from '#scripts/checks/probe/ask.ts';
import { answerFaults, headerFaults } from '#scripts/checks/probe/hosting.ts';
import { probe } from '#scripts/checks/probe/probe.ts';
import { contentType } from '#scripts/server/contentType.ts';
import {
  HASHED_HEADERS,
  isHashed,
  RESOURCE_POLICY,
  readBuiltHeaders,
  resourcePolicy,
} from '#scripts/server/headers.ts';
import { WEB_ROOT } from '../fixtures/built.ts';
import { HOSTILE } from '../fixtures/server/hostilePaths.ts';
import { HOSTS, type Host } from '../fixtures/server/hosts.ts';
import { assets, COPY, copies, oneOfEach, pages, TABLE } from '../fixtures/server/servedFiles.ts';

describe.each(Object.entries(HOSTS))('%s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());

  const headersOf = () => readBuiltHeaders(WEB_ROOT, { https: host.https });

  test('passes the probe', async () => {
    expect(await probe({ site: host.origin, api: host.origin, headers: headersOf() })).toEqual([]);
  });

  test('answers every path with the expected status, type, location and caching', async () => {
    expect(await answerFaults(host.origin, TABLE)).toEqual([]);
  });

  test('sends every security header with every kind of answer, and no version of its software', async () => {
    const missing = ['/nowhere', '/static/nowhere.js', '/media/nowhere.avif'];
    const paths = ['/', '/about-us', '/about-us/', '/.env', ...missing, ...oneOfEach(assets)];
    const policyOf = (path: string) => (missing.includes(path) ? RESOURCE_POLICY.other : resourcePolicy(path));
    expect(await headerFaults(host.origin, paths, headersOf(), policyOf)).toEqual([]);
  });

  test('sends scripts, fonts and pictures with their own policy and no header that only pages heed', async () => {
    const hashed = oneOfEach(assets).filter(isHashed);
    const names = new Map(HASHED_HEADERS.map(([name, value]) => [name.toLowerCase(), value]));
    const found = await faultsOf(hashed, async (path) => {
      const { headers } = await ask(host.origin, path);
      return headersOf()
        .map(([name]) => name.toLowerCase())
        .filter((name) => headers[name] !== names.get(name))
        .map((name) => `${path}: ${name} is ${headers[name]}`);
    });
    expect(hashed).not.toEqual([]);
    expect(found).toEqual([]);
  });

  test('sends the compressed copy from the build to clients that accept it', async () => {
    const addresses = new Map(pages.map((path) => [path === '/' ? '/index.html' : `${path}.html`, path]));
    const found = await faultsOf(copies, async (copy) => {
      const file = copy.replace(COPY, '');
      if (file === '/404.html' || file === '/_headers') return [];
      const [coding, unpack] = copy.endsWith('.br') ? ['br', brotliDecompressSync] : (['gzip', gunzipSync] as const);
      const path = addresses.get(file) ?? file;
      const { headers, body } = await ask(host.origin, path, { headers: { 'Accept-Encoding': coding } });
      return [
        headers['content-encoding'] !== coding && `${path}: encoding is ${headers['content-encoding']}, not ${coding}`,
        !/accept-encoding/i.test(String(headers.vary)) && `${path}: varies by ${headers.vary}`,
        !body.equals(readFileSync(WEB_ROOT + copy)) && `${path}: differs from ${copy}`,
        headers['content-type'] !== contentType(file) && `${path}: type is ${headers['content-type']}`,
        !unpack(readFileSync(WEB_ROOT + copy)).equals(readFileSync(WEB_ROOT + file)) && `${copy}: differs from ${file}`,
      ].filter((fault) => typeof fault === 'string');
    });
    expect(found).toEqual([]);
  });

  test('sends the whole 404 page', async () => {
    expect((await ask(host.origin, '/nowhere')).body.equals(readFileSync(`${WEB_ROOT}/404.html`))).toBe(true);
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
    expect(body.toString()).not.toMatch(/"dependencies"|scriptHashes|gzip_static/);
  });
});
