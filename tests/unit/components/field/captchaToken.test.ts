import { expect, test } from 'vitest';
import { captchaToken } from '#components/fields/captcha/captchaToken.ts';

// That it is sent once, and kept while the form has errors, is tested in tests/component/forms/contactForm.test.tsx.
test('the token of a solved captcha is kept if the captcha is solved again while an earlier token is sent', () => {
  const token = captchaToken();
  token.keep('first');
  token.keep('second');
  token.spend('first');
  expect(token.read()).toBe('second');
});

test('the token of a solved captcha expires after two minutes', () => {
  let now = 0;
  const token = captchaToken(() => now);
  token.keep('solved');
  now = 119_999;
  expect(token.read()).toBe('solved');
  now = 120_000;
  expect(token.read()).toBe('');
});
