import { describe, expect, test, vi } from 'vitest';
import { hcaptchaCheck } from '#scripts/server/captcha.ts';
import { APPLICATION_SENT } from '../../../fixtures/answers.ts';
import {
  CONTACT,
  enquiry,
  inboxThat,
  MEMBERSHIP,
  serveEachTest,
  slowInbox,
} from '../../../fixtures/server/testServer.ts';

const server = serveEachTest();
const { get, make, post, stored } = server;

const INCOMPLETE = 'The form arrived incomplete. Please try again.';

/** Sends an enquiry that must be refused, and not kept. */
async function expectRefusal(body: unknown, status: number, data: string) {
  const response = await post(CONTACT, body);
  expect([response.statusCode, response.json()]).toEqual([status, { response: false, responseCode: '01', data }]);
  expect(stored).toEqual([]);
}

describe('taking a form', () => {
  test.each([
    ['contact', CONTACT, enquiry],
    ['membership', MEMBERSHIP, APPLICATION_SENT],
  ] as const)('keeps the payload of %s as it was sent, and says so', async (form, path, payload) => {
    const response = await post(path, payload);
    expect(response).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    expect(response.json()).toEqual({
      response: true,
      responseCode: '00',
      data: 'Received',
      reference: 'K7QM-2XZT',
    });
    expect(stored).toEqual([{ receivedAt: expect.any(String), form, payload }]);
    expect(JSON.stringify(stored[0]?.payload)).toBe(JSON.stringify(payload));
  });

  test.each([
    ['a field that breaks a rule', { ...enquiry, email: 'ada' }, 'Invalid email format'],
    ['a key too many', { ...enquiry, city: 'London' }, INCOMPLETE],
    ['a list', [], INCOMPLETE],
    ['JSON cut short', '{"titleid":1', INCOMPLETE],
    ['nothing', '', INCOMPLETE],
  ])('refuses %s with 400 and the reason', (_, body, data) => expectRefusal(body, 400, data));

  test.each<[what: string, headers: Record<string, string>]>([
    ['a form of a web page', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['a type that only begins like JSON', { 'Content-Type': 'application/jsonp' }],
    ['compressed JSON', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
  ])('refuses %s with 415', async (_, headers) => {
    const response = await post(CONTACT, enquiry, headers);
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ data: 'The form was sent in a format that we cannot read.' });
  });

  test('refuses a request without a type with 415', async () => {
    expect((await get(CONTACT, {}, 'POST')).statusCode).toBe(415);
  });

  test('takes JSON that names its character set', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await post(CONTACT, enquiry, headers)).statusCode).toBe(200);
  });

  test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'] as const)('does not take %s', async (method) => {
    expect(await get(CONTACT, {}, method)).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } });
  });

  const NEARLY = [`${CONTACT}/`, `${CONTACT}x`, CONTACT.toUpperCase(), '/prod/api/msb/constructor'];
  test.each(NEARLY)('takes nothing at %s', async (path) => {
    expect((await post(path, enquiry)).statusCode).toBe(405);
    expect(stored).toEqual([]);
  });
});

// With any of them, a pattern that takes the square of a text's length needs seconds.
const LONG = ['>'.repeat(64_000), ' '.repeat(64_000), '\u0301'.repeat(32_000)].map((text) => `a${text}b`);

test.each([
  ['contact', CONTACT, enquiry],
  ['membership', MEMBERSHIP, APPLICATION_SENT],
])('a body of 64 kB in any field of %s is refused at once', { timeout: 10_000 }, async (_, path, payload) => {
  for (const name of [...Object.keys(payload), 'another key'])
    for (const text of LONG) {
      const { statusCode } = await post(path, { ...payload, [name]: text });
      expect.soft(statusCode, `${name}: ${text.slice(0, 2)}…`).toBe(400);
    }
  expect(stored).toEqual([]);
});

