import { describe, expect, test } from 'vitest';
import { captchaToken } from '#components/fields/captcha/captchaToken.ts';

describe('the token of a solved captcha', () => {
  test('is empty before the captcha is solved', () => {
    expect(captchaToken().read()).toBe('');
  });

  test('can be read again if the form’s errors stopped the submit', () => {
    const token = captchaToken();
    token.keep('solved');
    expect([token.read(), token.read()]).toEqual(['solved', 'solved']);
  });

  test('is removed once it is sent, because it works only once', () => {
    const token = captchaToken();
    token.keep('solved');
    token.spend('solved');
    expect(token.read()).toBe('');
  });

  test('is kept if the captcha is solved again while an earlier token is sent', () => {
    const token = captchaToken();
    token.keep('first');
    token.keep('second');
    token.spend('first');
    expect(token.read()).toBe('second');
  });

  test('expires after two minutes', () => {
    let now = 0;
    const token = captchaToken(() => now);
    token.keep('solved');
    now = 119_999;
    expect(token.read()).toBe('solved');
    now = 120_000;
    expect(token.read()).toBe('');
  });
});
