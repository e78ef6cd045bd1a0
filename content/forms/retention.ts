import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';

const period = z.int().min(1);

/** For how long information is kept: in the words of the privacy policy, and by `npm run inbox -- purge`. */
export const retention = define(
  'content/forms/retention.ts',
  z.strictObject({ enquiryMonths: period, applicationMonths: period }),
  {
    /** After the last message. */
    enquiryMonths: 12,
    /** Where an application does not lead to membership. */
    applicationMonths: 12,
  },
);
