import { expect, test } from 'vitest';
import { readTitles, writeTitles } from '#components/sections/posts/titles.ts';

test('the file of titles is read back as it was written, with only what a sidebar needs', () => {
  const post = { href: '/kyc-cdd-msbs', title: 'KYC & “CDD”', date: '2025-05-27', excerpt: 'Not needed.' };
  const file = writeTitles([post]);
  expect(file).not.toContain('Not needed');
  expect(readTitles(JSON.parse(file))).toEqual([{ href: '/kyc-cdd-msbs', title: 'KYC & “CDD”', date: '2025-05-27' }]);
});

test.each([null, {}, 'text', [['/a', 'A']], [['/a', 'A', 1]], [null], ['/a']])(
  'the file of titles is rejected if it is %j',
  (file) => {
    expect(() => readTitles(file)).toThrow(TypeError);
  },
);
