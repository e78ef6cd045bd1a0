import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ISLAND_LIMITS, measureBuild, overBudget } from '#scripts/checks/weights.ts';
import { WEB_ROOT } from './built.ts';

test('no page, island or font weighs more than its budget', async () => {
  expect(overBudget(await measureBuild(WEB_ROOT))).toEqual([]);
});

test('every island has a budget', () => {
  const listed = readFileSync('components/islands/islands.client.ts', 'utf8').matchAll(/^ {2}(\w+):/gm);
  expect(Object.keys(ISLAND_LIMITS).sort()).toEqual([...listed].map(([, name]) => name).sort());
});
