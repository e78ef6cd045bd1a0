import { eventBySlug } from '#content/collections/events/index.ts';
import { galleryCategories } from '#content/collections/gallery/index.ts';
import { photoWords } from '#content/pages/photos2025.ts';
import { welcomeMeet, welcomeReport } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { galleryWall } from '#content/pictures.ts';
import { picturesFolder } from '#content/schema/contentFolder.server.ts';
import { entryError } from '#content/schema/entries/collection.server.ts';
import { isShown } from '#content/schema/entries/publication.server.ts';
import { eventDay } from '#content/shared/eventText.ts';
import { fill } from '#content/shared/text.ts';

const { filter, all, none, sample } = photoWords;

/** What the described photos show, by the name of the picture. */
const descriptions = new Map<string, string>();
for (const category of galleryCategories)
  for (const { photo, description } of category.photos) {
    if (!galleryWall.some(({ picture }) => picture.name === photo))
      throw entryError(
        category,
        'photos',
        `There is no picture ${picturesFolder}/${photo}.*; add the file, or take the photo out.`,
      );
    descriptions.set(photo, description);
  }

/** The pictures that the build shows. */
const shown = galleryWall.filter(({ picture }) => isShown(picture));

/** The pictures of the gallery of the 2025 event. */
export const galleryPhotos = shown.map(({ category, picture }) => {
  const described = descriptions.get(picture.name);
  const label = galleryCategories.find(({ slug }) => slug === category)?.label;
  const number =
    shown.filter((other) => other.category === category).findIndex((other) => other.picture === picture) + 1;
  const mark = picture.sample ? ` ${sample}` : '';
  return {
    /** The anchor of the picture; it stays the same as long as the file's name. */
    id: picture.name.replace('gallery/', '').replaceAll('/', '-'),
    category,
    /** Unique: "Speakers, picture 4" where the description is empty (specification 3.4). */
    name: (described ?? `${label}, ${photoWords.picture} ${number}`) + mark,
    /** What the lightbox shows, which counts the pictures itself. */
    caption: `${described ?? label}${mark}`,
    picture,
  };
});

/** What the gallery of the 2025 event says of it. */
export const galleryLead = fill(photoWords.lead, { day: eventDay(eventBySlug('welcome-msb-meet-up').start) });

/**
 * What the gallery of the 2025 event shows (specification 2.16): its pictures, and filters with
 * their counts.
 */
export const gallery = {
  filter,
  /** The page starts with "All". */
  tabs: [
    { category: 'all', label: all, count: galleryPhotos.length },
    ...galleryCategories
      .map(({ slug, label }) => ({
        category: slug,
        label,
        count: galleryPhotos.filter(({ category }) => category === slug).length,
      }))
      .filter(({ count }) => count),
  ],
  pictures: galleryPhotos,
  none,
  report: { label: photoWords.report[welcomeMeet.report ? 'past' : 'coming'], href: welcomeReport },
};
