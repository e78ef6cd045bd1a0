import { expect, test } from 'vitest';
import { readSettings } from '#scripts/server/settings.ts';

test('the server’s settings come from the environment, where an empty value leaves the default in place', () => {
  expect(readSettings({ PORT: '', HOME: '/root' })).toEqual({ PORT: 4173, INBOX_DIR: 'inbox' });
  const environment = { INBOX_DIR: '/var/inbox', HCAPTCHA_SECRET: 's' };
  expect(readSettings({ ...environment, PORT: '8080' })).toEqual({ ...environment, PORT: 8080 });
});

test.each(['99999', 'eighty'])('a port that makes no sense is named: %s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    `The environment variable PORT is "${PORT}". Write a whole number from 0 to 65535.`,
  );
});
