import { z } from 'zod';
import { inOrder, readCollection } from '#content/schema/entries/collection.server.ts';
import { publication } from '#content/schema/entries/publication.server.ts';
import { slug, text, webAddress } from '#content/schema/fields.server.ts';
import { pictured } from '#content/schema/pictured.server.ts';

/** One entry of specification 3.4. */
const testimonial = z.strictObject({
  slug,
  /** Place in the carousel, from 1. */
  order: z.int().min(1),
  text: text.max(240, 'Write at most 240 characters; the longest quote sets the height of them all.'),
  name: text,
  /** Organisation and role. */
  position: text,
  /** Without one, the initials of the name stand in a circle. */
  image: pictured.optional(),
  socials: z.strictObject({ linkedin: webAddress.optional(), twitter: webAddress.optional() }).optional(),
  /** A quote that nobody said; `npm run launch-check` lists it. */
  ...publication,
  sample: z.boolean().default(false),
});

export type Testimonial = z.output<typeof testimonial>;

/** What members say. Each YAML file of this folder is a quote. */
export const testimonials: Testimonial[] = readCollection('testimonials', testimonial, { arrange: inOrder });
