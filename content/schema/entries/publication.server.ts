import { z } from 'zod';
import { isoDate } from '#content/schema/fields.server.ts';

/** When an entry is shown: fields that every collection's entries have. Days are London's. */
export const publication = {
  draft: z
    .boolean('Write draft: true, or take the line out.')
    .optional()
    .describe('Draft, on while it is still being written and shown nowhere'),
  publishOn: isoDate.optional().describe('Publish on: the first day on which it is shown, or nothing for at once'),
  expiresOn: isoDate.optional().describe('Expires on: the last day on which it is shown, or nothing if it stays'),
};

const publicationSchema = z.object(publication);

/** When an entry is shown. */
export type Publication = z.output<typeof publicationSchema>;

/** Refuses an entry that expires before it appears. */
export function expiresAfterItAppears({ publishOn, expiresOn }: Publication, context: z.RefinementCtx): void {
  if (publishOn && expiresOn && expiresOn < publishOn)
    context.addIssue({
      code: 'custom',
      path: ['expiresOn'],
      message: `It is first shown on ${publishOn}; write this day or a later one.`,
    });
}

/** Whether an entry is shown on a day, written YYYY-MM-DD. */
export const isPublished = ({ draft, publishOn, expiresOn }: Publication, day: string): boolean =>
  !draft && (!publishOn || publishOn <= day) && (!expiresOn || day <= expiresOn);

/**
 * Why an entry can't be relied on while another one is shown, from a day on: it is a draft, it appears later, or it expires
 * earlier. Undefined where it is shown on each of the other's days.
 *
 * @param entry what the other one needs, e.g. the target of its link
 * @param other an entry, or `{}` for a page, which is always shown
 * @param from the day from which it matters, YYYY-MM-DD
 */
export function missingWhile(
  { draft, publishOn, expiresOn }: Publication,
  other: Publication,
  from: string,
): string | undefined {
  const first = other.publishOn && other.publishOn > from ? other.publishOn : from;
  if (other.draft || (other.expiresOn && other.expiresOn < first)) return undefined;
  if (draft) return 'is a draft';
  if (publishOn && publishOn > first) return `is first shown on ${publishOn}`;
  if (expiresOn && (!other.expiresOn || other.expiresOn > expiresOn)) return `is last shown on ${expiresOn}`;
  return undefined;
}
