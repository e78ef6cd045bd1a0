import { describe, expect, test } from 'vitest';
import { paginate } from '#pages/facts/paging.ts';

const words = {
  label: 'Pages',
  newer: 'Newer',
  older: 'Older',
  position: 'Page {page} of {count}',
  name: 'List, page {page}',
  description: 'More: page {page} of {count}.',
};
const list = paginate([1, 2, 3, 4, 5], 2, '/list');

describe('a paginated list', () => {
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
