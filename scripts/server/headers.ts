import { createHash } from 'node:crypto';
import { EARLY_PRESSES } from '#components/behaviours/earlyPresses.shared.ts';
import { site } from '#content/site/site.ts';
import { HASHED_FOLDER } from '#scripts/internals/vike.ts';
import { FEED } from './contentType.ts';

/**
 * The response headers of the site, on the embedded server and on other hosts. docs/security.md
 * gives the reason for each.
 */

export type HeaderSettings = Pick<typeof site, 'apiHost' | 'analyticsSrc' | 'analyticsOrigins' | 'isRehearsal'> & {
  /**
   * Whether the site is reached by https: a page on plain http must not upgrade the requests for
   * its own files to https.
   */
  https: boolean;
};

export type Header = [name: string, value: string];

/**
 * Both patterns, in script-src, style-src, connect-src and frame-src:
 * https://docs.hcaptcha.com/#content-security-policy-settings
 */
const CAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const VIDEOS = 'https://www.youtube-nocookie.com';
const MAPS = 'https://www.google.com';
const SELF = "'self'";
const NONE = "'none'";

type Directive = [name: string, ...sources: string[]];

const write = (directives: Directive[]) => directives.map((directive) => directive.join(' ')).join('; ');

const analyticsOrigin = (src: string) => (src ? [new URL(src).origin] : []);

/** The source that allows an inline script or stylesheet by its hash. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const scriptSources = (analyticsSrc: string, captcha: string[]): Directive => [
  'script-src',
  SELF,
  hashSource(EARLY_PRESSES),
  ...analyticsOrigin(analyticsSrc),
  ...captcha,
];

/**
 * The Content-Security-Policy that every response carries. What it does not name is refused. Inline
 * stylesheets are allowed here and limited to a page's own by `pagePolicy`: the hashes of all pages
 * would make the header too long.
 */
export function contentSecurityPolicy(settings: Omit<HeaderSettings, 'isRehearsal'>): string {
  const { apiHost, analyticsSrc, analyticsOrigins, https } = settings;
  const api = apiHost ? [apiHost] : [];
  const analytics = [...analyticsOrigin(analyticsSrc), ...analyticsOrigins];
  const directives: Directive[] = [
    ['default-src', NONE],
    scriptSources(analyticsSrc, CAPTCHA),
    ['style-src', SELF, "'unsafe-inline'", ...CAPTCHA],
    ['connect-src', SELF, ...api, ...analytics, ...CAPTCHA],
    ['frame-src', VIDEOS, MAPS, ...CAPTCHA],
    // Some analytics send by asking for a picture.
    ['img-src', SELF, 'data:', ...analytics],
    ['font-src', SELF],
    ['manifest-src', SELF],
    ['base-uri', SELF],
    ['form-action', SELF, ...api],
    ['frame-ancestors', NONE],
  ];
  if (https) directives.push(['upgrade-insecure-requests']);
  return write(directives);
}

/**
 * The policy in a page's `<meta>`, in addition to the one in the header; both must allow what
 * happens. It has what differs from page to page: its own stylesheets, and the captcha only where
 * it is used.
 */
export function pagePolicy(analyticsSrc: string, styles: string[], hasCaptcha: boolean): string {
  const captcha = hasCaptcha ? CAPTCHA : [];
  return write([scriptSources(analyticsSrc, captcha), ['style-src', SELF, ...styles.map(hashSource), ...captcha]]);
}

const TRANSPORT_SECURITY: Header = ['Strict-Transport-Security', site.transportSecurity];
const NO_SNIFFING: Header = ['X-Content-Type-Options', 'nosniff'];
const NO_INDEX: Header = ['X-Robots-Tag', 'noindex'];

/**
 * The address of the rules by which a browser fetches pages before their links are followed
 * (scripts/outputs/textFiles.ts).
 */
export const SPECULATION_RULES = '/prefetch.speculationrules';

/**
 * The headers of every response: those of security, and where the rules for fetching ahead are. By
 * default of this build.
 */
export const siteHeaders = ({
  isRehearsal = site.isRehearsal,
  ...settings
}: Pick<HeaderSettings, 'https'> & Partial<HeaderSettings>): Header[] => [
  ['Content-Security-Policy', contentSecurityPolicy({ ...site, ...settings })],
  TRANSPORT_SECURITY,
  NO_SNIFFING,
  // No stricter: with "same-origin" or "no-referrer" the video platform's frame refuses to play
  // (error 153).
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    `camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), fullscreen=(self "${VIDEOS}"), autoplay=(self "${VIDEOS}")`,
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Speculation-Rules', `"${SPECULATION_RULES}"`],
  ...(isRehearsal ? [NO_INDEX] : []),
];

/**
 * The headers of files whose names change with their contents: scripts, styles, fonts and pictures.
 * Headers that only pages need are left out, since a page has dozens of these files. A picture that
 * is opened by itself may still not run a script.
 */
export const HASHED_HEADERS: Header[] = [
  ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'"],
  TRANSPORT_SECURITY,
  NO_SNIFFING,
  ...(site.isRehearsal ? [NO_INDEX] : []),
];

/**
 * The editor's own headers, in place of the site's: it draws previews from data, may reach GitHub,
 * and search engines leave it out.
 */
export const EDITOR_HEADERS: Header[] = [
  [
    'Content-Security-Policy',
    write([
      ['default-src', NONE],
      ['script-src', SELF],
      ['style-src', SELF, "'unsafe-inline'"],
      ['connect-src', SELF, 'blob:', 'data:', 'https://api.github.com', 'https://www.githubstatus.com'],
      ['img-src', SELF, 'data:', 'blob:', 'https://avatars.githubusercontent.com'],
      ['font-src', SELF],
      ['frame-src', SELF, 'blob:'],
      ['base-uri', SELF],
      ['form-action', SELF],
      ['frame-ancestors', NONE],
    ]),
  ],
  NO_INDEX,
];

/**
 * Paths of files that other sites may use: pictures of articles in feeds, share images, feeds and
 * calendars.
 */
export const SHARED_PATHS = ['/media/*', '/share/*', `*${FEED}`, '*.ics'];
const SHARED = new RegExp(`^(?:${SHARED_PATHS.join('|').replaceAll('.', '\\.').replaceAll('*', '.*')})$`);

/** `Cross-Origin-Resource-Policy` of a file that exists, by path. */
export const resourcePolicy = (path: string): string => (SHARED.test(path) ? 'cross-origin' : 'same-origin');

/** Folders whose file names change with their contents. */
export const HASHED_FOLDERS = [`/${HASHED_FOLDER}/`, '/media/'];

export const isHashed = (path: string): boolean => HASHED_FOLDERS.some((folder) => path.startsWith(folder));

/**
 * `Cache-Control` by path: a file without a hash in its name is revalidated. Without a path, that
 * of a missing file, which may exist soon.
 */
export function cacheControl(path?: string): string {
  if (!path) return 'no-store';
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}
