import { describe, expect, test } from 'vitest';
import type { Shown } from '#scripts/pictures/sources.ts';
import { arrangeWall } from '#scripts/pictures/wall.ts';

function pictures(category: string, count: number, sample: boolean): Shown[] {
  return Array.from({ length: count }, (_, i) => {
    const name = `gallery/${category}/${sample ? 'sample' : 'photo'}-${i + 1}`;
    return { path: name, name, kind: sample ? 'drawing' : 'photo', bytes: 1, modified: 1, sample, category };
  });
}

const counts = { registration: 7, speakers: 18, 'event-space': 5, networking: 26, refreshment: 8, other: 41 };
const samples = Object.entries(counts).flatMap(([category, count]) => pictures(category, count, true));

describe('the wall of the gallery', () => {
  test('shows every picture once, and always the same way', () => {
    expect(new Set(arrangeWall(samples))).toEqual(new Set(samples));
    expect(arrangeWall(samples)).toHaveLength(105);
    expect(arrangeWall(samples)).toEqual(arrangeWall(samples));
  });

  test('never shows two pictures of one category side by side while there are others', () => {
    const wall = arrangeWall(samples);
    const pairs = wall.filter((picture, i) => picture.category === wall[i + 1]?.category);
    expect(pairs).toEqual([]);
  });

  test('begins with the photos, those of a category in the order of their names', () => {
    const photos = [...pictures('speakers', 3, false), ...pictures('other', 2, false)];
    const wall = arrangeWall([...samples, ...photos]);
    expect(wall.slice(0, 5).every(({ sample }) => !sample)).toBe(true);
    expect(wall.slice(5).every(({ sample }) => sample)).toBe(true);
    const speakers = wall.filter(({ category, sample }) => category === 'speakers' && !sample);
    expect(speakers.map(({ name }) => name)).toEqual([1, 2, 3].map((i) => `gallery/speakers/photo-${i}`));
  });

  test('shows what is left of a category that outnumbers all others', () => {
    const wall = arrangeWall([...pictures('other', 6, true), ...pictures('speakers', 1, true)]);
    expect(wall).toHaveLength(7);
  });
});
