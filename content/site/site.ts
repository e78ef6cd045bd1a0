import { z } from 'zod';
import { webAddress } from '#content/schema/fields.server.ts';
import { association } from './association.ts';
import { launch, setting, TEST_SITEKEY } from './setting.ts';

/**
 * Every value that the specification leaves open. Those that staff change are in association.yaml;
 * those that differ between deployments come from the environment, with a default that works.
 */

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

const transportSecurity = z
  .string()
  .regex(/^max-age=\d+(; (includeSubDomains|preload))*$/, 'Write it as max-age=31536000; includeSubDomains.');

/** Addresses of one's own machine, and names that never resolve (RFC 2606). */
const NOT_PUBLIC = /^(127\.[\d.]+|(.+\.)?(localhost|example|test|invalid))$/;

const siteOrigin = setting('SITE_URL', 'https://www.msb-association.example', origin);
/** Whether an origin is neither one's own machine nor a name that never resolves. */
export const isPublicOrigin = (origin: string): boolean => !NOT_PUBLIC.test(new URL(origin).hostname);

const isPublic = isPublicOrigin(siteOrigin);

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
  origin: siteOrigin,
  isPublic,
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
  launch,
  /** A public site that still shows samples: search engines are asked to leave all of it out. */
  isRehearsal: isPublic && !launch,
  /** `Strict-Transport-Security` of every response. */
  transportSecurity: setting('HSTS', 'max-age=31536000', transportSecurity),
  /** The repository on GitHub that the editor at /admin works on; empty: the site has no editor. */
  cmsRepository: setting('CMS_REPOSITORY', '', z.union([z.literal(''), repository])),
  copyrightYear: 2025,
};
