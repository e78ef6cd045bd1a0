import { z } from 'zod';
import { isoDate, text } from './fields.server.ts';
import { markdown } from './markdown.server.ts';

/** A legal page: privacy policy, terms and conditions (specification 2.12). */
export const legalSchema = z.strictObject({
  lead: text,
  lastUpdated: isoDate,
  /** Large figures above the text, e.g. `{ figure: '£365', text: 'a year, paid upfront' }`. */
  facts: z
    .array(z.strictObject({ figure: text.max(16), text: text.max(120) }))
    .max(3)
    .default([]),
  body: markdown,
  /** Sample text that the association has still to replace; `npm run launch-check` lists it. */
  sample: z.boolean().default(false),
});

export type LegalPage = z.output<typeof legalSchema>;
