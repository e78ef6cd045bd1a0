import { describe, expect, test } from 'vitest';
import { longDate, shortDate } from '#components/ui/formatDate.ts';

describe('a date', () => {
  test('has the short British format in lists', () => {
    expect(shortDate('2025-06-24')).toBe('24 Jun 2025');
    expect(shortDate('2025-06-09')).toBe('9 Jun 2025');
  });

  test('has the month in full in the long format', () => {
    expect(longDate('2026-11-20')).toBe('20 November 2026');
  });

  test('is the written day in every time zone of the build', () => {
    expect(shortDate('2025-01-01')).toBe('1 Jan 2025');
    expect(longDate('2024-02-29')).toBe('29 February 2024');
  });
});
