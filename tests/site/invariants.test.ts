import { expect, test } from 'vitest';
import { advice, invariants } from '#scripts/checks/content/invariants.ts';

// `npm run content` asks the same of what staff have written.
test.each([...invariants, ...advice])('$name', async ({ problems }) => expect(await problems()).toEqual([]));
