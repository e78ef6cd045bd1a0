import { render } from 'vike/abort';

/**
 * Returns the entry that an address names.
 *
 * @throws the 404 page where there is none; prerendering asks for what exists, so only development gets there
 */
export function orNotFound<Entry>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw render(404);
  return entry;
}
