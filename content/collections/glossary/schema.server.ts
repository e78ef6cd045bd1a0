import { z } from 'zod';
import { publication } from '#content/schema/entries/publication.server.ts';
import { askedAs, plainNumbers, slug, source, text } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';

/** A word of the trade in plain English. */
export const glossarySchema = z.strictObject({
  /** Its anchor on the glossary page. */
  slug,
  term: text.describe('Term, e.g. Customer due diligence'),
  short: text.max(12).optional().describe('Abbreviation, e.g. CDD, or nothing'),
  askedAs,
  /** Inline Markdown. */
  meaning: markdown
    .refine((meaning) => !/\n/.test(meaning.trim()), 'Write one paragraph, without a line break.')
    .meta({ description: 'Meaning, one or two sentences', control: 'line' }),
  source: source.optional().describe('Where to read more, preferably the official page'),
  /** Texts don't link such a word, since they often mean something else. */
  everyday: z.boolean().default(false).describe('A word of everyday language too'),
  plainNumbers,
  ...publication,
});

export type GlossaryEntry = z.output<typeof glossarySchema>;
