import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from '#scripts/checks/mutations/mutations.ts';

test.each(mutations)('the fault in $what can be made: its text stands once in $file', ({ file, text }) => {
  expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2);
});
