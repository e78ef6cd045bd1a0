import { describe, expect, test } from 'vitest';
import { largePictures } from '#components/sections/media/largePictures.ts';
import { galleryCategories } from '#content/collections/gallery/index.ts';
import { galleryWall, picture } from '#content/pictures.ts';
import { picturesFolder } from '#content/schema/contentFolder.server.ts';
import { type PictureSource, type Shown, selectPictures } from '#scripts/pictures/sources.ts';
import { arrangeWall } from '#scripts/pictures/wall.ts';

/** Pictures of a category, by their names. */
const files = (category: string, names: string[], kind: PictureSource['kind']): PictureSource[] =>
  names.map((file) => {
    const name = `gallery/${category}/${file}`;
    return { path: `content/pictures/${name}`, name, kind, bytes: 1 };
  });
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i + 1}`);

describe('a category of the gallery with three samples', () => {
  const select = (others: PictureSource[]) => {
    const samples = files('speakers', numbered('sample', 3), 'drawing');
    return selectPictures([...samples, ...others], [{ slug: 'speakers', samples: 3 }]);
  };

  test.each([
    [0, ['sample-1', 'sample-2', 'sample-3']],
    [1, ['img-1', 'sample-1', 'sample-2']],
    [3, ['img-1', 'img-2', 'img-3']],
    [4, ['img-1', 'img-2', 'img-3', 'img-4']],
  ])('and %i photos shows %j', (count, names) => {
    const shown = select(files('speakers', numbered('img', count), 'photo'));
    expect(shown.map(({ name }) => name.split('/').at(-1))).toEqual(names);
  });

  test('takes a drawing of the association for a picture of its own', () => {
    const [first] = select(files('speakers', ['seating-plan'], 'drawing'));
    expect(first).toMatchObject({ name: 'gallery/speakers/seating-plan', sample: false });
  });
});

describe('the wall of the gallery', () => {
  const pictures = (category: string, count: number, sample: boolean): Shown[] => {
    const shown = files(category, numbered(sample ? 'sample' : 'photo', count), sample ? 'drawing' : 'photo');
    return shown.map((file) => ({ ...file, sample, category }));
  };
  const COUNTS = { registration: 7, speakers: 18, 'event-space': 5, networking: 26, refreshment: 8, other: 41 };
  const samples = Object.entries(COUNTS).flatMap(([category, count]) => pictures(category, count, true));

  test('shows every picture once', () => {
    const wall = arrangeWall(samples);
    expect(wall).toHaveLength(samples.length);
    expect([new Set(wall), arrangeWall(samples)]).toEqual([new Set(samples), wall]);
  });

  test('begins with a picture of the evening itself', () => {
    expect(arrangeWall(samples)[0]?.category).toBe('networking');
  });

  test('never shows two pictures of one category side by side while there are others', () => {
    const wall = arrangeWall(samples);
    expect(wall.filter((picture, i) => picture.category === wall[i + 1]?.category)).toEqual([]);
  });

  test('begins with the photos, those of a category in the order of their names', () => {
    const wall = arrangeWall([...samples, ...pictures('speakers', 3, false), ...pictures('other', 2, false)]);
    expect(wall.map(({ sample }) => sample)).toEqual(Array.from({ length: 110 }, (_, i) => i >= 5));
    const speakers = wall.filter(({ category, sample }) => category === 'speakers' && !sample);
    expect(speakers.map(({ name }) => name)).toEqual([1, 2, 3].map((i) => `gallery/speakers/photo-${i}`));
  });

  test('shows what is left of a category that outnumbers all others', () => {
    expect(arrangeWall([...pictures('other', 6, true), ...pictures('speakers', 1, true)])).toHaveLength(7);
  });
});

test('a picture is found by its folder and name', () => {
  expect(picture('covers/kyc-cdd-msbs')).toMatchObject({ name: 'covers/kyc-cdd-msbs', width: 800, height: 450 });
  expect(() => picture('covers/kyc-cdd-msb')).toThrow(
    `There is no picture ${picturesFolder}/covers/kyc-cdd-msb.*. Name one that is there`,
  );
});

test('each category of the specification has as many pictures as samples, one of which a photo replaces', () => {
  const labels = ['Registration', 'Speakers', 'Event Space', 'Networking', 'Refreshment', 'Other'];
  expect(galleryCategories.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
  const count = (slug: string) => galleryWall.filter(({ category }) => category === slug).length;
  expect(galleryCategories.map(({ slug }) => count(slug))).toEqual(galleryCategories.map(({ samples }) => samples));
  expect(galleryWall.filter(({ picture }) => !picture.sample).map(({ picture }) => picture.name)).toEqual([
    'gallery/speakers/lectern',
  ]);
});

/**
 * Lays pictures out as CSS does with `dense`: each at the first place that has room. Gives the
 * cells of each row that are taken.
 */
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

test('about one photo in eleven is large', () => {
  expect(largePictures(105).filter(Boolean)).toHaveLength(9);
  expect([1, 2, 3].map(largePictures)).toEqual([[true], [true, true], [false, false, false]]);
});
