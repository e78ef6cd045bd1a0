import { galleryWall } from '#content/pictures.ts';
import { entryError } from '#content/schema/entries/collection.server.ts';
import { galleryCategories } from './index.ts';

/** What the described photos of the gallery show, by the name of the picture. */
export const photoDescriptions = new Map<string, string>();
for (const category of galleryCategories)
  for (const { photo, description } of category.photos) {
    if (!galleryWall.some(({ picture }) => picture.name === photo))
      throw entryError(
        category,
        'photos',
        `There is no picture content/pictures/${photo}.*; add the file, or take the photo out.`,
      );
    photoDescriptions.set(photo, description);
  }

/** The photo gallery by category, in the order of its filters. */
export const gallery = galleryCategories.map((category) => ({
  category,
  pictures: galleryWall.filter((place) => place.category === category.slug).map((place) => place.picture),
}));
