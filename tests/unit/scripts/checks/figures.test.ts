import { describe, expect, test } from 'vitest';
import { ownNumbersIn } from '#content/figures/ownNumbers.server.ts';
import { contentErrors, figuresIn, proseErrors } from '#scripts/checks/figures/contentErrors.ts';

const FILE = 'content/pages/page.ts';
const figuresOf = (source: string) => ownNumbersIn(source).map(({ words }) => words);

test('no page writes a figure that the register lacks', () => expect(contentErrors()).toEqual([]));

describe('what counts as a figure in a text', () => {
  test.each([
    ['an amount of money', 'more than £10.2 million, €3,000 or EUR 15', ['£10.2 million', '€3,000', 'EUR 15']],
    ['a percentage', '25% here, 5 per cent there', ['25%', '5 per cent']],
    ['a period', '30 days, two-year or 1 month', ['30 days', 'two-year', '1 month']],
    ['a period of business days', 'within 15 business days', ['15 business days']],
    ['a day of every year', 'paid by 30 September.', ['30 September']],
  ])('%s', (_, source, figures) => expect(figuresOf(source)).toEqual(figures));

  test.each([
    ['a name of the register', 'Records for {record-keeping.words}.'],
    ['a day of one year', 'Since 30 June 2026.'],
    ['the number of a law, and an address', '[regulation 40](https://a.example/2017/692/30-days)'],
    ['a count', 'Two people, five headings, over 150 questions.'],
    ['any day', 'A customer on one day.'],
  ])('not %s', (_, source) => expect(figuresOf(source)).toEqual([]));

  test('in a module only what it writes as text', () => {
    const source = `/** 5 days */\n// 6 days\nconst words = \`in \${figureText('a')} 7 days\`;`;
    expect(figuresIn(FILE, source)).toEqual([{ file: FILE, line: 3, words: '7 days' }]);
  });
});

describe('a figure outside the register', () => {
  const findings = figuresIn(FILE, 'Text\n\nKeep it for 5 years, say £7,000.');

  test('is reported with its file and line', () =>
    expect(proseErrors(findings, [])).toEqual([`${FILE}:3: 5 years`, `${FILE}:3: £7,000`]));

  test('is left out where the list of exceptions has it', () => {
    expect(proseErrors(findings, [{ file: FILE, because: 'an example', numbers: ['£7,000'] }])).toEqual([
      `${FILE}:3: 5 years`,
    ]);
    expect(proseErrors(findings, [{ file: FILE, because: 'our own terms' }])).toEqual([]);
  });

  test('that has gone leaves its exception behind, which is reported', () => {
    const numbers = ['5 years', '£7,000', '£9'];
    expect(proseErrors(findings, [{ file: FILE, because: 'examples', numbers }])).toEqual([
      `content/figures/exceptions.yaml: take out £9, which ${FILE} no longer has.`,
    ]);
  });
});
