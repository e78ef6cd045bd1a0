import { expect, test, vi } from 'vitest';
import { hcaptchaCheck } from '#scripts/server/captcha.ts';

test('asking hCaptcha about a token sends secret, site key, token and address, and believes the answer', async () => {
  const asked: [unknown, string][] = [];
  const check = hcaptchaCheck('secret', 'sitekey', async (url, init) => {
    asked.push([url, String(init?.body)]);
    return Response.json({ success: asked.length === 1 });
  });
  expect([await check('token', '192.0.2.1'), await check('token', '192.0.2.1')]).toEqual([true, false]);
  const body = 'secret=secret&sitekey=sitekey&response=token&remoteip=192.0.2.1';
  expect(asked[0]).toEqual(['https://api.hcaptcha.com/siteverify', body]);
});

test('asking hCaptcha about a token is not needed for an empty token', async () => {
  const fetch = vi.fn();
  expect(await hcaptchaCheck('secret', 'sitekey', fetch)('', '192.0.2.1')).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['a network that is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['a page instead of JSON', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['another answer', async () => Response.json({ success: 'yes' })],
])('asking hCaptcha about a token finds nothing out after %s', async (_, fetch) => {
  await expect(hcaptchaCheck('secret', 'sitekey', fetch)('token', '192.0.2.1')).rejects.toThrow();
});
