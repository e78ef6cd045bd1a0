/**
 * How many posts a sidebar shows: the newest, or those that a search finds (specification 2.17, 5
 * and 9).
 */
export const RESULTS_AT_MOST = 10;

/**
 * The first ten entries whose title contains the query, in any case. An empty query matches every
 * entry.
 *
 * @param entries the posts to search, in display order
 * @param query what the visitor typed
 */
export function matchTitles<Entry extends { title: string }>(entries: Entry[], query: string): Entry[] {
  const wanted = query.trim().toLocaleLowerCase('en-GB');
  return entries.filter(({ title }) => title.toLocaleLowerCase('en-GB').includes(wanted)).slice(0, RESULTS_AT_MOST);
}
