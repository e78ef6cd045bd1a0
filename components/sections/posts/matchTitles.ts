/** Search results at most (specification 2.17, 5 and 9). */
export const RESULTS_AT_MOST = 10;

/**
 * The first ten entries whose title holds the words typed, whatever their case; the first ten of all where none are typed.
 *
 * @param entries the posts to search, in the order to show them
 * @param query what the visitor typed
 */
export function matchTitles<Entry extends { title: string }>(entries: Entry[], query: string): Entry[] {
  const wanted = query.trim().toLocaleLowerCase('en-GB');
  return entries.filter(({ title }) => title.toLocaleLowerCase('en-GB').includes(wanted)).slice(0, RESULTS_AT_MOST);
}
