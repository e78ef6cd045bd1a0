import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';

const category = z.strictObject({
  /** The name of its folder in content/pictures/gallery. */
  slug: z.enum(['registration', 'speakers', 'event-space', 'networking', 'refreshment', 'other']),
  label: text,
  /** How many sample pictures stand in for photos (specification 3.4). */
  samples: z.int().positive(),
});

/** The filters of the photo gallery, in order (specification 2.16); "All" comes before them. */
export const galleryCategories = define('content/collections/gallery-categories.ts', z.array(category), [
  { slug: 'registration', label: 'Registration', samples: 7 },
  { slug: 'speakers', label: 'Speakers', samples: 18 },
  { slug: 'event-space', label: 'Event Space', samples: 5 },
  { slug: 'networking', label: 'Networking', samples: 26 },
  { slug: 'refreshment', label: 'Refreshment', samples: 8 },
  { slug: 'other', label: 'Other', samples: 41 },
]);
