import { render } from 'vike/abort';

/**
 * The entry that an address names; throws the 404 page if there is none. If that stops a build, the
 * address is another page's, whose route function ranks below this folder's `@slug` and has to
 * return `precedence: 1`.
 */
export function entryAt<Entry extends { slug: string }>(entries: Entry[], slug: string): Entry {
  const entry = entries.find((other) => other.slug === slug);
  if (!entry) throw render(404);
  return entry;
}
