const COLUMNS = 4;
/** About how many pictures there are for each large one. */
const EVERY = 11;

/**
 * The number of large pictures, nearest to one in eleven, that leaves no empty cell in the last
 * row: each takes four cells.
 */
function largeOnes(count: number): number {
  if (count < COLUMNS) return count === COLUMNS - 1 ? 0 : count;
  const fitting = Array.from({ length: Math.ceil(count / COLUMNS) }, (_, index) => (count % COLUMNS) + index * COLUMNS);
  return fitting.reduce((best, large) =>
    Math.abs(large - count / EVERY) < Math.abs(best - count / EVERY) ? large : best,
  );
}

/**
 * Says for each picture of the wall whether it is large: two columns wide and two rows high. The
 * large ones are spread evenly, and there are as many as leave no empty cell in the last row, with
 * four columns and with two. One or two are large; of three none is.
 */
export function largePictures(count: number): boolean[] {
  const large = largeOnes(count);
  const step = Math.floor(count / large);
  return Array.from({ length: count }, (_, index) => index % step === 0 && index < step * large);
}
