import { expect, test } from 'vitest';
import { overdueReviews } from '#content/collections/guides/overdue.ts';

const guides = [
  { slug: 'how-to-renew-hmrc-mlr', nextReview: '2027-01-29' },
  { slug: 'how-to-prepare-for-an-hmrc-audit', nextReview: '2027-01-30' },
];

test('a guide is due until the end of the day of its review', () => {
  expect(overdueReviews(guides, '2027-01-29')).toEqual([]);
});

test('a guide that is overdue is named with its file and its date', () => {
  const warnings = overdueReviews(guides, '2027-01-30');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('content/collections/guides/how-to-renew-hmrc-mlr.ts');
  expect(warnings[0]).toContain('2027-01-29');
});
