/** How many pictures there are from one large one to the next. */
const EVERY = 11;
/** How many others a large picture needs after it, so that the wall can be closed around it. */
const AFTER = 2;
const COLUMNS = 4;
/** How many single pictures have the room of a large one. */
const LARGE = 4;

/**
 * How large each of a number of pictures is on the wall: every eleventh has two columns and two rows, and as many of the last ones
 * are two columns wide as close the last row, of four columns and of two.
 */
export function wallSizes(count: number): ('large' | 'wide' | undefined)[] {
  const isLarge = (index: number) => index % EVERY === 0 && index < count - AFTER;
  const pictures = Array.from({ length: count }, (_, index) => index);
  const cells = count + (LARGE - 1) * pictures.filter(isLarge).length;
  const open = Math.ceil(cells / COLUMNS) * COLUMNS - cells;
  return pictures.map((index) => {
    if (isLarge(index)) return 'large';
    return index < count - open ? undefined : 'wide';
  });
}
