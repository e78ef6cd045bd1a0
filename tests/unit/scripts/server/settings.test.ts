import { expect, test } from 'vitest';
import { readSettings } from '#scripts/server/settings.ts';

test('the server’s settings have defaults, which an empty value leaves in place', () => {
  const defaults = { PORT: 4173, INBOX_DIR: 'inbox', FORMS_PER_MINUTE: 20, LOG_LEVEL: 'info' };
  expect(readSettings({ PORT: '', HOME: '/root' })).toEqual(defaults);
});

test('the server’s settings come from the environment', () => {
  const environment = { INBOX_DIR: '/var/inbox', HCAPTCHA_SECRET: 's', LOG_LEVEL: 'error' };
  expect(readSettings({ ...environment, PORT: '8080', FORMS_PER_MINUTE: '5' })).toEqual({
    ...environment,
    ...{ PORT: 8080, FORMS_PER_MINUTE: 5 },
  });
});

test('the server’s settings name every value that is wrong and what would be right', () => {
  expect(() => readSettings({ PORT: '99999', FORMS_PER_MINUTE: 'many', LOG_LEVEL: 'loud' })).toThrow(
    'The environment variable PORT is "99999". Write 65535 or less.\n' +
      'The environment variable FORMS_PER_MINUTE is "many". Write a whole number from 1 to 1000000.\n' +
      'The environment variable LOG_LEVEL is "loud". Write silent, error, info or debug.',
  );
});
