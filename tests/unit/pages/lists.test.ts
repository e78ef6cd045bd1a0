import { describe, expect, test } from 'vitest';
import { paginate } from '#pages/facts/paging.ts';
import { eventPosts, others, post } from '#pages/facts/posts.ts';

describe('a paginated list', () => {
  const words = {
    ...{ label: 'Pages', newer: 'Newer', older: 'Older', position: 'Page {page} of {count}' },
    ...{ name: 'List, page {page}', description: 'More: page {page} of {count}.' },
  };
  const list = paginate([1, 2, 3, 4, 5], 2, '/list');

  test('begins at its own address and continues at /page/2', () => {
    expect(list.pages).toEqual([[1, 2], [3, 4], [5]]);
    expect([list.path(1), list.path(2)]).toEqual(['/list', '/list/page/2']);
    expect([list.pageAt('/list'), list.pageAt('/list/page/3'), list.pageAt('/list/page/4')]).toEqual([1, 3, undefined]);
  });

  test('links each page to the previous and next page, and gives its number', () => {
    expect(list.pagination(2, words)).toEqual({
      label: 'Pages',
      position: 'Page 2 of 3',
      newer: { label: 'Newer', href: '/list' },
      older: { label: 'Older', href: '/list/page/3' },
    });
    expect(list.pagination(3, words).older).toBeUndefined();
  });

  test('has one page if it is empty', () => expect(paginate([], 2, '/list').pages).toEqual([[]]));
});

describe('the posts in the sidebar of a post', () => {
  const list = (length: number) => Array.from({ length }, (_, index) => `/post-${index}`);
  const beside = (length: number, path: string) => others(list(length), path, '/titles/list.json');

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
