import { describe, expect, test } from 'vitest';
import { lastDayOfYear, refundDays, refundOf } from '#components/sections/membership/refund.ts';
import { refundWords } from '#components/sections/membership/refundWords.ts';
import { joining } from '#content/pages/joining.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';

const fees = joining.memberships.map(({ fee }) => fee);
const worded = (begins: string, ends: string) => refundWords(begins, ends, fees, joining.refund);

describe('the days of a membership that ends early', () => {
  test('match the worked example of the terms', () => {
    expect(refundDays('2027-01-01', '2027-03-14')).toEqual({ days: 365, active: 73, left: 292, notice: '2027-02-28' });
  });

  test('are 366 in a membership year with 29 February', () => {
    expect(refundDays('2027-03-01', '2027-03-01')).toMatchObject({ days: 366, active: 1, left: 365 });
  });

  test('leave none on the last day of the year', () => {
    expect(lastDayOfYear('2027-01-01')).toBe('2027-12-31');
    expect(refundDays('2027-01-01', '2027-12-31')).toMatchObject({ active: 365, left: 0 });
  });

  test.each(['2026-12-31', '2028-01-01'])('are undefined for %s in a year that begins on 1 January 2027', (ends) => {
    expect(refundDays('2027-01-01', ends)).toBeUndefined();
  });
});

test('a refund is calculated to the penny', () => {
  expect(refundOf(365, { days: 365, left: 292 })).toBe(292);
  expect(refundOf(799, { days: 365, left: 292 })).toBe(639.2);
  expect(refundOf(799, { days: 366, left: 100 })).toBe(218.31);
});

describe('the refund in words', () => {
  test('matches the worked example of the terms', () => {
    const { begins, ends } = joining.refund;
    for (const { sum, result } of worded(begins.example, ends.example).sums)
      expect(termsAndConditions.body).toContain(`${sum} = ${result}`);
  });

  test('says which days can be chosen', () => {
    expect(worded('2027-01-01', '2028-01-01')).toEqual({
      summary: 'Pick a last day from 1 January 2027 to 31 December 2027.',
      sums: [],
    });
  });

  test.each(['', '2027-02-30'])('asks for complete dates instead of "%s"', (ends) => {
    expect(worded('2027-01-01', ends)).toEqual({ summary: joining.refund.unreadable, sums: [] });
  });
});
