import { z } from 'zod';
import { contentFolder } from '#content/schema/contentFolder.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { slug, text, uniqueBy } from '#content/schema/fields.server.ts';

const body = z.strictObject({
  id: slug.describe('Id, lower-case words joined by hyphens, which people choose as their body'),
  heading: text.optional().describe('Heading, or nothing for those who lead the association, who are shown first'),
  text: text.optional().describe('What it does, in a sentence below the heading'),
});

/**
 * The bodies of the page /our-team, in their order; each person names theirs (specification 2.12).
 */
export const bodiesSchema = z.strictObject({
  bodies: z
    .array(
      body.refine(({ heading, text }) => heading || !text, { path: ['heading'], error: 'Write a heading above it.' }),
    )
    .min(1, 'Write at least one body.')
    .superRefine(uniqueBy('id'))
    .describe('Bodies'),
});

/** The bodies of the association. */
export const { bodies } = readData(`${contentFolder}/site/bodies.yaml`, bodiesSchema);
