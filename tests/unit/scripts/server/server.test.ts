import { rmSync } from 'node:fs';
import http from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listen, type ServerSettings } from '#scripts/server/server.ts';
import { checkFolder } from '#scripts/server/serveSite.ts';
import { readSettings } from '#scripts/server/settings.ts';
import { CONTACT, enquiry, inboxThat, page, serveEachTest, slowInbox } from '../../../fixtures/server/testServer.ts';

const server = serveEachTest();
const { get, make, post, stored } = server;

describe('serving the site', () => {
  const MALFORMED = ['/%', '/%zz', '/%c3%28', '/%zz/?a=b', '/about-us%'];
  test.each(MALFORMED)('answers 400 to %s, with the security headers', async (path) => {
    const headers = { 'x-content-type-options': 'nosniff' };
    expect(await get(path)).toMatchObject({ statusCode: 400, headers, body: 'Bad Request\n' });
  });

  test('gives each coding of a page an ETag of its own', async () => {
    const plain = await get('/about-us');
    const packed = await get('/about-us', { 'Accept-Encoding': 'br' });
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(page.length) });
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });

  test.each([(etag: string) => etag, (etag: string) => `W/${etag}`, (etag: string) => `"x", ${etag}`])(
    'answers 304 to a copy that is current',
    async (condition) => {
      const etag = String((await get('/about-us')).headers.etag);
      const again = await get('/about-us', { 'If-None-Match': condition(etag) });
      expect(again).toMatchObject({ statusCode: 304, headers: { etag } });
      expect((await get('/about-us', { 'If-None-Match': '"other"' })).statusCode).toBe(200);
    },
  );

  test('answers HEAD as GET', async () => {
    const head = await get('/about-us', {}, 'HEAD');
    expect(head).toMatchObject({ statusCode: 200, headers: { 'content-length': String(page.length) } });
  });

  test('answers any method but GET and HEAD with 405', async () => {
    for (const response of [await get('/about-us', {}, 'OPTIONS'), await post('/about-us', 'x'.repeat(100_000))])
      expect(response).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } });
  });

  test('answers 404 for a file that has gone since the start, which nobody may cache', async () => {
    await server.app.ready();
    for (const file of ['about-us.html.br', 'static/app.1a2b.js']) rmSync(join(server.folder, 'web', file));
    for (const path of ['/about-us', '/static/app.1a2b.js']) {
      const response = await get(path, { 'Accept-Encoding': 'br' });
      const headers = { 'x-content-type-options': 'nosniff', 'content-type': expect.stringContaining('plain') };
      expect(response).toMatchObject({ statusCode: 404, headers });
      for (const name of ['cache-control', 'content-encoding']) expect(response.headers).not.toHaveProperty(name);
    }
  });
});

test.each([
  ['200 while forms can be stored', () => server.folder, 200],
  ['503 when the folder of the inbox has gone', () => join(server.folder, 'gone'), 503],
  // Linux shows its processes as a disk that never has room.
  ['503 when the disk of the inbox is full', () => '/proc', 503],
])('/healthz says %s, and nobody keeps that', async (_, inbox, status) => {
  make({ checkInbox: () => checkFolder(inbox()) });
  const { statusCode, headers, body } = await get('/healthz');
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  expect(body.includes('"status":"ok"')).toBe(status === 200);
});

test.each([
  ['verified', async () => true],
  ['not verified', undefined],
])('/healthz says that captchas are %s', async (captcha, checkCaptcha) => {
  make({ checkCaptcha });
  expect((await get('/healthz')).json()).toEqual({ status: 'ok', captcha });
});

describe('the log', () => {
  /** Makes a server that logs, and gives what it has logged so far. */
  function logging(change: Partial<ServerSettings> = {}): () => string {
    let text = '';
    make({ log: { stream: { write: (line) => (text += line) } }, ...change });
    return () => text;
  }

  const failing = {
    inbox: inboxThat(() => Promise.reject(new Error('ENOSPC'))),
    checkInbox: () => Promise.reject(new Error('ENOENT')),
  };

  test.each([
    ['nothing of what went well', {}, []],
    ['forms that were not stored, and why', failing, [CONTACT, '507', 'ENOSPC', 'ENOENT']],
  ])('has %s', async (_, change, expected) => {
    const log = logging(change);
    await post(CONTACT, enquiry);
    for (const path of ['/about-us', '/nowhere', '/healthz']) await get(path);
    expect(expected.filter((text) => !log().includes(text))).toEqual([]);
    expect(log() === '').toBe(expected.length === 0);
  });

  const offline = { checkCaptcha: () => Promise.reject(new TypeError('fetch failed')) };
  test.each([
    ['not stored', failing],
    ['whose captcha could not be checked', offline],
  ])('never has what a form holds, nor who sent it: a form %s', async (_, change) => {
    const log = logging(change);
    const remoteAddress = '192.0.2.77';
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Secret browser', Cookie: 'secret=cookie' };
    const payloads = [JSON.stringify(enquiry), JSON.stringify({ ...enquiry, email: 'ada' }), `Ada ${enquiry.message}`];
    for (const payload of payloads)
      await server.app.inject({ method: 'POST', url: `${CONTACT}?name=Ada`, remoteAddress, headers, payload });
    for (const path of ['/about-us/', '/%zz'])
      await server.app.inject({ url: `${path}?email=ada@sample.example`, remoteAddress, headers });
    expect(log()).toContain(CONTACT);
    const sent = Object.values(enquiry).map(String);
    const secrets = [...sent.filter(({ length }) => length > 2), 'ada', 'ecret', remoteAddress];
    expect(secrets.filter((secret) => log().includes(secret))).toEqual([]);
  });
});

