import { expect, test } from 'vitest';
import { largePictures } from '#components/sections/media/largePictures.ts';

/** Lays pictures out as CSS does with `dense`: each at the first place that has room. Gives the cells of each row that are taken. */
function rowsOf(large: boolean[], columns: number): number[] {
  const taken: boolean[] = [];
  let firstFree = 0;
  for (const isLarge of large) {
    const size = isLarge ? 2 : 1;
    const cellsAt = (place: number) => (isLarge ? [0, 1, columns, columns + 1] : [0]).map((offset) => place + offset);
    let place = firstFree;
    while ((place % columns) + size > columns || cellsAt(place).some((cell) => taken[cell])) place += 1;
    for (const cell of cellsAt(place)) taken[cell] = true;
    while (taken[firstFree]) firstFree += 1;
  }
  const rows = Array.from({ length: Math.ceil(taken.length / columns) }, (_, row) => row * columns);
  return rows.map((start) => taken.slice(start, start + columns).filter(Boolean).length);
}

test.each([4, 2])('the wall of any number of photos from four leaves no cell empty in %i columns', (columns) => {
  for (let count = 4; count <= 240; count += 1)
    expect(new Set(rowsOf(largePictures(count), columns)), `${count} photos`).toEqual(new Set([columns]));
});

test('about one photo in eleven is large, and none of fewer than four', () => {
  expect(largePictures(105).filter(Boolean)).toHaveLength(9);
  expect([1, 2, 3].map(largePictures)).toEqual([[true], [true, true], [false, false, false]]);
});
