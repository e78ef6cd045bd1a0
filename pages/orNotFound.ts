import { render } from 'vike/abort';

/** The entry that an address names; throws the 404 page where there is none, which only development can ask for. */
export function orNotFound<Entry>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw render(404);
  return entry;
}
