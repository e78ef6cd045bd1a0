import { defineWords } from '#content/schema/define.server.ts';

/** The registration page of a webinar, permanently closed (specification 2.13). */
export const webinarRegistration = defineWords('content/pages/webinar-registration.ts', {
  lead: 'This webinar has taken place, and registration is closed.',
  heading: 'Register',
  /** The page to which visitors without an event are redirected (specification 2.13). */
  withoutEvent: '/events',
});
