import * as z from 'zod/mini';
import { titleCode } from './fieldRules.ts';
import { EMAIL } from './typedText.ts';

const filled = z.string().check(z.trim(), z.minLength(1));

/** 8 to 15 digits, of which at most three are zeros. */
const isCallable = (phone: string) => /^\d{8,15}$/.test(phone) && phone.split('0').length <= 4;

/**
 * What the closed registration and RSVP forms compute and never act on (specification 5): whether sending would be
 * allowed. Its messages are not shown anywhere, so it has none.
 */
export const closedRsvpSchema = z.object({
  titleid: titleCode(''),
  fullname: filled.check(z.regex(/^[\p{L}\p{M} ]+$/u)),
  countryCode: filled,
  phoneNo: z.string().check(z.trim(), z.refine(isCallable)),
  email: z.string().check(z.trim(), z.regex(EMAIL)),
  companyName: filled,
  reCaptcha: filled,
});

export type ClosedRsvpValues = z.infer<typeof closedRsvpSchema>;

/** What a closed form holds (specification 3.3). */
export const closedRsvpDefaults: ClosedRsvpValues = {
  titleid: '1',
  fullname: '',
  countryCode: '+44',
  phoneNo: '',
  email: '',
  companyName: '',
  reCaptcha: '',
};
