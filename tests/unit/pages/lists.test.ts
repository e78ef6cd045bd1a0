import { describe, expect, test } from 'vitest';
import { otherPaths, post } from '#pages/model/posts.ts';

describe('the posts in the sidebar of a post', () => {
  const list = (length: number) => Array.from({ length }, (_, index) => `/post-${index}`);

  test('are all the others, in the order of the list', () => {
    expect(otherPaths(list(4), '/post-1')).toEqual(['/post-0', '/post-2', '/post-3']);
  });

  test('are at most fifty, whether the post is among the newest or not', () => {
    expect(otherPaths(list(300), '/post-0')).toEqual(list(51).slice(1));
    expect(otherPaths(list(300), '/post-299')).toEqual(list(50));
  });
});

test('an article’s card has its date, and a guide’s has none (specification 2.14)', () => {
  const title = 'KYC and CDD for money service businesses';
  expect(post('/kyc-cdd-msbs')).toMatchObject({ title, date: '2025-05-27' });
  expect(post('/how-to-renew-hmrc-mlr')).not.toHaveProperty('date');
});
