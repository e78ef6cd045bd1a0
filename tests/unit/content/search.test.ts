import { describe, expect, test } from 'vitest';
import { needsTitles, others } from '#content/schema/search.server.ts';

const list = (length: number) => Array.from({ length }, (_, index) => ({ slug: `post-${index}` }));
const beside = (length: number, slug: string) => others(list(length), slug, (post) => post.slug, '/titles/list.json');

describe('what stands beside a piece of writing', () => {
  test('is every other piece, in the order of the list', () => {
    expect(beside(4, 'post-1')).toEqual({ posts: ['post-0', 'post-2', 'post-3'], titles: undefined });
  });

  test('is nothing where it is the only one', () => {
    expect(beside(1, 'post-0').posts).toEqual([]);
  });

  test('is ten at most, whether the piece is among the newest or not', () => {
    expect(beside(30, 'post-0').posts).toEqual(
      list(11)
        .slice(1)
        .map(({ slug }) => slug),
    );
    expect(beside(30, 'post-29').posts).toEqual(list(10).map(({ slug }) => slug));
  });

  test('names the file of titles once the others are more than ten', () => {
    expect(beside(11, 'post-3').titles).toBeUndefined();
    expect(beside(12, 'post-3').titles).toBe('/titles/list.json');
    expect([needsTitles(list(11)), needsTitles(list(12))]).toEqual([false, true]);
  });
});
