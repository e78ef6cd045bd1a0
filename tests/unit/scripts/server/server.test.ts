import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteHeaders } from '#scripts/server/headers.ts';
import type { InboxEntry } from '#scripts/server/inbox.ts';
import { rateLimit } from '#scripts/server/rateLimit.ts';
import { close, createSiteServer, listen, type ServerSettings } from '#scripts/server/server.ts';
import { readSite } from '#scripts/server/site.ts';

const CONTACT = '/prod/api/msb/savecontactdetails';
const MEMBERSHIP = '/prod/api/msb/savemembershipdetails';

const enquiry = {
  titleid: 1,
  firstName: 'Ada',
  lastName: 'Sample',
  phone: '02079460958',
  email: 'ada@sample.example',
  message: 'Hello.',
  reCaptcha: 'token',
};

const application = {
  titleid: '2',
  fullname: 'Ada Sample',
  phoneNo: '020 7946 0958',
  email: 'ada@sample.example',
  membershipCategory: '0',
  businessName: 'Sample Exchange Ltd',
  businessAddressLine1: '1 Sample Street',
  businessAddressLine2: '',
  city: 'London',
  postcode: 'EC2A 4NE',
  countryCode: '+44',
  consent: true,
  reCaptcha: '',
};

const page = `<!doctype html><title>About</title>${'text '.repeat(100)}`;
let root: string;
let server: Server;
let origin: string;
let stored: InboxEntry[];

/** Starts the server on a free port; what it takes in lands in `stored`. */
async function start(change: Partial<ServerSettings> = {}): Promise<void> {
  stored = [];
  server = createSiteServer({
    site: readSite(root),
    inbox: {
      append: async (entry) => {
        stored.push(entry);
      },
    },
    limit: rateLimit(1_000),
    checkCaptcha: undefined,
    headers: siteHeaders({ apiHost: '', analyticsSrc: '', scriptHashes: [], wasm: false, https: false }),
    ...change,
  });
  origin = `http://localhost:${await listen(server, 0)}`;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(root, 'static'));
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, '404.html'), 'lost');
  writeFileSync(join(root, 'about-us.html'), page);
  writeFileSync(join(root, 'about-us.html.gz'), gzipSync(page));
  writeFileSync(join(root, 'static/app.1a2b.js'), 'code');
});

