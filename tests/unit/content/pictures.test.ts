import { describe, expect, test } from 'vitest';
import { gallery, galleryWall, picture } from '#content/collections/pictures.ts';

describe('a picture', () => {
  test('is known by its folders and its name', () => {
    expect(picture('covers/kyc-cdd-msbs')).toMatchObject({ name: 'covers/kyc-cdd-msbs', width: 800, height: 450 });
  });

  test('that does not exist is answered with the names most like it', () => {
    expect(() => picture('covers/kyc-cdd-msb')).toThrow(
      'There is no picture content/pictures/covers/kyc-cdd-msb.*. Nearest: covers/kyc-cdd-msbs',
    );
  });
});

describe('the photo gallery', () => {
  test('has the categories of the specification, each with at least its number of pictures', () => {
    expect(gallery.map(({ category, pictures }) => [category.label, pictures.length >= category.samples])).toEqual([
      ['Registration', true],
      ['Speakers', true],
      ['Event Space', true],
      ['Networking', true],
      ['Refreshment', true],
      ['Other', true],
    ]);
  });

  test('shows on its wall what is in its categories, photos before samples', () => {
    expect(new Set(galleryWall.map(({ picture: { name } }) => name))).toEqual(
      new Set(gallery.flatMap(({ pictures }) => pictures.map(({ name }) => name))),
    );
    const samples = galleryWall.map(({ picture: { sample } }) => Number(sample));
    expect(samples).toEqual([...samples].sort());
  });
});
