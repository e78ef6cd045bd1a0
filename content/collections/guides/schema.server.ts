import { z } from 'zod';
import { editorial, officialSources } from '#content/schema/editorial.server.ts';
import { cover, facts, slug, source } from '#content/schema/fields.server.ts';
import { hasReviewDates, reviewedText } from '#content/schema/post.server.ts';
import { diagramHasItsHeading, diagramSchema } from './diagram.server.ts';

/** A how-to guide of the Learning Hub (specification 2.14). */
export const guideSchema = z
  .strictObject({
    ...reviewedText,
    slug: slug.startsWith('how-to-', 'The address of a guide begins with how-to-.'),
    image: cover,
    facts,
    diagram: diagramSchema.optional().describe('Diagram, or nothing'),
    sources: z
      .array(source)
      .min(3, 'Name at least three official sources that the guide rests on.')
      .describe('Sources, at least three official ones'),
  })
  .superRefine(hasReviewDates)
  .superRefine(diagramHasItsHeading)
  .superRefine(editorial(officialSources));

export type Guide = z.output<typeof guideSchema>;
