import pMap from 'p-map';

/**
 * Maps a list with limited concurrency.
 *
 * @throws Error with the message of every item that failed, one a line
 */
export const mapAll = <Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> =>
  pMap(items, work, { concurrency, stopOnError: false }).catch((error: AggregateError) => {
    const messages = error.errors.map((each) => (each instanceof Error ? each.message : String(each)));
    throw new Error([...new Set(messages)].sort().join('\n'), { cause: error });
  });
