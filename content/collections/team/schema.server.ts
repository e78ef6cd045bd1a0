import { z } from 'zod';
import { publication } from '#content/schema/entries/publication.server.ts';
import { pictureIn, slug, text, webAddress } from '#content/schema/fields.server.ts';
import { bodies } from '#content/site/bodies.ts';

/** A person of the page /our-team (specification 2.12). */
export const personSchema = z
  .strictObject({
    slug,
    order: z.int().min(1).describe('Place on the page, from 1'),
    group: z.enum(bodies.map(({ id }) => id)).describe('Body'),
    name: text.describe('Name'),
    role: text.describe('Role'),
    portrait: pictureIn('team')
      .default('team/medallion')
      .describe('Portrait, or nothing to show a medallion with the person’s initials'),
    portraitAlt: text
      .optional()
      .describe('What the portrait shows, for readers who cannot see it; nothing for a medallion'),
    profile: webAddress.optional().describe('Profile, the person’s page on a professional network, or nothing'),
    employer: text.optional().describe('Employer, or nothing for people who lead the association'),
    words: text.optional().describe('Words, what the person does for the association'),
    ...publication,
    sample: z.boolean().default(false).describe('Sample, on while this is a placeholder for somebody'),
  })
  .refine(({ group, employer }) => employer || bodies.some(({ id, heading }) => id === group && !heading), {
    path: ['employer'],
    error: 'Name the person’s employer.',
  });

export type Person = z.output<typeof personSchema>;
