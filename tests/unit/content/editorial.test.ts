import { describe, expect, test } from 'vitest';
import {
  admitsSample,
  checklist,
  fiveYears,
  law,
  officialSources,
  opening,
  steps,
  words,
} from '#content/schema/editorial.server.ts';
import { plainText, wordCount } from '#content/schema/markdown.server.ts';

const REGULATION = 'https://www.legislation.gov.uk/uksi/2017/692/regulation/';
const lawFaults = (body: string) => law.flatMap(({ faults }) => faults({ body }));

describe('what a reader sees of Markdown', () => {
  test('is the text without addresses and markup', () => {
    expect(plainText('## Checks & balances\n\nSee **the** [law](https://a.example/b).').trim()).toBe(
      'Checks  balances \nSee the law.',
    );
    expect(wordCount('- [ ] One & two\n\n| a | b |\n| - | - |\n| c | [d](/e) |')).toBe(6);
  });
});

describe('a text that is too short, too long or unfinished is rejected with the counts', () => {
  test('of words', () => {
    const { faults } = words(3, 4);
    expect(faults({ body: 'One two.' })).toEqual([{ message: 'Write 3 to 4 words; these are 2.' }]);
    expect(faults({ body: 'One two three four five.' })).toHaveLength(1);
    expect(faults({ body: '## One\n\ntwo three four' })).toEqual([]);
  });

  test('for a missing opening', () => {
    expect(opening.faults({ body: '\n## First\n\nText' })).toHaveLength(1);
    expect(opening.faults({ body: '\nText\n\n## First' })).toEqual([]);
  });

  test('of numbered steps', () => {
    expect(steps(3).faults({ body: '1. a\n2. b\n\n- x\n- y\n- z' })).toHaveLength(1);
    expect(steps(3).faults({ body: '1. a\n2. b\n3. c' })).toEqual([]);
  });

  test('of checklist items', () => {
    expect(checklist(2).faults({ body: '- [ ] a\n- b' })).toEqual([
      { message: 'Write a checklist (- [ ] …) of at least 2 items; there are 1.' },
    ]);
    expect(checklist(2).faults({ body: '- [ ] a\n- [x] b' })).toEqual([]);
  });

  test('of official sources and links to them', () => {
    const [fca, blog] = [{ url: 'https://www.fca.org.uk/a' }, { url: 'https://gov.uk.example/b' }];
    const body = 'See [this](https://www.fca.org.uk/a).';
    expect(officialSources(1).faults({ body, sources: [fca] })).toEqual([]);
    expect(officialSources(1).faults({ body, sources: [fca, blog] })).toEqual([
      { message: 'Name official sources only, and not https://gov.uk.example/b.' },
    ]);
    expect(officialSources(1).faults({ body: 'None.', sources: [fca] })).toHaveLength(1);
  });

  test('for a sample that doesn’t say so', () => {
    expect(admitsSample.faults({ body: 'Text', sample: true })).toHaveLength(1);
    expect(admitsSample.faults({ body: '> ### Sample text', sample: true })).toEqual([]);
    expect(admitsSample.faults({ body: 'Text', sample: false })).toEqual([]);
  });
});

describe('what a text says about the law', () => {
  test.each(['must', 'should', 'Required'])('needs an official source in the same passage as “%s”', (word) => {
    expect(lawFaults(`\nFirst.\n\nA firm ${word} act.\n\n[Law](${REGULATION}27)`)).toMatchObject([
      { message: expect.stringContaining('Link an official source'), line: 4 },
    ]);
    expect(lawFaults(`A firm ${word} act ([regulation 27](${REGULATION}27)).`)).toEqual([]);
  });

  test('is split into passages: list items, table rows, and headings with the text below them', () => {
    expect(lawFaults(`- One must.\n- Two: [law](${REGULATION}1).`)).toHaveLength(1);
    expect(lawFaults(`## What you must do\n\nSee [the law](${REGULATION}1).`)).toEqual([]);
  });

  test('never mixes a duty with the association’s own advice in one sentence', () => {
    expect(lawFaults(`We suggest a list; it must be dated ([law](${REGULATION}1)).`)).toMatchObject([{ line: 1 }]);
    expect(lawFaults(`We suggest a list. It must be dated ([law](${REGULATION}1)).`)).toEqual([]);
  });

  test.each(['EUR 15,000', '€1,000', '15,000 euros'])('may give %s only as a former limit', (limit) => {
    expect(lawFaults(`The limit is ${limit}.`)).toHaveLength(1);
    expect(lawFaults(`The limit of ${limit} applied until 29 June 2026.`)).toEqual([]);
  });

  test('never claims approval by HMRC or the FCA, and uses the current name of the sanctions list', () => {
    expect(lawFaults('We are FCA-approved.')).toHaveLength(1);
    expect(lawFaults('Say registered, and avoid words that suggest endorsement, such as HMRC approved.')).toEqual([]);
    expect(lawFaults('Search the OFSI consolidated list.')).toHaveLength(1);
  });

  test('links regulation 40 beside the five years for which records are kept (specification 9)', () => {
    expect(fiveYears.faults({ body: 'Keep it for five years.' })).toHaveLength(1);
    expect(fiveYears.faults({ body: `Keep it for [five years](${REGULATION}40).` })).toEqual([]);
  });
});
