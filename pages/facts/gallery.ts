import { gallery, photoDescriptions } from '#content/collections/gallery/photos.ts';
import { photoWords } from '#content/pages/photos2025.ts';
import { galleryPhotos } from './lists.ts';

/** Descriptions, and names such as "Speakers, picture 4 of 18" where they are empty (specification 3.4). */
const names = new Map(
  gallery.flatMap(({ category, pictures }) =>
    pictures.map(
      ({ name }, index) =>
        [
          name,
          photoDescriptions.get(name) ??
            `${category.label}, ${photoWords.picture} ${index + 1} ${photoWords.of} ${pictures.length}`,
        ] as const,
    ),
  ),
);

/** What the gallery of the 2025 event shows (specification 2.16): its pictures, and filters with their counts. */
export function galleryContent() {
  const { filter, all, none, report, sample } = photoWords;
  const pictures = galleryPhotos.map(({ category, picture }) => ({
    /** The anchor of the picture; it stays the same as long as the file's name. */
    id: picture.name.replace('gallery/', '').replaceAll('/', '-'),
    category,
    /** Alternative text and caption. */
    name: [names.get(picture.name), picture.sample && sample].filter(Boolean).join(' '),
    picture,
  }));
  const tabs = gallery.map(({ category: { slug, label } }) => ({
    category: slug,
    label,
    count: pictures.filter(({ category }) => category === slug).length,
  }));
  return {
    filter,
    /** The page starts with "All". */
    tabs: [{ category: 'all', label: all, count: pictures.length }, ...tabs],
    pictures,
    none,
    report,
  };
}
