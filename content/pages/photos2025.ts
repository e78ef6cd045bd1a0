import { z } from 'zod';
import { gallery, galleryWall } from '#content/collections/pictures.ts';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';
import { site } from '#content/site/site.ts';
import { paginate } from '#pages/facts/paging.ts';

/** Pictures on a page of the gallery: all of them, as the specification has it, until they are many more than its 105. */
const PAGE_LENGTH = 220;

const words = define(
  'content/pages/photos2025.ts',
  z.strictObject({
    title: text,
    lead: text,
    filter: text,
    all: text,
    picture: text,
    of: text,
    sample: text,
    note: text,
    pages: z.strictObject({ label: text, newer: text, older: text, position: text }),
  }),
  {
    title: 'Photos 2025',
    lead: 'The inaugural members’ meeting in London, 19 June 2025.',
    filter: 'Filter pictures',
    all: 'All',
    picture: 'picture',
    of: 'of',
    sample: '(sample artwork)',
    note: 'Sample artwork, to be replaced by the association’s photographs.',
    pages: {
      label: 'Pages of the gallery',
      newer: 'Previous pictures',
      older: 'More pictures',
      position: 'Page {page} of {count}',
    },
  },
);

/** "Speakers, picture 4 of 18": descriptions are empty (specification 3.4), so a picture says which one it is. */
const names = new Map(
  gallery.flatMap(({ category, pictures }) =>
    pictures.map(
      ({ name }, index) =>
        [name, `${category.label}, ${words.picture} ${index + 1} ${words.of} ${pictures.length}`] as const,
    ),
  ),
);

const pictures = galleryWall.map(({ category, picture }) => ({
  /** Anchor, so that the picture can be linked to; it stays with the file. */
  id: picture.name.replace('gallery/', '').replaceAll('/', '-'),
  category,
  /** Alternative text and caption. */
  name: [names.get(picture.name), picture.sample && words.sample].filter(Boolean).join(' '),
  picture,
}));

const list = paginate(pictures, PAGE_LENGTH, '/photos2025');

/** The gallery, page by page: the first is /photos2025, the second /photos2025/page/2. */
export const { pages: photoPages, path: photoPagePath, pageAt: photoPageAt } = list;

/** What a page of the gallery of the 2025 event shows (specification 2.16): its pictures, and filters with their counts. */
export function photoPage(page: number) {
  const { title, lead, filter, all, note, pages } = words;
  const shown = photoPages[page - 1] ?? [];
  const counts = new Map<string, number>();
  for (const { category } of shown) counts.set(category, (counts.get(category) ?? 0) + 1);
  const pagination = list.pagination(page, pages);
  const first = { label: title, href: photoPagePath(1), url: new URL(photoPagePath(1), site.origin).href };
  return {
    title,
    lead,
    breadcrumb: {
      label: breadcrumbs.label,
      trail: page === 1 ? [breadcrumbs.home] : [breadcrumbs.home, first],
      current: page === 1 ? title : pagination.position,
    },
    filter,
    /** "All" is where the page starts. */
    tabs: [
      { category: 'all', label: all, count: shown.length },
      ...gallery.map(({ category: { slug, label } }) => ({ category: slug, label, count: counts.get(slug) ?? 0 })),
    ],
    pictures: shown,
    note,
    pagination,
  };
}

export type PhotoPage = ReturnType<typeof photoPage>;
