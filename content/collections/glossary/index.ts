import { entryError, readCollection, readEntries } from '#content/schema/entries/collection.server.ts';
import { type GlossaryEntry, glossarySchema } from './schema.server.ts';

/** What an entry is listed under: its abbreviation, since that is what a reader meets in a text. */
const heading = (entry: GlossaryEntry) => entry.short ?? entry.term;

/**
 * The words of the trade in plain English, in alphabetical order. Each YAML file of this folder is
 * an entry.
 */
export const glossary: GlossaryEntry[] = readCollection('glossary', glossarySchema, {
  unique: ['term', 'short'],
}).sort((a, b) => heading(a).localeCompare(heading(b), 'en-GB'));

/** What the glossary explains, on whatever day: abbreviations, and the terms that have none. */
export const explained: string[] = readEntries('glossary', glossarySchema)
  .filter(({ draft }) => !draft)
  .map(heading);

const anchors = new Set(glossary.map(({ slug }) => `#${slug}`));
for (const entry of glossary)
  for (const [, anchor = ''] of entry.meaning.matchAll(/\]\((#[^)]+)\)/g))
    if (!anchors.has(anchor)) throw entryError(entry, 'meaning', `The glossary has no entry ${anchor}.`);

/** What guides and articles link to the glossary where they first use it. */
export const glossaryTerms = glossary
  .filter(({ everyday }) => !everyday)
  .map(({ slug, term, short }) => ({ slug, names: short ? [term, short] : [term] }));
