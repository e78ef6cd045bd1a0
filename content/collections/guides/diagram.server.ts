import { z } from 'zod';
import { text } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';

const stop = z.strictObject({
  name: text.max(40).describe('When it is, or what is done, at most 40 characters'),
  text: text.max(120).describe('What happens, at most 120 characters'),
});

const box = z.strictObject({
  name: text.max(40).describe('Box, at most 40 characters'),
  // In a list of lists the editor writes an empty text where there is none.
  text: z
    .string()
    .trim()
    .max(120)
    .transform((words) => words || undefined)
    .optional()
    .describe('More words, or nothing'),
});

const shared = {
  under: text.describe('Heading in the text below which it appears'),
  caption: text.max(120).describe('Caption, at most 120 characters'),
};

/**
 * A drawing of the build that a text can have: stations in time, or boxes that lead to one another.
 */
export const diagramSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('timeline'),
    ...shared,
    stops: z.array(stop).min(3).max(5).describe('Stops, three to five'),
  }),
  z.strictObject({
    kind: z.literal('flow'),
    ...shared,
    rows: z
      .array(z.array(box).min(1).max(5).describe('Boxes in a row'))
      .min(2)
      .max(7)
      .describe('Rows, from the first to the last'),
    again: text.max(160).optional().describe('What leads back to its beginning, or nothing'),
  }),
]);

export type Diagram = z.output<typeof diagramSchema>;

/** Refuses a diagram under a heading that the text lacks. */
export function diagramHasItsHeading(
  { diagram, body }: { diagram?: { under: string } | undefined; body: string },
  context: z.RefinementCtx,
) {
  if (diagram && !body.split('\n').includes(`## ${diagram.under}`))
    addIssue(context, ['diagram', 'under'], `The text has no heading “## ${diagram.under}”.`);
}
