import { describe, expect, test } from 'vitest';
import { cacheControl, contentSecurityPolicy, type HeaderSettings } from '#scripts/server/headers.ts';

const settings: HeaderSettings = {
  apiHost: '',
  analyticsSrc: '',
  scriptHashes: ['sha256-aaa='],
  wasm: false,
  https: true,
};

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
    expect(directive('default-src')).toBeUndefined();
    expect(directive('style-src')).toBeUndefined();
  });

  test('lets nothing embed the site, and nothing move its base', () => {
    expect(directive('object-src')).toBe("'none'");
    expect(directive('frame-ancestors')).toBe("'none'");
    expect(directive('base-uri')).toBe("'self'");
  });

  test('lets forms reach an API elsewhere', () => {
    const apiHost = 'https://api.example';
    expect(directive('connect-src', { apiHost })).toMatch(/^'self' https:\/\/api\.example /);
    expect(directive('form-action', { apiHost })).toBe("'self' https://api.example");
  });

  test('lets analytics run from its own host only when there is one', () => {
    const analyticsSrc = 'https://stats.example/script.js?id=1';
    expect(directive('script-src', { analyticsSrc })).toContain(' https://stats.example ');
    expect(directive('connect-src', { analyticsSrc })).toContain(' https://stats.example ');
  });

  test('asks for https only where the site is reached by it', () => {
    expect(directive('upgrade-insecure-requests')).toBe('');
    expect(directive('upgrade-insecure-requests', { https: false })).toBeUndefined();
  });
});

test.each([
  ['/static/app.1a2b.js', 'public, max-age=31536000, immutable'],
  ['/media/photo.3c4d.avif', 'public, max-age=31536000, immutable'],
  ['/cities.json', 'public, max-age=0, must-revalidate'],
  ['/assets/js/main.js', 'public, max-age=0, must-revalidate'],
  ['/sw.js', 'no-cache'],
  ['/static.html', 'public, max-age=0, must-revalidate'],
])('%s is cached as %s', (path, value) => expect(cacheControl(path)).toBe(value));
