import { z } from 'zod';
import { text } from '#content/schema/fields.server.ts';

const stop = z.strictObject({
  /** When it is, or what is done. */
  name: text.max(40),
  text: text.max(120),
});

const box = z.strictObject({ name: text.max(40), text: text.max(120).optional() });

const shared = {
  /** The `## ` heading of the text that it stands under. */
  under: text,
  caption: text.max(120),
};

/** A drawing of the build that a text can have: stations in time, or boxes that lead to one another. */
export const diagramSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('timeline'), ...shared, stops: z.array(stop).min(3).max(5) }),
  z.strictObject({
    kind: z.literal('flow'),
    ...shared,
    rows: z.array(z.array(box).min(1).max(5)).min(2).max(7),
    /** What leads back to its beginning. */
    again: text.max(160).optional(),
  }),
]);

export type Diagram = z.output<typeof diagramSchema>;

/** Refuses a diagram under a heading that the text lacks. */
export function diagramHasItsHeading(
  { diagram, body }: { diagram?: { under: string } | undefined; body: string },
  context: z.RefinementCtx,
) {
  if (!diagram || body.split('\n').includes(`## ${diagram.under}`)) return;
  context.addIssue({
    code: 'custom',
    path: ['diagram', 'under'],
    message: `The text has no heading “## ${diagram.under}”.`,
  });
}
