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
      /^'self' 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval' https:\/\/hcaptcha\.com https:\/\/\*\.hcaptcha\.com$/,
    );
  });

  test('allows the site’s own stylesheets, and inline ones, of which each page names its own', () => {
    expect(directive('style-src')).toBe("'self' 'unsafe-inline' https://hcaptcha.com https://*.hcaptcha.com");
    expect(pagePolicy({ analyticsSrc: '', styleHashes: ['sha256-bbb='], captcha: false, wasm: false })).toMatch(
      /style-src 'self' 'sha256-bbb='$/,
    );
  });

  const apiHost = 'https://api.example';
  const STATISTICS = ' https://stats.example ';
  const analyticsSrc = 'https://stats.example/script.js?id=1';
  test.each<[what: string, name: string, change: Partial<HeaderSettings>, sources: unknown]>([
    ['refuses every kind of fetch that it does not name', 'default-src', {}, "'none'"],
    ['lets nothing embed the site', 'frame-ancestors', {}, "'none'"],
    ['lets fonts come from the site alone', 'font-src', {}, "'self'"],
    ['lets pictures come from the site and from the page', 'img-src', {}, "'self' data:"],
    ['lets workers come from the site alone', 'worker-src', {}, "'self'"],
    ['lets nothing move the base of the site', 'base-uri', {}, "'self'"],
    ['lets forms reach an API elsewhere', 'connect-src', { apiHost }, expect.stringMatching(`^'self' ${apiHost} `)],
    ['lets forms be sent to an API elsewhere', 'form-action', { apiHost }, `'self' ${apiHost}`],
    ['lets analytics run from its host', 'script-src', { analyticsSrc }, expect.stringContaining(STATISTICS)],
    ['lets analytics send to its host', 'connect-src', { analyticsSrc }, expect.stringContaining(STATISTICS)],
    ['asks for https where the site is reached by it', 'upgrade-insecure-requests', {}, ''],
    ['asks for no https elsewhere', 'upgrade-insecure-requests', { https: false }, undefined],
  ])('%s', (_, name, change, sources) => expect(directive(name, change)).toEqual(sources));
});

test.each([
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', expect.stringMatching(/^camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/)],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
])('every response has the header %s', (name, value) => {
  expect(siteHeaders(settings)).toContainEqual([name, value]);
});

test.each([
  ['/static/app.1a2b.js', 'public, max-age=31536000, immutable'],
  ['/media/photo.3c4d.avif', 'public, max-age=31536000, immutable'],
  ['/cities.json', 'public, max-age=0, must-revalidate'],
  ['/assets/js/main.js', 'public, max-age=0, must-revalidate'],
  ['/static.html', 'public, max-age=0, must-revalidate'],
])('%s is cached as %s', (path, value) => expect(cacheControl(path)).toBe(value));

test.each([
  ['/media/photo.3c4d.avif', 'cross-origin'],
  ['/share/home.jpg', 'cross-origin'],
  ['/news/feed.xml', 'cross-origin'],
  ['/events.ics', 'cross-origin'],
  ['/', 'same-origin'],
  ['/about-us', 'same-origin'],
  ['/static/app.1a2b.js', 'same-origin'],
])('%s may be used by %s', (path, value) => expect(resourcePolicy(path)).toBe(value));

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
