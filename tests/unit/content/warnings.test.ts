import { expect, test } from 'vitest';
import { guides } from '#content/collections/guides/index.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { contentWarnings } from '#scripts/outputs/contentWarnings.ts';

const [first] = guides;
if (!first) throw new Error('content/collections/guides has no guide.');

test('a guide is not overdue until its review day has ended', () => {
  expect(contentWarnings(first.nextReview, 365, [first])).toEqual([]);
});

test('the warning about an overdue guide gives its file, its date and what to do', () => {
  expect(contentWarnings('2099-01-01', 365, [first])).toEqual([
    `${fileOf(first)}: its review was due on ${first.nextReview}. ` +
      'Check it against its sources, then set lastReviewed and nextReview.',
  ]);
});

test('a warning names the copy that says “a pound a day” when the fee is another', () => {
  const warnings = contentWarnings(first.nextReview, 420, [first]);
  const home = warnings.filter((warning) => warning.startsWith('content/pages/home.ts:'));
  expect(home).not.toEqual([]);
  for (const warning of home)
    expect(warning).toMatch(/:\d+: it says “(?:£1 per|one pound a) day”, and the fee is £420 a year\. Reword it\.$/i);
});
