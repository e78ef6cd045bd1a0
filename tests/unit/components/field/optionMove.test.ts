import { expect, test } from 'vitest';
import { optionMove } from '#components/fields/city/optionMove.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 1, 3, 0],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
])('%s leads from option %i of a list to the right one', (key, active, count, next) => {
  expect(optionMove(key, active, count)).toBe(next);
});

test.each([
  ['Home', -1, 3],
  ['End', -1, 3],
  ['ArrowDown', -1, 0],
  ['a', 1, 3],
])('%s leaves the keys to the text when no option is in hand or none is there', (key, active, count) => {
  expect(optionMove(key, active, count)).toBeUndefined();
});
