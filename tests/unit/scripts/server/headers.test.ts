import { describe, expect, test } from 'vitest';
import { cacheControl, contentSecurityPolicy, type HeaderSettings, siteHeaders } from '#scripts/server/headers.ts';

const hashes = { scriptHashes: ['sha256-aaa='] };
const settings: HeaderSettings = { apiHost: '', analyticsSrc: '', wasm: false, https: true, ...hashes };

/** The sources of one directive. */
const directive = (name: string, change: Partial<HeaderSettings> = {}) =>
  contentSecurityPolicy({ ...settings, ...change })
    .split('; ')
    .find((one) => one.split(' ')[0] === name)
    ?.slice(name.length + 1);

describe('the content security policy', () => {
  test('lets inline scripts run by hash only', () => {
    expect(directive('script-src')).toBe("'self' 'sha256-aaa=' https://hcaptcha.com https://*.hcaptcha.com");
    expect(contentSecurityPolicy(settings)).not.toContain('unsafe');
    expect(directive('script-src', { wasm: true })).toContain("'wasm-unsafe-eval'");
  });

  test('names every kind of fetch but stylesheets, which each page answers for', () => {
    for (const kind of 'script connect frame img font media manifest worker object'.split(' '))
      expect(directive(`${kind}-src`), kind).toBeDefined();
    expect([directive('default-src'), directive('style-src')]).toEqual([undefined, undefined]);
  });

  const apiHost = 'https://api.example';
  const analyticsSrc = 'https://stats.example/script.js?id=1';
  test.each<[what: string, name: string, change: Partial<HeaderSettings>, sources: unknown]>([
    ['lets nothing run as a plug-in', 'object-src', {}, "'none'"],
    ['lets nothing embed the site', 'frame-ancestors', {}, "'none'"],
    ['lets fonts come from the site alone', 'font-src', {}, "'self'"],
    ['lets pictures come from the site and from the page', 'img-src', {}, "'self' data:"],
    ['lets workers come from the site alone', 'worker-src', {}, "'self'"],
    ['lets nothing move the base of the site', 'base-uri', {}, "'self'"],
    ['lets forms reach an API elsewhere', 'connect-src', { apiHost }, expect.stringMatching(`^'self' ${apiHost} `)],
    ['lets forms be sent to an API elsewhere', 'form-action', { apiHost }, `'self' ${apiHost}`],
    [
      'lets analytics run from its host',
      'script-src',
      { analyticsSrc },
      expect.stringContaining(' https://stats.example '),
    ],
    [
      'lets analytics send to its host',
      'connect-src',
      { analyticsSrc },
      expect.stringContaining(' https://stats.example '),
    ],
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
  ['/sw.js', 'no-cache'],
  ['/static.html', 'public, max-age=0, must-revalidate'],
])('%s is cached as %s', (path, value) => expect(cacheControl(path)).toBe(value));
