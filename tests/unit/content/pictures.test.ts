import { describe, expect, test } from 'vitest';
import { gallery, galleryWall, picture } from '#content/collections/pictures.ts';

test('a picture is found by its folder and name, and one that does not exist is reported with the nearest name', () => {
  expect(picture('covers/kyc-cdd-msbs')).toMatchObject({ name: 'covers/kyc-cdd-msbs', width: 800, height: 450 });
  expect(() => picture('covers/kyc-cdd-msb')).toThrow(
    'There is no picture content/pictures/covers/kyc-cdd-msb.*. Nearest: covers/kyc-cdd-msbs',
  );
});

describe('the photo gallery', () => {
  test('has the categories of the specification, each with at least the required number of pictures', () => {
    const full = gallery.filter(({ category, pictures }) => pictures.length >= category.samples);
    const labels = full.map(({ category }) => category.label);
    expect(labels).toEqual(['Registration', 'Speakers', 'Event Space', 'Networking', 'Refreshment', 'Other']);
  });

  test('shows the pictures of all categories, with photos before samples', () => {
    const names = gallery.flatMap(({ pictures }) => pictures.map(({ name }) => name));
    expect(new Set(galleryWall.map(({ picture: { name } }) => name))).toEqual(new Set(names));
    const samples = galleryWall.map(({ picture: { sample } }) => Number(sample));
    expect(samples).toEqual([...samples].sort());
  });
});
