import { describe, expect, test } from 'vitest';
import { cycle, Random } from '#scripts/art/random.ts';

describe('seeded chance', () => {
  test('repeats itself for the same seed and differs for another', () => {
    const draw = (seed: string) => {
      const random = new Random(seed);
      return [random.next(), random.int(1, 6), random.between(-1, 1), random.pick(['a', 'b', 'c']), random.chance()];
    };
    expect(draw('pound')).toEqual(draw('pound'));
    expect(draw('pound')).not.toEqual(draw('fiver'));
  });

  test('reaches both ends of a range of whole numbers, and nothing beyond', () => {
    const random = new Random('dice');
    const thrown = new Set(Array.from({ length: 200 }, () => random.int(1, 6)));
    expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('shuffles without losing or doubling anything', () => {
    const cards = Array.from({ length: 52 }, (_, i) => i);
    const shuffled = new Random('cards').shuffle(cards);
    expect(shuffled).not.toEqual(cards);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards);
  });

  test('goes round a list again when it is used up', () => {
    expect([0, 1, 2, 3].map((i) => cycle(['a', 'b', 'c'], i))).toEqual(['a', 'b', 'c', 'a']);
  });
});
