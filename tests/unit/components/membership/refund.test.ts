import { expect, test } from 'vitest';
import { lastDayOfYear, refundDays, refundOf } from '#components/sections/membership/refund.ts';
import { refundWords } from '#components/sections/membership/refundWords.ts';
import { joining } from '#content/pages/joining.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';

const fees = joining.memberships.map(({ fee }) => fee);
const worded = (begins: string, ends: string) => refundWords(begins, ends, fees, joining.refund);

test.each([
  ['match the worked example of the terms', '2027-01-01', '2027-03-14', 365, 73, 292, '2027-02-28'],
  ['are 366 in a membership year with 29 February', '2027-03-01', '2027-03-01', 366, 1, 365, '2027-02-15'],
  ['leave none on the last day of the year', '2027-01-01', lastDayOfYear('2027-01-01'), 365, 365, 0, '2027-12-17'],
])(
  'the days of a membership that ends early %s, with notice two weeks before',
  (_, begins, ends, days, active, remaining, notice) => {
    expect(refundDays(begins, ends)).toEqual({ days, active, remaining, notice });
  },
);

test.each(['2026-12-31', '2028-01-01'])(
  'the days of a membership are undefined for %s in a year that begins on 1 January 2027',
  (ends) => {
    expect(refundDays('2027-01-01', ends)).toBeUndefined();
  },
);

test('a refund is calculated to the penny', () => {
  expect(refundOf(365, { days: 365, remaining: 292 })).toBe(292);
  expect(refundOf(799, { days: 365, remaining: 292 })).toBe(639.2);
  expect(refundOf(799, { days: 366, remaining: 100 })).toBe(218.31);
});

// The days that can be chosen are tested in tests/component/sections.test.tsx.
test('the refund in words matches the worked example of the terms', () => {
  const { begins, ends } = joining.refund;
  for (const { sum, result } of worded(begins.example, ends.example).sums)
    expect(termsAndConditions.body).toContain(`${sum} = ${result}`);
});

test.each(['', '2027-02-30'])('the refund in words asks for complete dates instead of "%s"', (ends) => {
  expect(worded('2027-01-01', ends)).toMatchObject({
    summary: joining.refund.unreadable,
    sums: [],
    errors: { begins: false, ends: true },
  });
});
