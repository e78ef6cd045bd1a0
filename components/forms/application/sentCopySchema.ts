import * as z from 'zod/mini';

export type SentCopy = z.infer<typeof sentCopySchema>;

/** A copy of an application: when it was sent, and each answer by its label. */
export const sentCopySchema = z.object({
  sent: z.string().check(z.refine((moment) => !Number.isNaN(Date.parse(moment)))),
  answers: z.record(z.string(), z.string()),
  /** Missing where the API's reply had none. */
  reference: z.optional(z.string()),
});
