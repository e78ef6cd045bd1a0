import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readCases } from '../../fixtures/cases.ts';

const { builds } = readCases(import.meta, { builds: z.record(z.string(), z.record(z.string(), z.array(z.string()))) });

/** Has all modules that are imported from now on built for a day. */
function buildOn(day: string) {
  vi.stubEnv('BUILD_DATE', day);
  vi.resetModules();
}

/**
 * What the site says of fees when it is built on a day. The corpus has another fee from 1 April
 * 2027.
 */
async function saidOn(day: string) {
  buildOn(day);
  const { home } = await import('#content/pages/home.ts');
  const { termsAndConditions } = await import('#content/pages/terms-and-conditions.ts');
  const { welcomeMeet } = await import('#content/pages/welcome-msb-meet-up-19th-june-2025.ts');
  const { fillPlaceholders } = await import('#content/schema/placeholders.server.ts');
  return {
    slide: home.hero.slides.find(({ title }) => title.includes('£'))?.title,
    note: /£\d+ a day/.exec(home.fees.notes[0]?.audience ?? '')?.[0],
    prose: fillPlaceholders('£{fee.msb}', () => undefined),
    terms: /GBP \d+/.exec(termsAndConditions.body)?.[0],
    example: /£\d+ ÷.*/.exec(termsAndConditions.body)?.[0],
    invitation: /£\d+ for MSB/.exec(welcomeMeet.invitation.request.body)?.[0],
  };
}

afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Where another day than the build’s is named. */
const OF_THEIR_DAY = { example: '£365 ÷ 365 × 292 = £292.', invitation: '£365 for MSB' };
const BEFORE = { slide: '£1 per day', note: '£1 a day', prose: '£365', terms: 'GBP 365', ...OF_THEIR_DAY };
const AFTER = { slide: '£380 a year', note: undefined, prose: '£380', terms: 'GBP 380', ...OF_THEIR_DAY };

test.each([
  ['the day before', '2027-03-31', BEFORE],
  ['its first day', '2027-04-01', AFTER],
])('a new fee, on %s, is in all that is said of today, and not in what names a day', async (_, day, said) => {
  expect(await saidOn(day)).toEqual(said);
});

test.each(Object.entries(builds))('on %s what has begun is in force, and what was due is gone', async (day, titles) => {
  buildOn(day);
  const { changes } = await import('#content/collections/changes/index.ts');
  const titlesOf = (past: boolean) => changes.filter(({ isPast }) => isPast === past).map(({ title }) => title);
  expect({ inForce: titlesOf(true), coming: titlesOf(false) }).toEqual(titles);
});
