import { expect, test } from 'vitest';
import { largePictures } from '#components/sections/media/largePictures.ts';

/** Lays pictures out as CSS does with `dense`: each at the first place that has room. Gives the cells of each row that are taken. */
function rowsOf(large: boolean[], columns: number): number[] {
  const taken = new Set<string>();
  for (const isLarge of large) {
    const offsets = isLarge ? [0, 1] : [0];
    const cellsAt = (place: number) => {
      const [row, column] = [Math.floor(place / columns), place % columns];
      return offsets.flatMap((down) => offsets.map((along) => `${row + down} ${column + along}`));
    };
    let place = 0;
    while ((place % columns) + offsets.length > columns || cellsAt(place).some((cell) => taken.has(cell))) place += 1;
    for (const cell of cellsAt(place)) taken.add(cell);
  }
  const rows = [...taken].map((cell) => Number(cell.split(' ')[0]));
  return [...new Set(rows)].map((row) => rows.filter((other) => other === row).length);
}

test.each([4, 2])('the wall of any number of photos from four leaves no cell empty in %i columns', (columns) => {
  for (let count = 4; count <= 240; count += 1)
    expect(new Set(rowsOf(largePictures(count), columns)), `${count} photos`).toEqual(new Set([columns]));
});

test('about one photo in eleven is large, and none of fewer than four', () => {
  expect(largePictures(105).filter(Boolean)).toHaveLength(9);
  expect(largePictures(3)).toEqual([false, false, false]);
});
