const COLUMNS = 4;
/** About how many pictures there are for each large one. */
const EVERY = 11;

/** How many large pictures, of four cells each, close the last row around the others: the count nearest to one in eleven. */
function largeOnes(count: number): number {
  if (count < COLUMNS) return 0;
  const fitting = Array.from({ length: Math.ceil(count / COLUMNS) }, (_, index) => (count % COLUMNS) + index * COLUMNS);
  return fitting.reduce((best, large) =>
    Math.abs(large - count / EVERY) < Math.abs(best - count / EVERY) ? large : best,
  );
}

/**
 * Which of a number of pictures have two columns and two rows on the wall: as many, evenly spread, as leave no cell of its last row
 * empty, of four columns and of two. Fewer than four pictures are one row.
 */
export function largePictures(count: number): boolean[] {
  const large = largeOnes(count);
  const step = Math.floor(count / large);
  return Array.from({ length: count }, (_, index) => index % step === 0 && index < step * large);
}
