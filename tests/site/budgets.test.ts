import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ISLAND_LIMITS, measureBuild, overBudget } from '#scripts/checks/weights.ts';
import { WEB_ROOT } from '../fixtures/built.ts';

test('no page, island or font weighs more than its budget', async () => {
  expect(overBudget(await measureBuild(WEB_ROOT))).toEqual([]);
});

test('every island has a budget', () => {
  const names = readdirSync('components/islands').flatMap((file) => /^(\w+)\.island\.tsx$/.exec(file)?.[1] ?? []);
  expect(Object.keys(ISLAND_LIMITS).sort()).toEqual(names.sort());
});
