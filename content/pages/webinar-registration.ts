import { defineWords } from '#content/schema/define.server.ts';

/** The registration page of a webinar, permanently closed (specification 2.13). */
export const webinarRegistration = defineWords('content/pages/webinar-registration.ts', {
  lead: 'This webinar has taken place, and registration is closed.',
  form: {
    heading: 'Register',
    text: 'This is how the form looked. You can no longer fill it in or send it.',
  },
  /** The page to which visitors without an event are redirected (specification 2.13). */
  withoutEvent: '/events',
});
