import { defineWords } from '#content/schema/define.server.ts';

/** The cookie banner (specification 4). */
export const cookies = defineWords('content/site/cookies.ts', {
  heading: 'Your choice on cookies',
  text: 'Optional cookies need your consent.',
  /** Shown where a reload would lose what is typed. */
  withdrawn:
    'You have withdrawn your consent. We have not reloaded this page, so that you keep what you typed. What it has already loaded stops when you leave it.',
  policy: { label: 'Privacy policy', href: '/privacy-policy' },
  analytics: 'Analytics',
  marketing: 'Marketing',
  rejectAll: 'Reject All',
  save: 'Save Preferences',
  acceptAll: 'Accept All',
});