afterEach(async () => {
  await close(server);
  rmSync(root, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init });

const post = (path: string, body: unknown, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  fetch(origin + path, {
    method: 'POST',
    headers,
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  });

/** Status and headers of a request that `fetch` would not make as it is written here. */
const raw = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(origin + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('serving the site', () => {
  beforeEach(() => start());

  test('gives a page with its type, security headers and orders to ask again', async () => {
    const response = await get('/about-us');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(page);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  test('lets hashed files be kept for ever', async () => {
    expect((await get('/static/app.1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('answers 404 with the 404 page', async () => {
    const response = await get('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('lost');
  });

  test('redirects a trailing slash for good, query and all', async () => {
    const response = await get('/about-us/?from=mail');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/about-us?from=mail');
  });

  test('sends the compressed copy to those who take it, under an ETag of its own', async () => {
    const plain = await raw('/about-us', {});
    const packed = await raw('/about-us', { 'Accept-Encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(packed.body).toString()).toBe(page);
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });

  test.each([(etag: string) => etag, (etag: string) => `W/${etag}`, (etag: string) => `"x", ${etag}`, () => '*'])(
    'answers 304 to a copy that is current',
    async (condition) => {
      const etag = String((await raw('/about-us', {})).headers.etag);
      const again = await raw('/about-us', { 'If-None-Match': condition(etag) });
      expect(again.status).toBe(304);
      expect(again.headers.etag).toBe(etag);
      expect(again.body.length).toBe(0);
      expect((await raw('/about-us', { 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  test('answers HEAD as GET, without the body', async () => {
    const head = await raw('/about-us', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(page.length));
    expect(head.body.length).toBe(0);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('does not take %s', async (method) => {
    const response = await get('/about-us', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test('reads files that did not fit into memory from the disk', async () => {
    await close(server);
    await start({ site: readSite(root, 0) });
    expect(await (await get('/about-us')).text()).toBe(page);
  });

  test('survives a request that is not HTTP', async () => {
    const { port } = new URL(origin);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), 'localhost', () => socket.write('GET /a b\r\nX\r\n\r\n'));
      socket.on('data', (data) => resolve(data.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect((await get('/')).status).toBe(200);
  });
});

describe('taking a form', () => {
  beforeEach(() => start());

  test.each([
    ['contact', CONTACT, enquiry],
    ['membership', MEMBERSHIP, application],
  ] as const)('keeps the payload of %s as it was sent, and says so', async (form, path, payload) => {
    const response = await post(path, payload);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ response: true, responseCode: '00', data: 'Received' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(stored).toEqual([{ receivedAt: expect.any(String), form, payload }]);
    expect(JSON.stringify(stored[0]?.payload)).toBe(JSON.stringify(payload));
  });

  test.each([
    ['a field that breaks a rule', { ...enquiry, email: 'ada' }, 'Invalid email format'],
    ['a key too many', { ...enquiry, city: 'London' }, 'The form arrived incomplete. Please try again.'],
    ['a key too few', { ...enquiry, reCaptcha: undefined }, 'The form arrived incomplete. Please try again.'],
    ['a list', [], 'The form arrived incomplete. Please try again.'],
    ['JSON cut short', '{"titleid":1', 'The form arrived incomplete. Please try again.'],
    ['nothing', '', 'The form arrived incomplete. Please try again.'],
    [
      'bytes that are no text',
      new Blob([new Uint8Array([0x22, 0xff, 0x22])]),
      'The form arrived incomplete. Please try again.',
    ],
  ])('refuses %s with 400 and the reason', async (_, body, data) => {
    const response = await post(CONTACT, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ response: false, responseCode: '01', data });
    expect(stored).toEqual([]);
  });

  test.each([
    ['a form of a web page', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['a type that only begins like JSON', { 'Content-Type': 'application/jsonp' }],
    ['compressed JSON', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
  ])('refuses %s with 415', async (_, headers) => {
    expect((await post(CONTACT, enquiry, headers)).status).toBe(415);
  });

  test('takes JSON that names its character set', async () => {
    expect((await post(CONTACT, enquiry, { 'Content-Type': 'Application/JSON; charset=utf-8' })).status).toBe(200);
  });

  test('takes 64 kB and refuses more with 413', async () => {
    const room = 64 * 1024 - JSON.stringify({ ...enquiry, message: '' }).length;
    expect((await post(CONTACT, { ...enquiry, message: 'x'.repeat(room) })).status).toBe(200);
    expect((await post(CONTACT, { ...enquiry, message: 'x'.repeat(room + 1) })).status).toBe(413);
    expect((await post(CONTACT, { ...enquiry, message: 'x'.repeat(2_000_000) })).status).toBe(413);
    expect(stored).toHaveLength(1);
  });

  test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('does not take %s', async (method) => {
    const response = await get(CONTACT, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  test.each([`${CONTACT}/`, `${CONTACT}x`, CONTACT.toUpperCase(), '/prod/api/msb/constructor'])(
    'takes nothing at %s',
    async (path) => {
      expect((await post(path, enquiry)).status).toBe(405);
      expect(stored).toEqual([]);
    },
  );
});

describe('a form is refused', () => {
  test('with 429 when one address sends too many, until the minute is over', async () => {
    let now = 0;
    await start({ limit: rateLimit(2, () => now) });
    expect((await post(CONTACT, enquiry)).status).toBe(200);
    expect((await post(CONTACT, 'nonsense')).status).toBe(400);
    now = 15_000;
    const third = await post(CONTACT, enquiry);
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toBe('45');
    expect(await third.json()).toMatchObject({ response: false, data: expect.stringContaining('Too many') });
    now = 60_000;
    expect((await post(CONTACT, enquiry)).status).toBe(200);
    expect(stored).toHaveLength(2);
  });

  test('whatever address it claims to come from: anybody could write that header', async () => {
    await start({ limit: rateLimit(1) });
    const claimed = (address: string) => ({
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      Forwarded: `for=${address}`,
      'X-Real-IP': address,
    });
    expect((await post(CONTACT, enquiry, claimed('192.0.2.1'))).status).toBe(200);
    expect((await post(CONTACT, enquiry, claimed('192.0.2.2'))).status).toBe(429);
  });

  test.each([
    ['failed', 403, 'Captcha verification failed.'],
    ['unchecked', 503, 'The captcha could not be checked just now. Please try again.'],
  ] as const)('when its captcha is %s', async (result, status, data) => {
    await start({ checkCaptcha: async () => result });
    const response = await post(CONTACT, enquiry);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ response: false, responseCode: '01', data });
    expect(stored).toEqual([]);
  });

  test('when it could not be stored, and is not acknowledged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await start({ inbox: { append: () => Promise.reject(new Error('ENOSPC: no space left on device')) } });
    const response = await post(CONTACT, enquiry);
    expect(response.status).toBe(507);
    expect(await response.json()).toMatchObject({ response: false, data: expect.stringContaining('could not save') });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

test('the captcha check is given the token, and the form is kept when it passes', async () => {
  const tokens: string[] = [];
  await start({
    checkCaptcha: async (token) => {
      tokens.push(token);
      return 'passed';
    },
  });
  expect((await post(CONTACT, enquiry)).status).toBe(200);
  expect(tokens).toEqual(['token']);
  expect(stored).toHaveLength(1);
});

test('a form is acknowledged only once it is stored', async () => {
  let finish = () => {};
  const append = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  await start({ inbox: { append } });
  const answered = vi.fn();
  const answer = post(CONTACT, enquiry).then(answered);
  await vi.waitFor(() => expect(append).toHaveBeenCalled());
  await get('/');
  expect(answered).not.toHaveBeenCalled();
  finish();
  await answer;
  expect(answered).toHaveBeenCalled();
});

test('closing waits for the form that is under way', async () => {
  let finish = () => {};
  const append = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  await start({ inbox: { append } });
  const answer = post(CONTACT, enquiry);
  await vi.waitFor(() => expect(append).toHaveBeenCalled());
  const closed = close(server);
  finish();
  expect((await answer).status).toBe(200);
  await closed;
});

test('a port that is taken is named, with a way out', async () => {
  await start();
  const port = Number(new URL(origin).port);
  const second = createSiteServer({
    site: readSite(root),
    inbox: { append: async () => undefined },
    limit: rateLimit(1),
    checkCaptcha: undefined,
    headers: [],
  });
  await expect(listen(second, port)).rejects.toThrow(`Port ${port} is in use`);
});
