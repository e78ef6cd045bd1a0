import { expect, test } from 'vitest';
import { z } from 'zod';
import { conditionTester, countOf, totalOf } from '#components/sections/do-i-need-to-register/slip.shared.ts';
import { figureNumber } from '#content/figures/lookup.server.ts';
import { doINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import { poundsBetween } from '#content/shared/text.ts';
import { readCases } from '../../../fixtures/cases.ts';

const lines = doINeedToRegister.groups.flatMap((group) => group.lines);

const FIGURES: Record<string, string[]> = {
  application: ['hmrc-application'],
  premises: ['hmrc-premises'],
  test: ['fit-and-proper-budget'],
  data: ['data-protection-small', 'data-protection-medium'],
};

/** What `application, 3 premises, 2 tests, data, FCA` comes to with the figures of today. */
function sumOf(parts: string): string {
  const fees = [...parts.matchAll(/(\d*) ?(application|premises|test|data)/g)].map(([, count, part = '']) => {
    return { pounds: FIGURES[part]?.map((name) => figureNumber(name) * (Number(count) || 1)) };
  });
  return poundsBetween(totalOf(fees, new URLSearchParams())) + (parts.endsWith(', FCA') ? ' and the FCA' : '');
}

/** The ids of the lines on a firm's slip, its sum, and the kind of firm of its calendar. */
function slipOf(query: string) {
  const answers = new URLSearchParams(query);
  const holds = conditionTester(answers, doINeedToRegister.facts);
  const shown = lines.filter(({ when }) => holds(when));
  const [plan] = doINeedToRegister.actions.links.filter(({ when }) => holds(when)).map(({ href }) => href);
  const sum = poundsBetween(totalOf(shown, answers)) + (holds('payments') ? ' and the FCA' : '');
  return { lines: shown.map(({ id }) => id), sum, plan: plan && /firm=(.+)#/.exec(plan)?.[1] };
}

const firm = z.strictObject({ answers: z.string(), sum: z.string(), plan: z.string().optional(), lines: z.string() });
const { together, firms } = readCases(import.meta, {
  together: z.record(z.string(), z.string()),
  firms: z.record(z.string(), firm),
});

test.each(Object.entries(firms))(
  'the slip of %s has its lines and its sum, and leads to its calendar',
  (_, { answers, lines, sum, plan }) => {
    const slip = slipOf(answers);
    const expected = lines.split(/\s+/).flatMap((name) => together[name]?.split(' ') ?? name);
    expect({ ...slip, lines: slip.lines.toSorted() }).toEqual({ sum: sumOf(sum), plan, lines: expected.toSorted() });
  },
);

test.each(['', 'does=agents', 'does=mining&mining=king&premises=3'])('“%s” prints nothing', (answers) => {
  expect(slipOf(answers)).toEqual({ lines: [], sum: '£0' });
});

test('each option but the agents alone prints', () => {
  const { does, also } = doINeedToRegister.questions;
  const options = [...does.options, ...also.options].map(({ value }) => value);
  const silent = options.filter((option) => slipOf(`does=${option}`).lines.length === 0);
  expect(silent, 'the fact that follows from each of these options belongs to the fact “ticked”').toEqual([]);
});

test('each line is on the slip of some firm', () => {
  const shown = new Set(Object.values(firms).flatMap(({ answers }) => slipOf(answers).lines));
  const missing = lines.filter(({ id }) => !shown.has(id));
  expect(missing, 'for each of these lines, add a firm that gets it to slip.yaml next to this test').toEqual([]);
});

test('fees are added up for each of the premises and people', () => {
  const lines = [{ pounds: [100] }, { pounds: [20], each: 'premises' }, { pounds: [3, 4], each: 'people' }, {}];
  expect(totalOf(lines, new URLSearchParams('premises=3&people=2'))).toEqual([166, 168]);
});

test.each([
  ['', 1],
  ['0', 1],
  ['-4', 1],
  ['2.9', 2],
  ['many', 1],
  ['1e9', 999],
])('“%s” premises count as %i', (premises, count) => {
  expect(countOf('premises', new URLSearchParams({ premises }))).toBe(count);
});
