import { defineWords } from '#content/schema/define.server.ts';

/** The cookie banner (specification 4). */
export const cookies = defineWords('content/site/cookies.ts', {
  heading: 'Your choice on cookies',
  text: 'Optional cookies need your consent.',
  policy: { label: 'Privacy policy', href: '/privacy-policy' },
  analytics: 'Analytics',
  marketing: 'Marketing',
  rejectAll: 'Reject All',
  save: 'Save Preferences',
  acceptAll: 'Accept All',
});
