import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

const schema = z.strictObject({
  lead: text,
  form: z.strictObject({ heading: text, text }),
  /** The page to which visitors without an event are redirected (specification 2.13). */
  withoutEvent: path,
});

export type WebinarRegistrationContent = z.output<typeof schema>;

/** The registration page of a webinar, closed for good (specification 2.13). */
export const webinarRegistration = define('content/pages/webinar-registration.ts', schema, {
  lead: 'This webinar has taken place, and registration is closed.',
  form: {
    heading: 'Register',
    text: 'The form is shown as it was. Nothing can be entered or sent.',
  },
  withoutEvent: '/events',
});
