import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ownNumbersIn } from '#content/figures/ownNumbers.server.ts';
import { figuresIn, proseErrors } from '#scripts/checks/content/figures.ts';
import { readCases } from '../../../fixtures/cases.ts';

const FILE = 'content/pages/page.ts';
const { figures, others } = readCases(import.meta, {
  figures: z.record(z.string(), z.object({ text: z.string(), found: z.array(z.string()) })),
  others: z.record(z.string(), z.string()),
});
const figuresOf = (source: string) => ownNumbersIn(source).map(({ words }) => words);

describe('what counts as a figure in a text', () => {
  test.each(Object.entries(figures))('%s', (_, { text, found }) => expect(figuresOf(text)).toEqual(found));

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
