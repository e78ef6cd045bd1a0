import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureBuild } from '#scripts/checks/weights.ts';

test('every island has a budget', () => {
  const weighed = measureBuild().map(({ what }) => what);
  const islands = readdirSync('components/islands').filter((file) => file.endsWith('.island.tsx'));
  expect(islands.length).toBeGreaterThan(4);
  expect(islands.filter((file) => !weighed.includes(`components/islands/${file}`))).toEqual([]);
});
