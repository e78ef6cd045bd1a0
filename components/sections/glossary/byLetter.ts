import type { GlossaryEntry } from '#content/collections/glossary/schema.server.ts';

/** What an entry is listed under: its abbreviation, since that is what a reader meets in a text. */
const heading = ({ short, term }: GlossaryEntry) => short ?? term;

/** Groups the entries by their first letter; keeps their order. */
export function byLetter(entries: readonly GlossaryEntry[]): [letter: string, entries: GlossaryEntry[]][] {
  const groups = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) {
    const letter = heading(entry).charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups];
}
