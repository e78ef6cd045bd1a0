import { z } from 'zod';
import { define } from './define.server.ts';
import { text } from './fields.server.ts';
import { gallery, galleryWall } from './pictures.ts';

const words = define(
  'content/photos2025.ts',
  z.strictObject({
    title: text,
    lead: text,
    filter: text,
    all: text,
    picture: text,
    of: text,
    sample: text,
    note: text,
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

const tabs = gallery.map(({ category: { slug, label }, pictures }) => ({
  category: slug,
  label,
  count: pictures.length,
}));

/** The gallery of the 2025 event (specification 2.16). */
export const photos2025 = {
  ...words,
  /** The filters with their counts; "All" is where the page starts. */
  tabs: [{ category: 'all', label: words.all, count: pictures.length }, ...tabs],
  pictures,
};

export type PhotoPage = typeof photos2025;
