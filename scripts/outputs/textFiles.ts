import { isShown } from '#content/schema/entries/publication.server.ts';
import { addDays, isoDay, londonDay } from '#content/shared/dates.ts';
import { site } from '#content/site/site.ts';
import { securityPolicy, textFileWords as words } from '#content/site/text-file-words.ts';
import { SPECULATION_RULES } from '#scripts/server/headers.ts';

const { origin, siteName, shortName, email, description, themeColour } = site;
/** Left out while it is a sample that may not be shown. */
const [policy] = [securityPolicy].filter(isShown);
const POLICY_FILE = '.well-known/security-policy.txt';
/** RFC 9116 recommends that the file expires in less than a year; a rebuild renews it. */
const DAYS_VALID = 330;

/** /.well-known/security.txt (RFC 9116), valid from `now` for eleven months. */
const securityText = (now: Date) => `Contact: mailto:${email}
Expires: ${addDays(isoDay(now), DAYS_VALID)}T00:00:00Z
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
${policy ? `Policy: ${origin}/${POLICY_FILE}\n` : ''}`;

const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose });

/** The manifest for a home screen. The site stays a page of the browser. */
const manifest = {
  name: siteName,
  short_name: shortName,
  description,
  lang: site.lang,
  start_url: '/',
  scope: '/',
  display: 'browser',
  theme_color: themeColour.light,
  background_color: themeColour.light,
  icons: [
    icon('/icon-192.png', '192x192'),
    icon('/icon-512.png', '512x512'),
    icon('/icon-maskable-512.png', '512x512', 'maskable'),
  ],
};

/**
 * The pages that a browser fetches when a visitor is about to follow a link (a moment's hover, a
 * click): those of this site but for those whose visit has an effect, and none of its files. A page
 * needs one request for its first paint, so it is not rendered ahead.
 */
function speculationRules(never: string[]) {
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', ...never] } }] };
  return { prefetch: [{ where, eagerness: 'moderate' }] };
}

/**
 * The small text files for programs and for people who look for them, path below the web root →
 * text; pages that are hidden are not prefetched.
 */
export const textFiles = (hidden: string[], now: Date): Record<string, string> => ({
  ...(policy && { [POLICY_FILE]: policy.body }),
  // Everything may be read; pages that should not be indexed carry `noindex`.
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  'humans.txt': `${words.humans}${londonDay(now)}\n`,
  '.well-known/security.txt': securityText(now),
  'site.webmanifest': JSON.stringify(manifest, null, 2),
  [SPECULATION_RULES]: JSON.stringify(speculationRules(hidden)),
});
