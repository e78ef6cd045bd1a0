import { describe, expect, test } from 'vitest';
import { captchaToken } from '#components/fields/captcha/captchaToken.ts';

describe('the token of a solved captcha', () => {
  test('is empty before one is solved', () => {
    expect(captchaToken().read()).toBe('');
  });

  test('can be read again after a submit that the rules stopped', () => {
    const token = captchaToken();
    token.keep('solved');
    expect([token.read(), token.read()]).toEqual(['solved', 'solved']);
  });

  test('is gone once it was sent, for it works once', () => {
    const token = captchaToken();
    token.keep('solved');
    token.spend('solved');
    expect(token.read()).toBe('');
  });

  test('stays when another was solved while the first was sent', () => {
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
