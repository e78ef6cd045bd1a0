import { z } from 'zod';
import { pictureIn, slug, text } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';

const photo = z.strictObject({
  photo: pictureIn().describe('Photo'),
  description: text.describe('What the photo shows, its caption, also read to those who cannot see it'),
});

/**
 * A category of the photo gallery (specification 2.16 and 3.4), with its described photos. Those
 * that only lie in its folder of content/pictures/gallery are shown too, named by category and
 * number.
 */
export const gallerySchema = z
  .strictObject({
    /** The name of its folder in content/pictures/gallery. */
    slug,
    label: text.describe('Name of the filter'),
    photos: z.array(photo).default([]).describe('Photos'),
    order: z.int().min(1).describe('Place among the filters, from 1'),
    samples: z
      .int()
      .min(0)
      .default(0)
      .describe('Samples, the number of drawings to show while the category has fewer photos'),
  })
  .superRefine(({ slug, photos }, context) => {
    for (const [index, { photo }] of photos.entries())
      if (!photo.startsWith(`gallery/${slug}/`))
        addIssue(
          context,
          ['photos', index, 'photo'],
          `Put the photo into the folder of its category: gallery/${slug}/${photo.split('/').at(-1)}.`,
        );
  });