describe('on a network', () => {
  const start = (change: Partial<ServerSettings> = {}) => listen(make(change));

  /** Sends an enquiry, in a body of at least so many bytes. */
  const send = (origin: string, bytes = 0) =>
    fetch(origin + CONTACT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiry).padEnd(bytes),
    });

  test('takes 64 kB and refuses more with 413, which the sender receives', async () => {
    const origin = await start();
    expect((await send(origin, 64 * 1024)).status).toBe(200);
    expect((await send(origin, 64 * 1024 + 1)).status).toBe(413);
    const refused = await send(origin, 2_000_000);
    expect(refused.status).toBe(413);
    // Hanging up on what is still being sent could cost the sender the answer.
    expect(refused.headers.get('connection')).not.toBe('close');
    expect(await refused.json()).toMatchObject({ response: false, data: expect.stringContaining('too long') });
    expect(stored).toHaveLength(1);
  });

  test('survives a request that is not HTTP', async () => {
    const origin = await start();
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write('GET /a b\r\nX\r\n\r\n'));
      socket.on('data', (data) => resolve(data.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect((await fetch(origin)).status).toBe(200);
  });

  test('gives a sender ten seconds for the headers and thirty in all', async () => {
    const createServer = vi.spyOn(http, 'createServer');
    onTestFinished(() => createServer.mockRestore());
    await start();
    expect(server.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
    expect(createServer.mock.calls[0]?.[0]).toMatchObject({ connectionsCheckingInterval: 1_000 });
  });

  test('closing waits for the form that is under way', async () => {
    const { append, finish } = slowInbox();
    const origin = await start({ inbox: inboxThat(append) });
    const answer = send(origin);
    await vi.waitFor(() => expect(append).toHaveBeenCalled());
    const closed = server.app.close();
    finish();
    expect((await answer).status).toBe(200);
    await closed;
  });

  test('closing waits ten seconds and no longer', async () => {
    const { append } = slowInbox();
    const origin = await start({ inbox: inboxThat(append) });
    const answer = send(origin).catch(() => 'broken off');
    await vi.waitFor(() => expect(append).toHaveBeenCalled());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = server.app.close();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(server.app.server.listening).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await closed;
    expect(await answer).toBe('broken off');
  });
});

test('the server’s settings come from the environment, where an empty value leaves the default in place', () => {
  expect(readSettings({ PORT: '', HOME: '/root' })).toEqual({ PORT: 4173, HOST: '127.0.0.1', INBOX_DIR: 'inbox' });
  const captcha = { HCAPTCHA_SECRET: 's', VITE_HCAPTCHA_SITEKEY: 'k' };
  const environment = { HOST: '::', INBOX_DIR: '/var/inbox', ...captcha };
  expect(readSettings({ ...environment, PORT: '8080' })).toEqual({ ...environment, PORT: 8080 });
});

test.each([
  ['PORT', '99999', 'Write a whole number from 0 to 65535.'],
  ['PORT', 'eighty', 'Write a whole number from 0 to 65535.'],
  ['HOST', 'example.org', 'Write an IP address of this machine'],
  ['MAIL_TO', 'a@b.example; c@d.example', 'Write the email addresses that get the forms'],
  ['MAIL_FROM', 'The office', 'Write the email address that sends the forms.'],
])('a setting that makes no sense is named: %s=%s', (name, value, rule) => {
  expect(() => readSettings({ [name]: value })).toThrow(`The environment variable ${name} is "${value}". ${rule}`);
});

test('mail needs a server and a recipient', () => {
  const MAIL_TO = 'office@association.example, chair@association.example';
  const SMTP_URL = 'smtps://website:secret@mail.example.org';
  const to = ['office@association.example', 'chair@association.example'];
  expect(readSettings({ SMTP_URL, MAIL_TO })).toMatchObject({ SMTP_URL, MAIL_TO: to });
  expect(() => readSettings({ SMTP_URL })).toThrow('The environment variable MAIL_TO is "". Write the email addresses');
  expect(() => readSettings({ MAIL_TO })).toThrow('The environment variable SMTP_URL is "". Write the address of a');
  for (const wrong of ['https://website:secret@mail.example.org', 'smtps://website:sec#ret@mail.example.org'])
    expect(() => readSettings({ SMTP_URL: wrong, MAIL_TO })).toThrow(
      'The environment variable SMTP_URL is wrong. Write',
    );
});
