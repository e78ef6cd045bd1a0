import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkFolder } from '#scripts/server/health.ts';
import type { InboxEntry } from '#scripts/server/inbox.ts';
import { createSiteServer, listen, type ServerSettings } from '#scripts/server/server.ts';

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
let folder: string;
let app: FastifyInstance;
let stored: InboxEntry[];

/** Makes the server; what it takes in lands in `stored`. */
function make(change: Partial<ServerSettings> = {}): FastifyInstance {
  stored = [];
  app = createSiteServer({
    root: join(folder, 'web'),
    inbox: {
      append: async (entry) => {
        stored.push(entry);
      },
    },
    checkInbox: async () => undefined,
    formsPerMinute: 1_000,
    ...change,
  });
  return app;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
  const root = join(folder, 'web');
  mkdirSync(join(root, 'static'), { recursive: true });
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, '404.html'), 'lost');
  writeFileSync(join(root, 'about-us.html'), page);
  writeFileSync(join(root, 'about-us.html.gz'), gzipSync(page));
  writeFileSync(join(root, 'static/app.1a2b.js'), 'code');
  make();
});

afterEach(async () => {
  // A connection that fetch keeps open would be waited for.
  app.server.closeAllConnections();
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
  app.inject({ method, url, headers });

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'Content-Type': 'application/json', ...headers },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });

describe('serving the site', () => {
  test('gives a page with its type, security headers and orders to ask again', async () => {
    const response = await get('/about-us');
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(page);
    expect(response.headers).toMatchObject({
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
    expect((await get('/static/app.1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('answers 404 with the 404 page, whole, whatever copy the client holds', async () => {
    const response = await get('/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('lost');
    expect(response.headers).not.toHaveProperty('etag');
    expect((await get('/nowhere', { 'If-None-Match': 'W/"x"' })).body).toBe('lost');
  });

  test('redirects a trailing slash for good, query and all', async () => {
    const response = await get('/about-us/?from=mail');
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe('/about-us?from=mail');
  });

  test.each(['/%', '/%zz', '/%c3%28', '/%zz/?a=b', '/about-us%'])(
    'answers 400 to %s, with the security headers',
    async (path) => {
      const response = await get(path);
      expect(response.statusCode).toBe(400);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.body).toBe('Bad Request\n');
    },
  );

  test('sends the compressed copy to those who take it, under an ETag of its own', async () => {
    const plain = await get('/about-us');
    const packed = await get('/about-us', { 'Accept-Encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
    expect(packed.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(page);
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });

  test.each([
    (etag: string) => etag,
    (etag: string) => etag.replace('W/', ''),
    (etag: string) => `"x", ${etag}`,
    () => '*',
  ])('answers 304 to a copy that is current', async (condition) => {
    const etag = String((await get('/about-us')).headers.etag);
    const again = await get('/about-us', { 'If-None-Match': condition(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers.etag).toBe(etag);
    expect(again.rawPayload).toHaveLength(0);
    expect((await get('/about-us', { 'If-None-Match': '"other"' })).statusCode).toBe(200);
  });

  test('answers HEAD as GET, without the body', async () => {
    const head = await get('/about-us', {}, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(page.length));
    expect(head.rawPayload).toHaveLength(0);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('does not take %s', async (method) => {
    const response = await get('/about-us', {}, method);
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });

  test('does not read what is sent to a page', async () => {
    expect((await post('/about-us', 'x'.repeat(100_000))).statusCode).toBe(405);
  });

  test('says 404 of a file that has gone since the start, and lets nobody keep that', async () => {
    await app.ready();
    for (const file of ['about-us.html.gz', 'static/app.1a2b.js']) rmSync(join(folder, 'web', file));
    for (const path of ['/about-us', '/static/app.1a2b.js']) {
      const { statusCode, headers } = await get(path, { 'Accept-Encoding': 'gzip' });
      expect(statusCode).toBe(404);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-type': expect.stringMatching('plain'),
      });
      expect(headers).not.toHaveProperty('cache-control');
      expect(headers).not.toHaveProperty('content-encoding');
    }
  });
});

describe('taking a form', () => {
  test.each([
    ['contact', CONTACT, enquiry],
    ['membership', MEMBERSHIP, application],
  ] as const)('keeps the payload of %s as it was sent, and says so', async (form, path, payload) => {
    const response = await post(path, payload);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ response: true, responseCode: '00', data: 'Received' });
    expect(response.headers['cache-control']).toBe('no-store');
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
      Buffer.from(JSON.stringify({ ...enquiry, firstName: 'Zo\u00eb' }), 'latin1'),
      'The form arrived incomplete. Please try again.',
    ],
  ])('refuses %s with 400 and the reason', async (_, body, data) => {
    const response = await post(CONTACT, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ response: false, responseCode: '01', data });
    expect(stored).toEqual([]);
  });

  test.each([
    ['a form of a web page', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['a type that only begins like JSON', { 'Content-Type': 'application/jsonp' }],
    ['compressed JSON', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
  ])('refuses %s with 415', async (_, headers) => {
    const response = await post(CONTACT, enquiry, headers);
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ data: 'The form was sent in a format that we cannot read.' });
  });

  test('refuses nothing of no type with 415', async () => {
    expect((await get(CONTACT, {}, 'POST')).statusCode).toBe(415);
  });

  test('takes JSON that names its character set', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await post(CONTACT, enquiry, headers)).statusCode).toBe(200);
  });

  test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'] as const)('does not take %s', async (method) => {
    const response = await get(CONTACT, {}, method);
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
  });

  test.each([`${CONTACT}/`, `${CONTACT}x`, CONTACT.toUpperCase(), '/prod/api/msb/constructor'])(
    'takes nothing at %s',
    async (path) => {
      expect((await post(path, enquiry)).statusCode).toBe(405);
      expect(stored).toEqual([]);
    },
  );
});

describe('a form is refused', () => {
  test('with 429 when one address sends too many, until the minute is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    make({ formsPerMinute: 2 });
    expect((await post(CONTACT, enquiry)).statusCode).toBe(200);
    expect((await post(MEMBERSHIP, 'nonsense')).statusCode).toBe(400);
    vi.setSystemTime(15_000);
    const third = await post(CONTACT, enquiry);
    expect(third.statusCode).toBe(429);
    expect(third.headers['retry-after']).toBe('45');
    expect(third.json()).toMatchObject({ response: false, data: expect.stringContaining('Too many') });
    vi.setSystemTime(60_000);
    expect((await post(CONTACT, enquiry)).statusCode).toBe(200);
    expect(stored).toHaveLength(2);
    vi.useRealTimers();
  });

  test('whatever address it claims to come from: anybody could write that header', async () => {
    make({ formsPerMinute: 1 });
    const claimed = (address: string) => ({
      'X-Forwarded-For': address,
      Forwarded: `for=${address}`,
      'X-Real-IP': address,
    });
    expect((await post(CONTACT, enquiry, claimed('192.0.2.1'))).statusCode).toBe(200);
    expect((await post(CONTACT, enquiry, claimed('192.0.2.2'))).statusCode).toBe(429);
  });

  test('whichever address of its network it comes from: one IPv6 sender has the whole of a /64', async () => {
    make({ formsPerMinute: 1 });
    const from = async (remoteAddress: string) =>
      (await app.inject({ method: 'POST', url: CONTACT, remoteAddress, payload: enquiry })).statusCode;
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('2001:db8::2')).toBe(429);
    expect(await from('2001:db8:0:1::1')).toBe(200);
  });

  test.each([
    ['failed', async () => false, 403, 'Captcha verification failed.'],
    [
      'could not be checked',
      () => Promise.reject(new TypeError('fetch failed')),
      503,
      'The captcha could not be checked just now. Please try again.',
    ],
  ])('when its captcha %s', async (_, checkCaptcha, status, data) => {
    make({ checkCaptcha });
    const response = await post(CONTACT, enquiry);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ response: false, responseCode: '01', data });
    expect(stored).toEqual([]);
  });

  test('when it could not be stored, and is not acknowledged', async () => {
    make({ inbox: { append: () => Promise.reject(new Error('ENOSPC: no space left on device')) } });
    const response = await post(CONTACT, enquiry);
    expect(response.statusCode).toBe(507);
    expect(response.json()).toMatchObject({ response: false, data: expect.stringContaining('could not save') });
  });
});

