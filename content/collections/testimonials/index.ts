import { findPicture, noPicture } from '#content/pictures.ts';
import { inOrder, readCollection } from '#content/schema/entries/collection.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { testimonialSchema } from './schema.server.ts';

/** What members say. Each YAML file of this folder is a quote. */
export const testimonials = readCollection(
  'testimonials',
  testimonialSchema.transform(({ image: name, ...quote }, context) => {
    const image = name && findPicture(name);
    if (name && !image) addIssue(context, ['image'], noPicture(name));
    return { ...quote, ...(image && { image }) };
  }),
  { arrange: inOrder },
);

export type Testimonial = (typeof testimonials)[number];
