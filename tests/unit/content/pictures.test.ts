import { describe, expect, test } from 'vitest';
import { gallery, galleryWall, picture } from '#content/collections/pictures.ts';

describe('a picture', () => {
  test('is found by its folder and name', () => {
    expect(picture('covers/kyc-cdd-msbs')).toMatchObject({ name: 'covers/kyc-cdd-msbs', width: 800, height: 450 });
  });

  test('that does not exist is reported with the most similar names', () => {
    expect(() => picture('covers/kyc-cdd-msb')).toThrow(
      'There is no picture content/pictures/covers/kyc-cdd-msb.*. Nearest: covers/kyc-cdd-msbs',
    );
  });
});

describe('the photo gallery', () => {
  test('has the categories of the specification, each with at least the required number of pictures', () => {
    expect(gallery.map(({ category, pictures }) => [category.label, pictures.length >= category.samples])).toEqual([
      ['Registration', true],
      ['Speakers', true],
      ['Event Space', true],
      ['Networking', true],
      ['Refreshment', true],
      ['Other', true],
    ]);
  });

  test('shows the pictures of all categories, with photos before samples', () => {
    expect(new Set(galleryWall.map(({ picture: { name } }) => name))).toEqual(
      new Set(gallery.flatMap(({ pictures }) => pictures.map(({ name }) => name))),
    );
    const samples = galleryWall.map(({ picture: { sample } }) => Number(sample));
    expect(samples).toEqual([...samples].sort());
  });
});
