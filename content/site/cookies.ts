import { defineWords } from '#content/schema/define.server.ts';

/** The cookie banner (specification 4). */
export const cookies = defineWords('content/site/cookies.ts', {
  heading: 'Your choice on cookies',
  text: 'We use no optional cookies unless you allow them here.',
  policy: { label: 'How we use your data', href: '/privacy-policy' },
  analytics: 'Analytics',
  marketing: 'Marketing',
  rejectAll: 'Reject All',
  save: 'Save Preferences',
  acceptAll: 'Accept All',
});
