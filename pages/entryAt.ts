import { render } from 'vike/abort';

/**
 * The entry that an address names; throws the 404 page where there is none, which only development
 * can ask for.
 */
export function entryAt<Entry extends { slug: string }>(entries: Entry[], slug: string): Entry {
  const entry = entries.find((other) => other.slug === slug);
  if (!entry) throw render(404);
  return entry;
}
