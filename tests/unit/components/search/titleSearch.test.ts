import { expect, test } from 'vitest';
import { matchTitles } from '#components/sections/posts/matchTitles.ts';

const posts = [{ title: 'A guide to MSB regulation' }, { title: 'KYC and CDD' }];

// The ten results at most, and words in any case, are tested in tests/component/reading/titleSearch.test.tsx.
test.each([
  ['the same post for spaces around its words', '  kyc and ', ['KYC and CDD']],
  ['nothing for special characters, which are plain text', '.*', []],
  ['every post for spaces alone', '   ', ['A guide to MSB regulation', 'KYC and CDD']],
])('a search in titles finds %s', (_, query, titles) => {
  expect(matchTitles(posts, query).map(({ title }) => title)).toEqual(titles);
});
