import { z } from 'zod';
import { readCollection, refusal } from '#content/schema/entries/collection.server.ts';
import { publication } from '#content/schema/entries/publication.server.ts';
import { slug, source, text } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';

const entrySchema = z.strictObject({
  /** Its anchor on the glossary page. */
  slug,
  /** The full name, e.g. "Customer due diligence". */
  term: text,
  /** Its abbreviation, e.g. "CDD", if it has one. */
  short: text.max(12).optional(),
  /** One or two sentences of inline Markdown. */
  meaning: markdown.refine((meaning) => !/\n/.test(meaning.trim()), 'Write one paragraph, without a line break.'),
  /** Where to read more, preferably the official page. */
  source: source.optional(),
  /** A word of everyday language too: texts don't link it, since they often mean something else. */
  everyday: z.boolean().default(false),
  ...publication,
});

export type GlossaryEntry = z.output<typeof entrySchema>;

/** What an entry is listed under: its abbreviation, since that is what a reader meets in a text. */
const heading = (entry: GlossaryEntry) => entry.short ?? entry.term;

/** The words of the trade in plain English, in alphabetical order. Each YAML file of this folder is an entry. */
export const glossary: GlossaryEntry[] = readCollection('glossary', entrySchema, {
  address: '/glossary#',
  unique: ['term'],
}).sort((a, b) => heading(a).localeCompare(heading(b), 'en-GB'));

const anchors = new Set(glossary.map(({ slug }) => `#${slug}`));
for (const entry of glossary)
  for (const [, anchor = ''] of entry.meaning.matchAll(/\]\((#[^)]+)\)/g))
    if (!anchors.has(anchor)) throw refusal(entry, `meaning: The glossary has no entry ${anchor}.`);

/** What guides and articles link to the glossary where they first use it. */
export const glossaryTerms = glossary
  .filter(({ everyday }) => !everyday)
  .map(({ slug, term, short }) => ({ slug, names: short ? [term, short] : [term] }));
