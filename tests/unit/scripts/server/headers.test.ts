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

const API = 'https://api.example';
const ANALYTICS = 'https://stats.example/script.js?id=1';
const settings: HeaderSettings = {
  apiHost: '',
  analyticsSrc: '',
  analyticsOrigins: [],
  https: true,
  isRehearsal: false,
};

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

  test('allows inline styles, of which each page names its own', () => {
    expect(directive('style-src')).toBe("'self' 'unsafe-inline' https://hcaptcha.com https://*.hcaptcha.com");
    expect(pagePolicy('', ['a{b:c}'], false)).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='$/);
  });

  test.each([
    ['default-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['font-src', "'self'"],
    ['img-src', "'self' data:"],
    ['base-uri', "'self'"],
  ])('has the directive %s %s', (name, sources) => expect(directive(name)).toBe(sources));

  test.each<[what: string, name: string, change: Partial<HeaderSettings>, sources: RegExp]>([
    ['forms reach an API elsewhere', 'connect-src', { apiHost: API }, /^'self' https:\/\/api\.example /],
    ['forms be sent to an API elsewhere', 'form-action', { apiHost: API }, /^'self' https:\/\/api\.example$/],
    ['analytics run from its host', 'script-src', { analyticsSrc: ANALYTICS }, / https:\/\/stats\.example /],
    ['analytics send elsewhere', 'connect-src', { analyticsOrigins: [API] }, / https:\/\/api\.example /],
    ['analytics send by a picture', 'img-src', { analyticsOrigins: [API] }, /^'self' data: https:\/\/api\.example$/],
    ['analytics send to its host', 'connect-src', { analyticsSrc: ANALYTICS }, / https:\/\/stats\.example /],
  ])('lets %s', (_, name, change, sources) => expect(directive(name, change)).toMatch(sources));

  test('asks for https only where the site is reached by it', () => {
    expect([true, false].map((https) => directive('upgrade-insecure-requests', { https }))).toEqual(['', undefined]);
  });
});

const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), ' +
  'fullscreen=(self "https://www.youtube-nocookie.com"), autoplay=(self "https://www.youtube-nocookie.com")';

test.each([
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', PERMISSIONS],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
])('every response has the header %s', (name, value) => {
  expect(siteHeaders(settings)).toContainEqual([name, value]);
});

const FOR_EVER = 'public, max-age=31536000, immutable';
const CHECKED = 'public, max-age=0, must-revalidate';

test.each([
  ['/static/app.1a2b.js', FOR_EVER],
  ['/media/photo.3c4d.avif', FOR_EVER],
  ['/cities.json', CHECKED],
  ['/assets/js/main.js', CHECKED],
  ['/static.html', CHECKED],
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

test('the editor reaches GitHub alone', () => {
  const hosts = new Map(EDITOR_HEADERS).get('Content-Security-Policy')?.match(/https:[^ ;]+/g) ?? [];
  expect(hosts.every((host) => /github(usercontent|status)?\.com$/.test(host))).toBe(true);
  expect(hosts).toContain('https://api.github.com');
});

test('the editor’s headers are for its own paths alone', () => {
  const paths = ['/admin', '/admin.html', '/admin/editor.js', '/administration', '/news/admin'];
  expect(paths.filter((path) => EDITOR_PATHS.test(path))).toEqual(['/admin', '/admin.html', '/admin/editor.js']);
  expect(EDITOR_HEADERS).toContainEqual(['X-Robots-Tag', 'noindex']);
});

test('the content security policy allows only the websites that the privacy policy names', () => {
  const policy = new Map(siteHeaders({ https: true })).get('Content-Security-Policy') ?? '';
  const hosts = [...policy.matchAll(/https?:\/\/(?:www\.|\*\.)?([^\s;]+)/g)].map(([, host]) => host);
  expect([...new Set(hosts)].sort()).toEqual([...DECLARED_HOSTS].sort());
});
