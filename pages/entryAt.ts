import { render } from 'vike/abort';

/**
 * The entry that an address names; throws the 404 page where there is none. A build asks for one
 * where the address is that of another page, whose route function ranks below this folder's
 * `@slug`: it has to return `precedence: 1`.
 */
export function entryAt<Entry extends { slug: string }>(entries: Entry[], slug: string): Entry {
  const entry = entries.find((other) => other.slug === slug);
  if (!entry) throw render(404);
  return entry;
}
