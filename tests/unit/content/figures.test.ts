import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { figureDay, figureNumber, figureText } from '#content/figures/lookup.server.ts';
import { ownNumbersIn } from '#content/figures/ownNumbers.server.ts';
import { figuresSchema } from '#content/figures/schema.server.ts';
import { wordings } from '#content/figures/wording.server.ts';
import { define } from '#content/schema/define.server.ts';
import { figuresIn, proseErrors } from '#scripts/checks/content/figures.ts';

type Value = { value: number | string; from?: string; until?: string };
type Figure = { unit: string; values: Value[]; source?: string; checked?: string };

const SOURCE = { title: 'Law', url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/27' };

/** A register with one figure. */
const register = (figure: Figure) => ({ limit: { what: 'A limit.', source: SOURCE, ...figure } });

/** What each way of naming a figure shows on a day. */
const shown = (figure: Figure, day = '2026-11-22') =>
  Object.fromEntries(
    Object.entries(figuresSchema.parse(register(figure))).flatMap(([name, figure]) => wordings(name, figure, day)),
  );

test('the penalty for a notice that is not answered comes to the sum that HMRC gives', () => {
  const first = figureNumber('penalty-no-answer');
  const furtherDays = figureNumber('penalty-no-answer-period') - 1;
  const total = first + furtherDays * figureNumber('penalty-no-answer-daily') + first;
  expect(figureNumber('penalty-no-answer-total')).toBe(total);
});

test.each([
  ['pounds', 12_000, '£12,000'],
  ['pounds', 12.5, '£12.50'],
  ['pounds', 10_200_000, '£10.2 million'],
  ['pounds', 1_000_000_000, '£1 billion'],
  ['euros', 3_000_000, '€3 million'],
  ['percent', 25, '25%'],
  ['business days', 15, '15 business days'],
  ['weeks', 1, '1 week'],
  ['day of the year', '09-30', '30 September'],
])('a figure in %s, %s, is written in one way: %s', (unit, value, text) =>
  expect(shown({ unit, values: [{ value }] }).limit).toBe(text),
);

test('a period is also written in words and as its number alone', () =>
  expect(shown({ unit: 'days', values: [{ value: 45 }] })).toMatchObject({
    'limit.number': '45',
    'limit.word': 'forty-five',
    'limit.words': 'forty-five days',
    'limit.Words': 'Forty-five days',
  }));

const RISING = {
  unit: 'pounds',
  values: [{ value: 900 }, { from: '2027-04-01', value: 1000, until: '2028-03-31' }],
};

test.each([
  ['2027-03-31', { limit: '£900', 'limit.number': '900' }],
  ['2027-04-01', { limit: '£1,000', 'limit.number': '1,000', 'limit.from': '1 April 2027', 'limit.before': '£900' }],
  ['2028-04-01', {}],
])('a figure shows the value in force on a day: %s', (day, texts) => expect(shown(RISING, day)).toEqual(texts));

test.each<[what: string, figure: Figure, message: string]>([
  ['a value without its day', { unit: 'days', values: [{ value: 9 }, { value: 8 }] }, 'limit.values[1].from: '],
  [
    'values in the wrong order',
    {
      unit: 'days',
      values: [
        { from: '2026-06-30', value: 9 },
        { from: '2026-06-29', value: 9 },
      ],
    },
    'limit.values[1].from: Write a day after 2026-06-30',
  ],
  [
    'an end before its beginning',
    { unit: 'days', values: [{ from: '2026-06-30', value: 9, until: '2026-06-29' }] },
    'values[0].until',
  ],
  [
    'a day among numbers',
    { unit: 'days', values: [{ value: '09-30' }] },
    'limit.values[0].value: Write a number of days.',
  ],
  ['no day of the year', { unit: 'day of the year', values: [{ value: '31-02' }] }, 'limit.values[0].value: '],
  [
    'advice with a check',
    { unit: 'days', values: [{ value: 9 }], source: 'association', checked: '2026-11-22' },
    'limit.checked: Advice of our own has no source to check.',
  ],
])('a mistake in the register is reported with file, field and reason: %s', (_, figure, message) => {
  const check = () => define('content/figures/test.ts', figuresSchema, z.any().parse(register(figure)));
  expect(check).toThrow(/^content\/figures\/test\.ts needs fixing:/);
  expect(check).toThrow(message);
});

test('content in TypeScript takes a figure by its name', () => {
  expect(figureText('beneficial-owner')).toBe('25%');
  expect(figureDay('levy-due', 2026)).toBe('2026-09-30');
  expect(() => figureText('levy-du')).toThrow('There is no value {levy-du}. Put the name back');
});

const FILE = 'content/pages/page.ts';
const figuresOf = (source: string) => ownNumbersIn(source).map(({ words }) => words);

describe('what counts as a figure in a text', () => {
  test.each([
    ['an amount of money', 'more than £10.2 million, €3,000 or EUR 15', ['£10.2 million', '€3,000', 'EUR 15']],
    ['a percentage', '25% here, 5 per cent there', ['25%', '5 per cent']],
    ['a period', '30 days, two-year or 1 month', ['30 days', 'two-year', '1 month']],
    ['a period of business days', 'within 15 business days', ['15 business days']],
    ['a day of every year', 'paid by 30 September.', ['30 September']],
  ])('%s', (_, text, found) => expect(figuresOf(text)).toEqual(found));

  test.each([
    ['a name of the register', 'Records for {record-keeping.words}, {fee-msb 2027-01-01}.'],
    ['a day of one year', 'Since 30 June 2026.'],
    ['the number of a law, and an address', '[regulation 40](https://a.example/2017/692/30-days)'],
    ['a count', 'Two people, five headings, over 150 questions.'],
    ['any day', 'A customer on one day.'],
    ['the clock', 'Write a time on the 24-hour clock.'],
  ])('not %s', (_, text) => expect(figuresOf(text)).toEqual([]));

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
