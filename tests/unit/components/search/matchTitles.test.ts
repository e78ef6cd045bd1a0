import { describe, expect, test } from 'vitest';
import { matchTitles, RESULTS_AT_MOST } from '#components/sections/posts/matchTitles.ts';

const posts = [
  { title: 'The future of cash processing for MSBs' },
  { title: 'A guide to MSB regulation in the UK' },
  { title: 'KYC and CDD for money service businesses' },
];
const titles = (query: string) => matchTitles(posts, query).map(({ title }) => title);

describe('searching titles', () => {
  test.each(['KYC', 'kyc', 'Kyc and cdd', '  kyc  '])(
    '“%s” finds the same post, whatever its case and spaces',
    (query) => {
      expect(titles(query)).toEqual(['KYC and CDD for money service businesses']);
    },
  );

  test('finds the words anywhere in a title, in the order of the list', () => {
    expect(titles('msb')).toEqual(['The future of cash processing for MSBs', 'A guide to MSB regulation in the UK']);
  });

  test('treats special characters as plain text', () => {
    expect(titles('.*')).toEqual([]);
  });

  test('shows all titles if nothing is typed', () => {
    expect(titles('   ')).toHaveLength(3);
  });

  test('gives at most ten results', () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ title: `Post ${index}` }));
    expect(RESULTS_AT_MOST).toBe(10);
    expect(matchTitles(many, 'post')).toEqual(many.slice(0, 10));
    expect(matchTitles(many, '')).toHaveLength(10);
  });
});
