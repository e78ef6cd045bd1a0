import { expect, test } from 'vitest';
import { optionMove } from '#components/fields/city/optionMove.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 1, 3, 0],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
])('%s moves from option %i to the expected option', (key, active, count, next) => {
  expect(optionMove(key, active, count)).toBe(next);
});

test.each([
  ['Home', -1, 3],
  ['End', -1, 3],
  ['ArrowDown', -1, 0],
  ['a', 1, 3],
])('%s acts on the text if no option is active or exists, or the key moves nothing', (key, active, count) => {
  expect(optionMove(key, active, count)).toBeUndefined();
});
