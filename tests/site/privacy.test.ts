import { expect, test } from 'vitest';
import { siteHeaders } from '#scripts/server/headers.ts';
import { DECLARED_HOSTS } from '../fixtures/policyTables.ts';

test('the content security policy allows the websites that the privacy policy names, and no others', () => {
  const policy = new Map(siteHeaders({ https: true })).get('Content-Security-Policy') ?? '';
  const hosts = [...policy.matchAll(/https?:\/\/(?:www\.|\*\.)?([^\s;]+)/g)].map(([, host]) => host);
  expect([...new Set(hosts)].sort()).toEqual([...DECLARED_HOSTS].sort());
});
