import { z } from 'zod';
import { CODES } from '#content/codes.ts';
import { feesFile } from '#content/schema/contentFolder.server.ts';
import { define } from '#content/schema/define.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { text, webAddress } from '#content/schema/fields.server.ts';

/**
 * Who the association is: every value that the specification leaves open, in one place.
 * Those that differ between deployments come from the environment, with a default that works.
 */

/** Reads one setting from the environment; throws with the key, the value and what would be right. */
function setting<Schema extends z.ZodType<string>>(key: string, fallback: string, schema: Schema): string {
  const value = process.env[key]?.trim() || fallback;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const messages = result.error.issues.map((issue) => issue.message).join(' ');
  throw new Error(`content/site/site.ts: the environment variable ${key} is "${value}". ${messages}`);
}

const origin = z
  .string()
  .regex(
    /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i,
    'Write the origin alone, without a path or a slash at its end, e.g. https://www.msb-association.example.',
  );

const repository = z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'Write the repository as owner/name.');

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'Write the colour as #rrggbb.');

const fee = z.int('Write whole pounds, in figures alone, e.g. 365.').min(1, 'Write at least one pound.');

/** Whole pounds a year; prices everywhere are derived from them (specification 9). The build warns of copy that says “a pound a day”. */
export const feesSchema = z.strictObject({
  msb: fee.describe(`${CODES.membershipCategory[0]}, whole pounds a year`),
  affiliate: fee.describe(`${CODES.membershipCategory[1]}, whole pounds a year`),
});

/** hCaptcha's public test key: always passes, protects nothing (https://docs.hcaptcha.com/#integration-testing-test-keys). */
export const TEST_SITEKEY = '10000000-ffff-ffff-ffff-000000000001';

/** The telephone number as it is dialled from abroad. */
const PHONE = '+44 20 7946 0958';

export const site = define(
  'content/site/site.ts',
  z.strictObject({
    name: text,
    /** Site name of the social tags and default title (specification 2.1). */
    siteName: text,
    description: text,
    /** The language of every page. */
    lang: text,
    /** What a browser paints around the page: the paper of components/styles/tokens.css in its two schemes. */
    themeColour: z.strictObject({ light: colour, dark: colour }),
    origin,
    email: z.email(),
    phone: z.strictObject({ display: text, international: text, href: z.string().startsWith('tel:+') }),
    /** Origin of the API that takes the two POSTs; empty for the site's own. */
    apiHost: z.union([z.literal(''), origin]),
    hcaptchaSitekey: z.guid('Write the site key as hCaptcha shows it, e.g. 10000000-ffff-ffff-ffff-000000000001.'),
    /** Script that analytics consent loads; empty: consent is saved and nothing is loaded. */
    analyticsSrc: z.union([z.literal(''), webAddress]),
    /** Empty in the specification (section 4). */
    marketingSrc: z.literal(''),
    /** Whether samples are left out, for the public site. */
    launch: z.boolean(),
    /** The repository on GitHub that the editor at /admin works on; empty: the site has no editor. */
    cmsRepository: z.union([z.literal(''), repository]),
    copyrightYear: z.literal(2025),
    fees: feesSchema,
  }),
  {
    name: 'MSB Association',
    siteName: 'MSB Association UK',
    description: 'The not-for-profit trade association for UK money service businesses.',
    lang: 'en-GB',
    themeColour: { light: '#f3f3e6', dark: '#091b16' },
    origin: setting('SITE_URL', 'https://www.msb-association.example', origin),
    email: 'enquiries@msb-association.example',
    phone: {
      international: PHONE,
      display: PHONE.replace('+44 ', '0'),
      href: `tel:${PHONE.replaceAll(' ', '')}`,
    },
    apiHost: setting('VITE_API_HOST', '', z.union([z.literal(''), origin])),
    hcaptchaSitekey: setting('VITE_HCAPTCHA_SITEKEY', TEST_SITEKEY, z.string()),
    analyticsSrc: setting('VITE_ANALYTICS_SRC', '', z.union([z.literal(''), webAddress])),
    marketingSrc: '',
    launch: setting('LAUNCH', 'off', z.enum(['on', 'off'], 'Write on or off.')) === 'on',
    cmsRepository: setting('CMS_REPOSITORY', '', z.union([z.literal(''), repository])),
    copyrightYear: 2025,
    fees: readData(feesFile, feesSchema),
  },
);
