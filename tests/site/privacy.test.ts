import { expect, test } from 'vitest';
import { readBuiltHeaders } from '#scripts/server/headers.ts';
import { WEB_ROOT } from '../fixtures/built.ts';
import { DECLARED_HOSTS } from '../fixtures/policyTables.ts';

test('the content security policy allows the websites that the privacy policy names, and no others', () => {
  const policy = new Map(readBuiltHeaders(WEB_ROOT, { https: true })).get('Content-Security-Policy') ?? '';
  const hosts = [...policy.matchAll(/https?:\/\/(?:www\.|\*\.)?([^\s;]+)/g)].map(([, host]) => host);
  expect([...new Set(hosts)].sort()).toEqual([...DECLARED_HOSTS].sort());
});
