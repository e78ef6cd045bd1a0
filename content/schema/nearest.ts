/** How many letters must be put in, taken out or changed to turn one word into another (Levenshtein). */
export function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = (previous[j] ?? 0) + Number(letter !== b[j]);
      row.push(Math.min(change, (previous[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    previous = row;
  }
  return previous.at(-1) ?? 0;
}

/**
 * The names most like a wanted one, for a message about a name that doesn't exist.
 *
 * @param names those that do exist
 * @param wanted the one that doesn't
 * @param count how many to give
 */
export function nearest(names: readonly string[], wanted: string, count = 3): string[] {
  return names
    .map((name) => ({ name, far: distance(name, wanted) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ name }) => name);
}
