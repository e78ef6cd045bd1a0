import { expect, test } from 'vitest';
import { matchTitles } from '#components/sections/posts/matchTitles.ts';
import { readTitles, writeTitles } from '#components/sections/posts/titles.ts';

const posts = [{ title: 'A guide to MSB regulation' }, { title: 'KYC and CDD' }];

// The ten results at most, and words in any case, are tested in tests/component/reading/titleSearch.test.tsx.
test.each([
  ['the same post for spaces around its words', '  kyc and ', ['KYC and CDD']],
  ['nothing for special characters, which are plain text', '.*', []],
  ['every post for spaces alone', '   ', ['A guide to MSB regulation', 'KYC and CDD']],
])('a search in titles finds %s', (_, query, titles) => {
  expect(matchTitles(posts, query).map(({ title }) => title)).toEqual(titles);
});

test('the file of titles is read back as it was written, with only what a sidebar needs', () => {
  const post = { href: '/kyc-cdd-msbs', title: 'KYC & “CDD”', date: '2025-05-27', excerpt: 'Not needed.' };
  const file = writeTitles([post]);
  expect(file).not.toContain('Not needed');
  expect(readTitles(JSON.parse(file))).toEqual([{ href: '/kyc-cdd-msbs', title: 'KYC & “CDD”', date: '2025-05-27' }]);
});

const NO_TITLES = [null, {}, 'text', [['/a', 'A']], [['/a', 'A', 1]], [null], ['/a']];
test.each(NO_TITLES)('the file of titles is rejected if it is %j', (file) => {
  expect(() => readTitles(file)).toThrow(TypeError);
});
