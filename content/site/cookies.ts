import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

/** The cookie banner (specification 4). */
export const cookies = define(
  'content/site/cookies.ts',
  z.strictObject({
    heading: text,
    text,
    policy: z.strictObject({ label: text, href: path }),
    analytics: text,
    marketing: text,
    rejectAll: text,
    save: text,
    acceptAll: text,
  }),
  {
    heading: 'Your choice on cookies',
    text: 'We use no optional cookies unless you allow them here.',
    policy: { label: 'How we use your data', href: '/privacy-policy' },
    analytics: 'Analytics',
    marketing: 'Marketing',
    rejectAll: 'Reject All',
    save: 'Save Preferences',
    acceptAll: 'Accept All',
  },
);

export type CookiesContent = typeof cookies;
