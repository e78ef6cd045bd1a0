import { describe, expect, test } from 'vitest';
import { fiveYears, law, officialSources } from '#content/schema/editorial.server.ts';
import { readableText, wordCount } from '#content/schema/markdown.server.ts';

const REGULATION = 'https://www.legislation.gov.uk/uksi/2017/692/regulation/';

const lawIssues = (body: string) => law.flatMap((rule) => rule({ body }));

test('what a reader sees of Markdown is the text without addresses and markup', () => {
  expect(readableText('## Checks\n\nSee **the** [law](https://a.example/b).').trim()).toBe('Checks \nSee the law.');
  expect(wordCount('- [ ] One & two\n\n| a | b |\n| - | - |\n| c | [d](/e) |')).toBe(6);
});

test('a text is refused with a source that isn’t official', () => {
  const [fca, blog] = [{ url: 'https://www.fca.org.uk/a' }, { url: 'https://gov.uk.example/b' }];
  const message = 'Use official sources only, not https://gov.uk.example/b.';
  expect(officialSources({ sources: [fca, blog] })).toEqual([{ message }]);
});

describe('what a text says about the law', () => {
  test.each(['must', 'should', 'Required'])('needs an official source in the same passage as “%s”', (word) => {
    const message = expect.stringContaining('Link an official source');
    expect(lawIssues(`\nFirst.\n\nA firm ${word} act.\n\n[Law](${REGULATION}27)`)).toEqual([{ message, line: 4 }]);
    expect(lawIssues(`A firm ${word} act ([regulation 27](${REGULATION}27)).`)).toEqual([]);
  });

  const law = `[law](${REGULATION}1)`;
  test.each([
    ['needs a source in every list item', `- One must.\n- Two: ${law}.`, 1],
    ['may have it in the text below a heading', `## What you must do\n\nSee ${law}.`, 0],
    ['may not mix a duty with our own advice in one sentence', `We suggest a list; it must be dated (${law}).`, 1],
    ['may have both in a passage', `We suggest a list. It must be dated (${law}).`, 0],
    ['may not claim approval by HMRC or the FCA', 'We are FCA-approved.', 1],
    ['may speak of such claims', 'Say registered, and avoid words that suggest endorsement, such as HMRC approved.', 0],
    ['uses the current name of the sanctions list', 'Search the OFSI consolidated list.', 1],
  ])('%s', (_, text, mistakes) => expect(lawIssues(text)).toHaveLength(mistakes));

  test.each(['EUR 15,000', '€1,000', '15,000 euros'])('may give %s only as a former limit', (limit) => {
    expect(lawIssues(`The limit is ${limit}.`)).toHaveLength(1);
    expect(lawIssues(`The limit of ${limit} applied until 29 June 2026.`)).toEqual([]);
  });

  test('links regulation 40 next to the five years for which records are kept (specification 9)', () => {
    expect(fiveYears({ body: 'Keep it for five years.' })).toHaveLength(1);
    expect(fiveYears({ body: `Keep it for [five years](${REGULATION}40).` })).toEqual([]);
  });
});
