import { z } from 'zod';
import { contentFolder, readText } from './contentFolder.server.ts';
import { readEntry } from './entries/entry.server.ts';
import { facts, isoDate, plainNumbers, slug, text } from './fields.server.ts';
import { markdownWith } from './markdown.server.ts';
import { answerSlip } from './slip.server.ts';

const legalSchemaWith = (values?: Record<string, string>) =>
  z.strictObject({
    slug,
    lead: text.describe('Opening, one or two sentences set large'),
    lastUpdated: isoDate.describe('Last updated'),
    facts,
    slip: answerSlip.optional().describe('Answer in the form of a slip, or nothing'),
    plainNumbers,
    sample: z.boolean().default(false).describe('Sample, on until the Board has approved the text'),
    body: markdownWith(values),
  });

/** A legal page: privacy policy, terms and conditions (specification 2.12). */
export const legalSchema = legalSchemaWith();

/**
 * Reads a legal page of `content/pages`, named as its address. Its text names each of the values,
 * which are worked out.
 */
export function readLegalText(name: string, values: Record<string, string>): LegalText {
  const file = `${contentFolder}/pages/${name}.md`;
  return readEntry(file, readText(file), legalSchemaWith(values));
}

export type LegalText = z.output<typeof legalSchema>;
