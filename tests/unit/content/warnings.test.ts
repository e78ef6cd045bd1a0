import { expect, test } from 'vitest';
import { guides } from '#content/collections/guides/index.ts';
import { contentWarnings } from '#scripts/outputs/writeOutputs.ts';

const [first] = guides;
if (!first) throw new Error('content/collections/guides has no guide.');

test('a guide is due until the end of the day of its review', () => {
  expect(contentWarnings(first.nextReview, [first])).toEqual([]);
});

test('a guide that is overdue is named with its file, its date and what to do', () => {
  expect(contentWarnings('2099-01-01', [first])).toEqual([
    `content/collections/guides/${first.slug}.md: its review was due on ${first.nextReview}. ` +
      'Check it against its sources, then set lastReviewed and nextReview.',
  ]);
});
