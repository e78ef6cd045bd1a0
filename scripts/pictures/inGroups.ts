/**
 * Works through a list with a fixed number at a time, so that memory doesn't grow with the list.
 *
 * @param items the list
 * @param width how many at a time
 * @param work what to do with each
 * @returns the results in the order of the list
 * @throws the first error, after those under way have ended
 */
export async function inGroups<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  const failures: unknown[] = [];
  const worker = async () => {
    // All workers take from the one queue.
    for (const [index, item] of queue) {
      if (failures.length) return;
      try {
        results.set(index, await work(item));
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  if (failures.length) throw failures[0];
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
