import { defineWords } from '#content/schema/define.server.ts';

/** The registration page of a webinar, permanently closed (specification 2.13). */
export const webinarRegistration = defineWords('content/pages/webinar-registration.ts', {
  lead: 'This webinar has taken place, and registration is closed.',
  form: {
    heading: 'Register',
    text: 'The form is shown as it was. Nothing can be entered or sent.',
  },
  /** The page to which visitors without an event are redirected (specification 2.13). */
  withoutEvent: '/events',
});
