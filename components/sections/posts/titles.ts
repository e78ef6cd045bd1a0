/** A post as the list of titles tells of it. */
export type Title = { href: string; title: string; date: string };

/** What the file of all titles holds: short, since a sidebar fetches it whole. */
export const writeTitles = (titles: Title[]): string =>
  JSON.stringify(titles.map(({ href, title, date }) => [href, title, date]));

/**
 * Reads the file of all titles.
 *
 * @param file what was fetched, parsed as JSON
 * @throws TypeError when it is something else
 */
export function readTitles(file: unknown): Title[] {
  if (!Array.isArray(file)) throw new TypeError('The file of titles is not a list.');
  return file.map((row: unknown) => {
    const [href, title, date]: unknown[] = Array.isArray(row) ? row : [];
    if (typeof href !== 'string' || typeof title !== 'string' || typeof date !== 'string')
      throw new TypeError('The file of titles has a row that is not address, title and date.');
    return { href, title, date };
  });
}
