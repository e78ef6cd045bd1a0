import { describe, expect, test } from 'vitest';
import { eventPosts, others, post } from '#pages/facts/posts.ts';

const list = (length: number) => Array.from({ length }, (_, index) => `/post-${index}`);
const beside = (length: number, path: string) => others(list(length), path, '/titles/list.json');

describe('the posts in the sidebar of a post', () => {
  test('are all the others, in the order of the list', () => {
    expect(beside(4, '/post-1')).toEqual({ paths: ['/post-0', '/post-2', '/post-3'], titles: undefined });
  });

  test('are at most ten, whether the post is among the newest or not', () => {
    expect(beside(30, '/post-0').paths).toEqual(list(11).slice(1));
    expect(beside(30, '/post-29').paths).toEqual(list(10));
  });

  test('come with the file of all titles if there are more than ten', () => {
    expect(beside(11, '/post-3').titles).toBeUndefined();
    expect(beside(12, '/post-3').titles).toBe('/titles/list.json');
  });
});

test('an article’s card has its date, and a guide’s has none (specification 2.14)', () => {
  const title = 'KYC and CDD for money service businesses';
  expect(post('/kyc-cdd-msbs')).toMatchObject({ title, date: '2025-05-27' });
  expect(post('/how-to-renew-hmrc-mlr')).not.toHaveProperty('date');
});

test('/events has a card for the welcome meet, in its own words (specification 2.15)', () => {
  expect(eventPosts().at(-1)).toMatchObject({
    href: '/welcome-msb-meet-up-19th-june-2025',
    title: 'Welcome MSB Meet-Up 19th June 2025',
    date: '2025-06-19',
    excerpt: 'The inaugural members’ gathering, at a law firm’s office in London. Over 50 people attended.',
  });
});
