import { describe, expect, test } from 'vitest';
import { EDITOR_PATHS } from '#scripts/editor/paths.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  EDITOR_HEADERS,
  type HeaderSettings,
  pagePolicy,
  resourcePolicy,
  siteHeaders,
} from '#scripts/server/headers.ts';
import { DECLARED_HOSTS } from '../../../fixtures/policyTables.ts';
import { requests } from '../../../fixtures/server/testServer.ts';

const settings: HeaderSettings = { apiHost: '', analyticsSrc: '', https: true };

/** The sources of one directive. */
const directive = (name: string, change: Partial<HeaderSettings> = {}) =>
  contentSecurityPolicy({ ...settings, ...change })
    .split('; ')
    .find((one) => one.split(' ')[0] === name)
    ?.slice(name.length + 1);

describe('the content security policy', () => {
  test('lets no inline script run but the one that records early presses, by its hash', () => {
    expect(directive('script-src')).toMatch(
      /^'self' 'sha256-[\w+/]{43}=' https:\/\/hcaptcha\.com https:\/\/\*\.hcaptcha\.com$/,
    );
  });

  test('allows the site’s own stylesheets, and inline ones, of which each page names its own', () => {
    expect(directive('style-src')).toBe("'self' 'unsafe-inline' https://hcaptcha.com https://*.hcaptcha.com");
    expect(pagePolicy({ analyticsSrc: '', styles: ['a{b:c}'], captcha: false })).toMatch(
      /style-src 'self' 'sha256-[\w+/]{43}='$/,
    );
  });

  test.each(Object.entries(requests.directives))('has the directive %s %s', (name, sources) =>
    expect(directive(name)).toBe(sources),
  );

  test.each(Object.entries(requests.configured))('%s', (_, { name, sources, ...change }) =>
    expect(directive(name, change)).toEqual(sources && expect.stringMatching(sources)),
  );
});

test.each(Object.entries(requests.headers))('every response has the header %s', (name, value) => {
  expect(siteHeaders(settings)).toContainEqual([name, value]);
});

test.each(Object.entries(requests.caching))('%s is cached as %s', (path, value) =>
  expect(cacheControl(path)).toBe(value),
);

test.each(Object.entries(requests.users))('%s may be used by %s', (path, value) =>
  expect(resourcePolicy(path)).toBe(value),
);

test('the editor reaches GitHub, and no other host', () => {
  const hosts = new Map(EDITOR_HEADERS).get('Content-Security-Policy')?.match(/https:[^ ;]+/g) ?? [];
  expect(hosts.every((host) => /github(usercontent|status)?\.com$/.test(host))).toBe(true);
  expect(hosts).toContain('https://api.github.com');
});

test('the editor’s headers are for its own paths, and keep it out of search engines', () => {
  const paths = ['/admin', '/admin.html', '/admin/editor.js', '/administration', '/news/admin'];
  expect(paths.filter((path) => EDITOR_PATHS.test(path))).toEqual(['/admin', '/admin.html', '/admin/editor.js']);
  expect(EDITOR_HEADERS).toContainEqual(['X-Robots-Tag', 'noindex']);
});

test('the content security policy allows the websites that the privacy policy names, and no others', () => {
  const policy = new Map(siteHeaders({ https: true })).get('Content-Security-Policy') ?? '';
  const hosts = [...policy.matchAll(/https?:\/\/(?:www\.|\*\.)?([^\s;]+)/g)].map(([, host]) => host);
  expect([...new Set(hosts)].sort()).toEqual([...DECLARED_HOSTS].sort());
});
