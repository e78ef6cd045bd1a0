import * as z from 'zod/mini';
import type { AnswerValues } from './answers.ts';

/** Where a draft is kept, and only while its box is ticked. */
const KEY = 'membershipDraft';

const kept = z.catch(z.string(), '');
/** Consent and the captcha are given anew each time, so that they aren't here. */
const draftSchema = z.object({
  titleid: kept,
  fullname: kept,
  phoneNo: kept,
  email: kept,
  membershipCategory: z.catch(z.enum(['0', '1']), '0'),
  businessName: kept,
  businessAddressLine1: kept,
  businessAddressLine2: kept,
  city: kept,
  postcode: kept,
});

export type Draft = z.infer<typeof draftSchema>;

/** Reads a kept draft, whatever it may be; undefined where there is none that can be read. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    return text === null ? undefined : draftSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The draft of an application as it is kept: no more than the fields above. */
export const serialiseDraft = (values: AnswerValues): string => JSON.stringify(draftSchema.safeParse(values).data);

/** The draft on this device. Where storage is switched off there is none, and nothing can be kept. */
export const draft = {
  load(): Draft | undefined {
    try {
      return parseDraft(localStorage.getItem(KEY));
    } catch {
      return undefined;
    }
  },
  keep(values: AnswerValues): void {
    try {
      localStorage.setItem(KEY, serialiseDraft(values));
    } catch {
      // As above.
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  },
};
