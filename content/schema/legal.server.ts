import { z } from 'zod';
import { facts, isoDate, text } from './fields.server.ts';
import { markdown } from './markdown.server.ts';
import { answerSlip } from './slip.server.ts';

/** A legal page: privacy policy, terms and conditions (specification 2.12). */
export const legalSchema = z.strictObject({
  lead: text,
  lastUpdated: isoDate,
  facts,
  slip: answerSlip.optional(),
  body: markdown,
  /** Sample text that the association has still to replace; `npm run launch-check` lists it. */
  sample: z.boolean().default(false),
});

export type LegalText = z.output<typeof legalSchema>;
