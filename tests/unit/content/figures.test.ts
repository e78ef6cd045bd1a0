import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { figureDay, figureText } from '#content/figures/lookup.server.ts';
import { ownNumbersIn } from '#content/figures/ownNumbers.server.ts';
import { figuresSchema } from '#content/figures/schema.server.ts';
import { wordings } from '#content/figures/wording.server.ts';
import { define } from '#content/schema/define.server.ts';
import { figuresIn, proseErrors } from '#scripts/checks/content/figures.ts';
import { readCases } from '../../fixtures/cases.ts';

const text = z.string();
const texts = z.record(text, text);
const source = { title: 'Law', url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/27' };
const figure = z.looseObject({}).transform((written) => ({ what: 'A limit.', source, ...written }));
const { written, period, rising, inForce, mistakes, counted, others } = readCases(import.meta, {
  written: z.array(z.tuple([text, z.union([z.number(), text]), text])),
  period: texts,
  rising: figure,
  inForce: z.record(text, texts),
  mistakes: z.record(text, z.object({ figure, message: text })),
  counted: z.record(text, z.object({ text, found: z.array(text) })),
  others: texts,
});

/** What each way of naming a figure shows on a day. */
const shown = (limit: object, day = '2026-11-22') =>
  Object.fromEntries(
    Object.entries(figuresSchema.parse({ limit })).flatMap(([name, figure]) => wordings(name, figure, day)),
  );

test.each(written)('a figure in %s, %s, is written in one way: %s', (unit, value, text) =>
  expect(shown(figure.parse({ unit, values: [{ value }] })).limit).toBe(text),
);

test('a period is also written in words and as its number alone', () => {
  expect(shown(figure.parse({ unit: 'days', values: [{ value: 45 }] }))).toMatchObject(period);
});

test.each(Object.entries(inForce))('a figure shows the value in force on the day of the build: %s', (day, texts) =>
  expect(shown(rising, day)).toEqual(texts),
);

test.each(Object.entries(mistakes))(
  'a mistake in the register is reported with file, field and reason: %s',
  (_, { figure, message }) => {
    const check = () => define('content/figures/test.ts', figuresSchema, { limit: z.any().parse(figure) });
    expect(check).toThrow(/^content\/figures\/test\.ts needs fixing:/);
    expect(check).toThrow(message);
  },
);

test('content in TypeScript takes a figure by its name as a text and as a day, and is told where the names are', () => {
  expect(figureText('beneficial-owner')).toBe('25%');
  expect(figureDay('levy-due', 2026)).toBe('2026-09-30');
  expect(() => figureText('levy-du')).toThrow('There is no value {levy-du}. Take a name of content/figures');
});

const FILE = 'content/pages/page.ts';
const figuresOf = (source: string) => ownNumbersIn(source).map(({ words }) => words);

describe('what counts as a figure in a text', () => {
  test.each(Object.entries(counted))('%s', (_, { text, found }) => expect(figuresOf(text)).toEqual(found));

  test.each(Object.entries(others))('not %s', (_, text) => expect(figuresOf(text)).toEqual([]));

  test('in a module only what it writes as text', () => {
    const source = `/** 5 days */\n// 6 days\nconst words = \`in \${figureText('a')} 7 days\`;`;
    expect(figuresIn(FILE, source)).toEqual([{ file: FILE, line: 3, words: '7 days' }]);
  });
});

describe('a figure outside the register', () => {
  const findings = figuresIn(FILE, 'Text\n\nKeep it for 5 years, say £7,000.');

  test('is reported with its file and line', () =>
    expect(proseErrors(findings, [])).toEqual([
      expect.stringContaining(`${FILE}:3: “5 years”`),
      expect.stringContaining(`${FILE}:3: “£7,000”`),
    ]));

  test('is left out where the list of exceptions has it', () => {
    const numbers = ['5 years', '£7,000'];
    expect(proseErrors(findings, [{ file: FILE, because: 'an example', numbers }])).toEqual([]);
    expect(proseErrors(findings, [{ file: FILE, because: 'our own terms' }])).toEqual([]);
  });
});
