import { expect, test } from 'vitest';
import { z } from 'zod';
import { countOf, firmOf, totalOf } from '#components/sections/do-i-need-to-register/slip.ts';
import { doINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import { inPounds } from '#content/text.ts';
import { readCases } from '../../../fixtures/cases.ts';

const [registration, ...others] = doINeedToRegister.groups;

/** The ids of the lines on a firm's slip: who registers and supervises it, and the rest. */
function slipOf(answers: string) {
  const holds = firmOf(new URLSearchParams(answers));
  const [answer = [], rest = []] = [[registration], others].map((groups) =>
    groups.flatMap((group) => (group?.lines ?? []).filter(({ when }) => holds(when)).map(({ id }) => id)),
  );
  return { answer: answer.join(' '), rest };
}

const ids = z.string().transform((list) => list.split(' '));
const firm = z.strictObject({ firm: z.string(), answers: z.string(), answer: z.string(), has: ids, lacks: ids });
const { firms, counts } = readCases(import.meta, { firms: z.array(firm), counts: z.record(z.string(), z.int()) });

test.each(firms)('the slip of $firm has its lines, and not those of others', ({ answers, answer, has, lacks }) => {
  const slip = slipOf(answers);
  expect(slip.answer).toBe(answer);
  expect(slip.rest).toEqual(expect.arrayContaining(has));
  expect(slip.rest.filter((id) => lacks.includes(id))).toEqual([]);
});

test.each(['', 'as=agent&does=agents', 'does=mining&as=king&premises=3'])('“%s” prints nothing', (answers) => {
  expect(slipOf(answers)).toEqual({ answer: '', rest: [] });
});

test('each line is on the slip of some firm', () => {
  const shown = new Set(
    firms.map(({ answers }) => slipOf(answers)).flatMap(({ answer, rest }) => [...answer.split(' '), ...rest]),
  );
  const lines = doINeedToRegister.groups.flatMap(({ lines }) => lines.map(({ id }) => id));
  const missing = lines.filter((id) => !shown.has(id));
  expect(missing, 'for each of these lines, add a firm that gets it to slip.yaml next to this test').toEqual([]);
});

test('fees are counted for each of the premises and people, and added up', () => {
  const lines = [{ pounds: 100 }, { pounds: 20, each: 'premises' }, { pounds: 3, each: 'people' }, {}];
  expect(inPounds(totalOf(lines, new URLSearchParams('premises=3&people=2')))).toBe('£166');
});

test.each(Object.entries(counts))('“%s” premises count as %i', (premises, count) => {
  expect(countOf('premises', new URLSearchParams({ premises }))).toBe(count);
});