test('the captcha check is given the token, and the form is kept when it passes', async () => {
  const checkCaptcha = vi.fn(async () => true);
  make({ checkCaptcha });
  expect((await post(CONTACT, enquiry)).statusCode).toBe(200);
  expect(checkCaptcha.mock.calls).toEqual([['token', '127.0.0.1']]);
  expect(stored).toHaveLength(1);
});

/** An inbox that stores a form only when it is told to. */
function slowInbox() {
  let finish = () => {};
  const append = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  return { append, finish: () => finish() };
}

test('a form is acknowledged only once it is stored', async () => {
  const { append, finish } = slowInbox();
  make({ inbox: { append } });
  const answered = vi.fn();
  const answer = post(CONTACT, enquiry).then(answered);
  await vi.waitFor(() => expect(append).toHaveBeenCalled());
  await get('/');
  expect(answered).not.toHaveBeenCalled();
  finish();
  await answer;
  expect(answered).toHaveBeenCalled();
});

describe('whether forms can be taken', () => {
  test('is said with 200, and kept by nobody', async () => {
    make({ checkInbox: () => checkFolder(folder) });
    const response = await get('/healthz');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ok' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['folder of the inbox has gone', () => checkFolder(join(folder, 'gone'))],
    // Linux shows its processes as a disk that never has room.
    ['disk of the inbox is full', () => checkFolder('/proc')],
  ])('is said with 503 when the %s', async (_, checkInbox) => {
    make({ checkInbox });
    const response = await get('/healthz');
    expect(response.statusCode).toBe(503);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('the log', () => {
  /** Makes a server that logs at a level, and gives what it has logged so far. */
  function logging(level: string, change: Partial<ServerSettings> = {}): () => string {
    let text = '';
    make({ log: { level, stream: { write: (line) => (text += line) } }, ...change });
    return () => text;
  }

  const failing = {
    inbox: { append: () => Promise.reject(new Error('ENOSPC')) },
    checkInbox: () => Promise.reject(new Error('ENOENT')),
  };

  test.each([
    ['nothing', 'error', {}, []],
    ['forms that were not stored, and why', 'error', failing, [CONTACT, '507', 'ENOSPC', 'ENOENT']],
    ['every request, where that is asked for', 'debug', {}, [CONTACT, '/about-us', '404']],
  ])('has %s', async (_, level, change, expected) => {
    const log = logging(level, change);
    await post(CONTACT, enquiry);
    await get('/about-us');
    await get('/nowhere');
    await get('/healthz');
    expect(expected.filter((text) => !log().includes(text))).toEqual([]);
    expect(log() === '').toBe(expected.length === 0);
  });

  test.each([
    ['stored', {}],
    ['not stored', failing],
    ['limited', { formsPerMinute: 1 }],
    ['refused for its captcha', { checkCaptcha: async () => false }],
  ])('never has what a form holds, nor who sent it: %s', async (_, change) => {
    const log = logging('debug', change);
    const remoteAddress = '192.0.2.77';
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Secret browser', Cookie: 'secret=cookie' };
    const payloads = [JSON.stringify(enquiry), JSON.stringify({ ...enquiry, email: 'ada' }), `Ada ${enquiry.message}`];
    for (const payload of payloads)
      await app.inject({ method: 'POST', url: `${CONTACT}?name=Ada`, remoteAddress, headers, payload });
    await app.inject({ url: '/about-us/?email=ada@sample.example', remoteAddress, headers });
    await app.inject({ url: '/%zz?email=ada@sample.example', remoteAddress, headers });
    expect(log()).toContain(CONTACT);
    const secrets = [
      ...Object.values(enquiry).filter((value) => typeof value === 'string'),
      'ada',
      'ecret',
      '192.0.2.77',
    ];
    expect(secrets.filter((secret) => log().includes(secret))).toEqual([]);
  });
});

describe('on a network', () => {
  let port: number;

  async function start(change: Partial<ServerSettings> = {}): Promise<string> {
    port = await listen(make(change), 0);
    return `http://localhost:${port}`;
  }

  const send = (origin: string, message: string) =>
    fetch(origin + CONTACT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...enquiry, message }),
    });

  test('takes 64 kB and refuses more with 413, which the sender hears', async () => {
    const origin = await start();
    const room = 64 * 1024 - JSON.stringify({ ...enquiry, message: '' }).length;
    expect((await send(origin, 'x'.repeat(room))).status).toBe(200);
    expect((await send(origin, 'x'.repeat(room + 1))).status).toBe(413);
    const refused = await send(origin, 'x'.repeat(2_000_000));
    expect(refused.status).toBe(413);
    // Hanging up on what is still being sent could cost the sender the answer.
    expect(refused.headers.get('connection')).not.toBe('close');
    expect(await refused.json()).toMatchObject({ response: false, data: expect.stringContaining('too long') });
    expect(stored).toHaveLength(1);
  });

  test('survives a request that is not HTTP', async () => {
    const origin = await start();
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, 'localhost', () => socket.write('GET /a b\r\nX\r\n\r\n'));
      socket.on('data', (data) => resolve(data.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect((await fetch(origin)).status).toBe(200);
  });

  test('gives a sender ten seconds for the headers and thirty for it all', async () => {
    await start();
    expect(app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
  });

  test('closing waits for the form that is under way', async () => {
    const { append, finish } = slowInbox();
    const origin = await start({ inbox: { append } });
    const answer = send(origin, 'Hello.');
    await vi.waitFor(() => expect(append).toHaveBeenCalled());
    const closed = app.close();
    finish();
    expect((await answer).status).toBe(200);
    await closed;
  });

  test('closing waits ten seconds and no longer', async () => {
    const { append } = slowInbox();
    const origin = await start({ inbox: { append } });
    const answer = send(origin, 'Hello.').catch(() => 'broken off');
    await vi.waitFor(() => expect(append).toHaveBeenCalled());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = app.close();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(app.server.listening).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await closed;
    expect(await answer).toBe('broken off');
  });

  test('a port that is taken is named, with a way out', async () => {
    await start();
    const first = app;
    await expect(listen(make(), port)).rejects.toThrow(`Port ${port} is in use`);
    await first.close();
  });
});
