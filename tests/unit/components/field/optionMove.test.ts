import { expect, test } from 'vitest';
import { optionMove } from '#components/fields/city/optionMove.ts';

// The other moves of the keyboard are tested in tests/component/forms/contactForm.test.tsx.
test.each([
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 1, 3, 0],
  ['Home', -1, 3, undefined],
  ['End', -1, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
  ['a', 1, 3, undefined],
])('%s at option %i of %i moves to option %s', (key, active, count, next) => {
  expect(optionMove(key, active, count)).toBe(next);
});
