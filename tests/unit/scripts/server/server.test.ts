import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { checkFolder } from '#scripts/server/health.ts';
import { listen, type ServerSettings } from '#scripts/server/server.ts';
import {
  app,
  CONTACT,
  enquiry,
  folder,
  get,
  make,
  page,
  post,
  serveEachTest,
  slowInbox,
  stored,
} from './testServer.ts';

serveEachTest();

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
