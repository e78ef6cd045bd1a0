import { z } from 'zod';
import { webAddress } from '#content/schema/fields.server.ts';
import { association } from './association.ts';

/**
 * Every value that the specification leaves open. Those that staff change are in association.yaml;
 * those that differ between deployments come from the environment, with a default that works.
 */

/**
 * The settings of this build that differ from their defaults, as
 * `SITE_URL=https://www.example.org`.
 */
export const givenSettings: string[] = [];

/**
 * Reads one setting from the environment; throws with the key, the value and what would be right.
 */
function setting<Value>(key: string, fallback: string, schema: z.ZodType<Value, string>): Value {
  const value = process.env[key]?.trim() || fallback;
  const result = schema.safeParse(value);
  if (result.success) {
    if (value !== fallback) givenSettings.push(`${key}=${value}`);
    return result.data;
  }
  const messages = result.error.issues.map((issue) => issue.message).join(' ');
  throw new Error(`content/site/site.ts: the environment variable ${key} is "${value}". ${messages}`);
}

const origin = z
  .string()
  .regex(
    /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i,
    'Write the origin alone, without a path or a slash at its end, e.g. https://www.msb-association.example. GitHub project pages (owner.github.io/name) need a domain of their own.',
  );

const ATTRIBUTE = /(data-[a-z\d-]+)=(["']?)(.*?)\2(?!\S)/g;
const attributes = z
  .string()
  .refine(
    (text) => text.replace(ATTRIBUTE, '').trim() === '',
    'Write the data- attributes of the provider’s instructions, e.g. data-website-id="94db1cb1".',
  )
  .transform(
    (text): Record<string, string> =>
      Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', , value = '']) => [name, value])),
  );

const sentTo = z
  .string()
  .regex(/^https:\/\/(\*\.)?[a-z\d.-]+(:\d+)?$/i, 'Write origins, such as https://queue.example.org.');
const origins = z
  .string()
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .pipe(z.array(sentTo));

const repository = z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'Write the repository as owner/name.');

/**
 * hCaptcha's public test key: always passes, protects nothing
 * (https://docs.hcaptcha.com/#integration-testing-test-keys).
 */
export const TEST_SITEKEY = '10000000-ffff-ffff-ffff-000000000001';

const { name, shortName, email, telephone } = association;

const sitekey = z.guid('Write the site key as hCaptcha shows it, e.g. 10000000-ffff-ffff-ffff-000000000001.');

export const site = {
  /** Of the social tags, the default title and more (specification 2.1). */
  siteName: name,
  shortName,
  email,
  phone: {
    international: telephone,
    display: telephone.replace('+44 ', '0'),
    href: `tel:${telephone.replaceAll(' ', '')}`,
  },
  description: 'The not-for-profit trade association for UK money service businesses.',
  /** The language of every page. */
  lang: 'en-GB',
  /**
   * What a browser paints around the page: the paper of components/styles/tokens.css in its two
   * schemes.
   */
  themeColour: { light: '#f3f3e6', dark: '#091b16' },
  origin: setting('SITE_URL', 'https://www.msb-association.example', origin),
  /** Origin of the API that takes the two POSTs; empty for the site's own. */
  apiHost: setting('VITE_API_HOST', '', z.union([z.literal(''), origin])),
  hcaptchaSitekey: setting('VITE_HCAPTCHA_SITEKEY', TEST_SITEKEY, sitekey),
  /** Script that analytics consent loads; empty: consent is saved and nothing is loaded. */
  analyticsSrc: setting('VITE_ANALYTICS_SRC', '', z.union([z.literal(''), webAddress])),
  /** Attributes of that script, such as the site's number at its provider. */
  analyticsAttributes: setting('VITE_ANALYTICS_ATTRIBUTES', '', attributes),
  /** Origins other than its own that it sends to. */
  analyticsOrigins: setting('VITE_ANALYTICS_ORIGINS', '', origins),
  /** Empty in the specification (section 4). */
  marketingSrc: '',
  /** Whether samples are left out, for the public site. */
  launch: setting('LAUNCH', 'off', z.enum(['on', 'off'], 'Write on or off.')) === 'on',
  /** The repository on GitHub that the editor at /admin works on; empty: the site has no editor. */
  cmsRepository: setting('CMS_REPOSITORY', '', z.union([z.literal(''), repository])),
  copyrightYear: 2025,
};
