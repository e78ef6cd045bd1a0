import { describe, expect, test } from 'vitest';
import type { PictureSource } from '#scripts/pictures/sources.ts';
import { selectPictures } from '#scripts/pictures/sources.ts';

const categories = [{ slug: 'speakers', samples: 3 }];

const file = (name: string, kind: PictureSource['kind']): PictureSource => ({
  path: `content/pictures/${name}`,
  name,
  kind,
  bytes: 1,
  modified: 1,
});
const samples = [1, 2, 3].map((i) => file(`gallery/speakers/sample-0${i}`, 'drawing'));
const photos = (count: number) =>
  Array.from({ length: count }, (_, i) => file(`gallery/speakers/img-${i + 1}`, 'photo'));

const shownNames = (sources: PictureSource[]) =>
  selectPictures(sources, categories).map(({ name }) => name.split('/').at(-1));

describe('a category of the gallery with three samples', () => {
  test.each([
    [0, ['sample-01', 'sample-02', 'sample-03']],
    [1, ['img-1', 'sample-01', 'sample-02']],
    [3, ['img-1', 'img-2', 'img-3']],
    [4, ['img-1', 'img-2', 'img-3', 'img-4']],
  ])('and %i photos', (count, names) => expect(shownNames([...samples, ...photos(count)])).toEqual(names));

  test('takes a drawing of the association for a picture of its own', () => {
    const plan = file('gallery/speakers/seating-plan', 'drawing');
    const [first] = selectPictures([...samples, plan], categories);
    expect(first).toMatchObject({ name: 'gallery/speakers/seating-plan', sample: false });
  });
});
