import { expect, test } from 'vitest';
import { figureDay, figureText } from '#content/figures/lookup.server.ts';
import { figuresSchema, type Unit, type WrittenFigure } from '#content/figures/schema.server.ts';
import { wordings } from '#content/figures/wording.server.ts';
import { define } from '#content/schema/define.server.ts';

const figure = (unit: Unit, ...values: WrittenFigure['values']): WrittenFigure => ({
  what: 'A limit.',
  unit,
  values,
  source: { title: 'Law', url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/27' },
});

/** What each way of naming a figure shows on a day. */
const shown = (written: WrittenFigure, day = '2026-11-22') =>
  Object.fromEntries(
    Object.entries(figuresSchema.parse({ limit: written })).flatMap(([name, figure]) => wordings(name, figure, day)),
  );

test.each<[Unit, number | string, string]>([
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
  expect(shown(figure(unit, { value })).limit).toBe(text),
);

test('a period is also written in words and as its number alone', () => {
  const texts = { 'limit.number': '45', 'limit.word': 'forty-five', 'limit.words': 'forty-five days' };
  expect(shown(figure('days', { value: 45 }))).toMatchObject({ ...texts, 'limit.Words': 'Forty-five days' });
});

const rising = figure('pounds', { value: 900 }, { from: '2027-04-01', value: 1000, until: '2028-03-31' });

test.each([
  ['2027-03-31', { limit: '£900', 'limit.number': '900' }],
  ['2027-04-01', { limit: '£1,000', 'limit.number': '1,000', 'limit.from': '1 April 2027', 'limit.before': '£900' }],
  ['2028-04-01', {}],
])('a figure shows the value in force on the day of the build: %s', (day, texts) =>
  expect(shown(rising, day)).toEqual(texts),
);

const earlier = { from: '2026-06-29', value: 9 };
const later = { from: '2026-06-30', value: 9 };
const advised: WrittenFigure = { ...figure('days', { value: 9 }), source: 'association', checked: '2026-11-22' };

test.each<[mistake: string, WrittenFigure, message: string]>([
  ['a value without its day', figure('days', { value: 9 }, { value: 8 }), 'limit.values[1].from: '],
  ['values in the wrong order', figure('days', later, earlier), 'limit.values[1].from: Write a day after 2026-06-30'],
  ['an end before its beginning', figure('days', { ...later, until: '2026-06-29' }), 'values[0].until'],
  ['a day among numbers', figure('days', { value: '09-30' }), 'limit.values[0].value: Write a number of days.'],
  ['no day of the year', figure('day of the year', { value: '31-02' }), 'limit.values[0].value: '],
  ['advice with a check', advised, 'limit.checked: Advice of our own has no source to check.'],
])('a mistake in the register is reported with file, field and reason: %s', (_, limit, message) => {
  const check = () => define('content/figures/test.ts', figuresSchema, { limit });
  expect(check).toThrow(/^content\/figures\/test\.ts needs fixing:/);
  expect(check).toThrow(message);
});

test('content in TypeScript takes a figure by its name as a text and as a day, and is told where the names are', () => {
  expect(figureText('beneficial-owner')).toBe('25%');
  expect(figureDay('levy-due', 2026)).toBe('2026-09-30');
  expect(() => figureText('levy-du')).toThrow('There is no value {levy-du}. Take a name of content/figures');
});
