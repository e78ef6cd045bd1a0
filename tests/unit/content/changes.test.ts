import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readCases } from '../../fixtures/cases.ts';

const { builds } = readCases(import.meta, { builds: z.record(z.string(), z.record(z.string(), z.array(z.string()))) });

test.each(Object.entries(builds))('on %s what has begun is in force, and what was due is gone', async (day, titles) => {
  vi.stubEnv('BUILD_DATE', day);
  vi.resetModules();
  const { changes } = await import('#content/collections/changes/index.ts');
  const titlesOf = (past: boolean) => changes.filter(({ isPast }) => isPast === past).map(({ title }) => title);
  expect({ inForce: titlesOf(true), coming: titlesOf(false) }).toEqual(titles);
});
