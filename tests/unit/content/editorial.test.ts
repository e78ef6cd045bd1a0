import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { explainedAbbreviations } from '#content/collections/glossary/abbreviations.server.ts';
import { fiveYears, law, officialSources, words } from '#content/schema/editorial.server.ts';
import { readableText, wordCount } from '#content/schema/markdown.server.ts';
import { readCases } from '../../fixtures/cases.ts';

const REGULATION = 'https://www.legislation.gov.uk/uksi/2017/692/regulation/';
const { law: said } = readCases(import.meta, {
  law: z.record(z.string(), z.object({ text: z.string(), mistakes: z.int() })),
});
const lawIssues = (body: string) => law.flatMap((rule) => rule({ body }));

test('what a reader sees of Markdown is the text without addresses and markup', () => {
  expect(readableText('## Checks\n\nSee **the** [law](https://a.example/b).').trim()).toBe('Checks \nSee the law.');
  expect(wordCount('- [ ] One & two\n\n| a | b |\n| - | - |\n| c | [d](/e) |')).toBe(6);
});

// What each collection asks of its texts is tested in tests/unit/content/collections.test.ts.
test('a text is rejected with too few or too many words, with their count', () => {
  const check = words(3, 4);
  expect(check({ body: 'One two.' })).toEqual([{ message: 'Write 3 to 4 words; these are 2.' }]);
  expect(check({ body: 'One two three four five.' })).toHaveLength(1);
  expect(check({ body: '## One\n\ntwo three four' })).toEqual([]);
});

test('a text is rejected for an abbreviation that the glossary lacks, but not for one in an address', () => {
  const message = 'The glossary lacks “HM”: add a term for it there, or write the words in full.';
  const body = 'An MSB, MSBs and the UK.\nSee [HM](https://a.example/HM).';
  expect(explainedAbbreviations({ body, lead: 'HM Treasury' })).toEqual([
    { message, line: 2 },
    { message, field: 'lead' },
  ]);
});

test('a text is rejected without official sources and links to them', () => {
  const [fca, blog] = [{ url: 'https://www.fca.org.uk/a' }, { url: 'https://gov.uk.example/b' }];
  const body = 'See [this](https://www.fca.org.uk/a).';
  expect(officialSources(1)({ body, sources: [fca] })).toEqual([]);
  const message = 'Name official sources only, and not https://gov.uk.example/b.';
  expect(officialSources(1)({ body, sources: [fca, blog] })).toEqual([{ message }]);
  expect(officialSources(1)({ body: 'None.', sources: [fca] })).toHaveLength(1);
});

describe('what a text says about the law', () => {
  test.each(['must', 'should', 'Required'])('needs an official source in the same passage as “%s”', (word) => {
    const message = expect.stringContaining('Link an official source');
    expect(lawIssues(`\nFirst.\n\nA firm ${word} act.\n\n[Law](${REGULATION}27)`)).toEqual([{ message, line: 4 }]);
    expect(lawIssues(`A firm ${word} act ([regulation 27](${REGULATION}27)).`)).toEqual([]);
  });

  test.each(Object.entries(said))('%s', (_, { text, mistakes }) => expect(lawIssues(text)).toHaveLength(mistakes));

  test.each(['EUR 15,000', '€1,000', '15,000 euros'])('may give %s only as a former limit', (limit) => {
    expect(lawIssues(`The limit is ${limit}.`)).toHaveLength(1);
    expect(lawIssues(`The limit of ${limit} applied until 29 June 2026.`)).toEqual([]);
  });

  test('links regulation 40 beside the five years for which records are kept (specification 9)', () => {
    expect(fiveYears({ body: 'Keep it for five years.' })).toHaveLength(1);
    expect(fiveYears({ body: `Keep it for [five years](${REGULATION}40).` })).toEqual([]);
  });
});
