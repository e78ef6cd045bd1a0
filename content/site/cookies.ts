import { defineWords } from '#content/schema/define.server.ts';

/** The cookie banner (specification 4). */
export const cookies = defineWords('content/site/cookies.ts', {
  heading: 'Your choice on cookies',
  text: 'We use optional cookies only with your consent.',
  /** Shown where a reload would lose what is typed. */
  withdrawn:
    'You have withdrawn your consent. We have not reloaded this page, so you will not lose what you have typed. Anything it has already loaded stops when you leave the page.',
  policy: { label: 'Privacy policy', href: '/privacy-policy' },
  analytics: 'Analytics',
  marketing: 'Marketing',
  rejectAll: 'Reject All',
  save: 'Save Preferences',
  acceptAll: 'Accept All',
});
