import { z } from 'zod';
import { text } from '#content/schema/fields.server.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';
import { paginate } from './paging.ts';

/** Posts on a page of a list. */
const PAGE_LENGTH = 12;

/** The words around a list in pages; `{page}` and `{count}` stand for the numbers. */
export const pageWords = z.strictObject({ label: text, newer: text, older: text, position: text });

type List<Piece, Post> = {
  /** Newest first. */
  pieces: Piece[];
  /** What the list shows of a piece. */
  post: (piece: Piece) => Post;
  title: string;
  /** The list's own step in the breadcrumb of its further pages. */
  crumb: (typeof breadcrumbs)['blogs'];
  words: z.output<typeof pageWords>;
};

/** A list of posts in pages, as the blog and the news have it (specification 2.17). */
export function postList<Piece, Post>({ pieces, post, title, crumb, words }: List<Piece, Post>) {
  const list = paginate(pieces, PAGE_LENGTH, crumb.href);
  return {
    ...list,
    /** What a page of the list shows: its posts, its place among the pages, and the way to its neighbours. */
    page(page: number) {
      const pagination = list.pagination(page, words);
      const { label, home } = breadcrumbs;
      return {
        posts: (list.pages[page - 1] ?? []).map(post),
        breadcrumb: {
          label,
          trail: page === 1 ? [home] : [home, crumb],
          current: page === 1 ? title : pagination.position,
        },
        pagination,
      };
    },
  };
}
