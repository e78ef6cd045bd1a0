import { expect, test } from 'vitest';
import { z } from 'zod';
import { figureDay, figureText } from '#content/figures/lookup.server.ts';
import { figuresSchema } from '#content/figures/schema.server.ts';
import { wordings } from '#content/figures/wording.server.ts';
import { define } from '#content/schema/define.server.ts';
import { readCases } from '../../fixtures/cases.ts';

const text = z.string();
const texts = z.record(text, text);
const source = { title: 'Law', url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/27' };
const figure = z.looseObject({}).transform((written) => ({ what: 'A limit.', source, ...written }));
const { written, period, rising, inForce, mistakes } = readCases(import.meta, {
  written: z.array(z.tuple([text, z.union([z.number(), text]), text])),
  ...{ period: texts, rising: figure, inForce: z.record(text, texts) },
  mistakes: z.record(text, z.object({ figure, message: text })),
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
