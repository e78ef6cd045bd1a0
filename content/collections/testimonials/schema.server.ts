import { z } from 'zod';
import { publication } from '#content/schema/entries/publication.server.ts';
import { pictureIn, slug, text, webAddress } from '#content/schema/fields.server.ts';

/** Quotation marks around a whole quote: the page has its own. */
const QUOTED = /^(?:["“]([^"“”]*)["”]|['‘]([^'‘"“”]*)['’])$/;

/** What a member says (specification 3.4). */
export const testimonialSchema = z.strictObject({
  slug,
  order: z.int().min(1).describe('Place in the carousel, from 1'),
  text: text
    .overwrite((quote) => quote.replace(QUOTED, '$1$2'))
    .max(240, 'Write at most 240 characters; the longest quote sets the height of them all.')
    .describe('Quote, at most 240 characters'),
  name: text.describe('Name'),
  position: text.describe('Organisation and role'),
  image: pictureIn('team').optional().describe('Portrait, or nothing to show the person’s initials in a circle'),
  socials: z
    .strictObject({ linkedin: webAddress.optional(), twitter: webAddress.optional() })
    .optional()
    .describe('Profiles'),
  ...publication,
  sample: z.boolean().default(false).describe('Sample, on for a quote that nobody said'),
});