describe('a form is refused', () => {
  test('with 429 when one address sends too many, until the minute is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    make({ formsPerMinute: 2 });
    expect((await post(CONTACT, enquiry)).statusCode).toBe(200);
    expect((await post(MEMBERSHIP, 'nonsense')).statusCode).toBe(400);
    vi.setSystemTime(15_000);
    const third = await post(CONTACT, enquiry);
    expect(third).toMatchObject({ statusCode: 429, headers: { 'retry-after': '45' } });
    expect(third.json()).toMatchObject({ response: false, data: expect.stringContaining('Too many') });
    vi.setSystemTime(60_000);
    expect((await post(CONTACT, enquiry)).statusCode).toBe(200);
    expect(stored).toHaveLength(2);
    vi.useRealTimers();
  });

  test.each([
    ['whatever address it claims to come from: anybody could write that header', '203.0.113.9', 429],
    ['only for its own sender where a proxy on the same machine says who that is', '127.0.0.1', 200],
    ['only for its own sender where a proxy on the same network says who that is', '172.18.0.2', 200],
  ])('%s', async (_, remoteAddress, status) => {
    make({ formsPerMinute: 1 });
    const from = async (sender: string) => {
      const headers = { 'X-Forwarded-For': sender, Forwarded: `for=${sender}`, 'X-Real-IP': sender };
      return server.app.inject({ method: 'POST', url: CONTACT, remoteAddress, headers, payload: enquiry });
    };
    expect((await from('192.0.2.1')).statusCode).toBe(200);
    expect((await from('192.0.2.2')).statusCode).toBe(status);
  });

  test('whichever address of its network it comes from: one IPv6 sender has the whole of a /64', async () => {
    make({ formsPerMinute: 1 });
    const from = async (remoteAddress: string) =>
      (await server.app.inject({ method: 'POST', url: CONTACT, remoteAddress, payload: enquiry })).statusCode;
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('2001:db8::2')).toBe(429);
    expect(await from('2001:db8:0:1::1')).toBe(200);
  });

  const offline = () => Promise.reject(new TypeError('fetch failed'));
  test.each([
    ['failed', async () => false, 403, 'Captcha verification failed.'],
    ['could not be checked', offline, 503, 'We could not check the captcha just now. Please try again.'],
  ])('when its captcha %s', async (_, checkCaptcha, status, data) => {
    make({ checkCaptcha });
    await expectRefusal(enquiry, status, data);
  });
});

test('a form is kept when its captcha token passes the check', async () => {
  const checkCaptcha = vi.fn(async () => true);
  make({ checkCaptcha });
  expect((await post(CONTACT, enquiry)).statusCode).toBe(200);
  expect(checkCaptcha.mock.calls).toEqual([['token', '127.0.0.1']]);
  expect(stored).toHaveLength(1);
});

test('a request that a browser repeats is answered as the first was, although its captcha token has been used', async () => {
  make({
    inbox: { append: async () => '', has: async ({ payload }) => payload.reCaptcha === 'token' },
    checkCaptcha: async () => false,
  });
  expect((await post(CONTACT, enquiry)).statusCode).toBe(200);
  expect((await post(CONTACT, { ...enquiry, reCaptcha: 'made up' })).statusCode).toBe(403);
});

test('a form is acknowledged only once it is stored', async () => {
  const { append, finish } = slowInbox();
  make({ inbox: inboxThat(append) });
  const answered = vi.fn();
  const answer = post(CONTACT, enquiry).then(answered);
  await vi.waitFor(() => expect(append).toHaveBeenCalled());
  await get('/');
  expect(answered).not.toHaveBeenCalled();
  finish();
  await answer;
  expect(answered).toHaveBeenCalled();
});

test.each([
  ['secret, token and address', undefined, ''],
  ['the site key too where it is set', 'key', '&sitekey=key'],
])('asking hCaptcha about a token sends %s, and believes the answer', async (_, sitekey, added) => {
  const asked: [unknown, string][] = [];
  const check = hcaptchaCheck('secret', sitekey, async (url, init) => {
    asked.push([url, String(init?.body)]);
    return Response.json({ success: asked.length === 1 });
  });
  expect([await check('token', '192.0.2.1'), await check('token', '192.0.2.1')]).toEqual([true, false]);
  const body = `secret=secret&response=token&remoteip=192.0.2.1${added}`;
  expect(asked[0]).toEqual(['https://api.hcaptcha.com/siteverify', body]);
});

test('asking hCaptcha about a token is not needed for an empty token', async () => {
  const fetch = vi.fn();
  expect(await hcaptchaCheck('secret', undefined, fetch)('', '192.0.2.1')).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['a network that is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['a page instead of JSON', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['another answer', async () => Response.json({ success: 'yes' })],
])('asking hCaptcha about a token finds nothing out after %s', async (_, fetch) => {
  await expect(hcaptchaCheck('secret', undefined, fetch)('token', '192.0.2.1')).rejects.toThrow();
});
