/** A post in the file of all titles. */
export type Title = { href: string; title: string; date: string };

/** Writes the file of all titles; rows and not objects, since a sidebar fetches the whole file. */
export const writeTitles = (titles: Title[]): string =>
  JSON.stringify(titles.map(({ href, title, date }) => [href, title, date]));

/**
 * Reads the file of all titles.
 *
 * @param file the response, parsed as JSON
 * @throws TypeError when it isn't a list of address, title and date
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
