import { z } from 'zod';
import { isoDate } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { launch } from '#content/site/setting.ts';

/** Whether the build shows an entry: with LAUNCH=on, samples are left out. */
export const isShown = ({ sample }: { sample?: boolean | undefined }): boolean => !(launch && sample);

/** When an entry is shown: fields that every collection's entries have. Days are London's. */
export const publication = {
  draft: z
    .boolean('Write draft: true, or take the line out.')
    .optional()
    .describe('Draft, on while it is still being written and shown nowhere'),
  publishOn: z.iso
    .date('Write the day without an hour, e.g. 2025-06-19: the first build of that day shows it.')
    .optional()
    .describe('Publish on: the first day on which it is shown, or nothing for at once'),
  expiresOn: isoDate.optional().describe('Expires on: the last day on which it is shown, or nothing if it stays'),
};

const publicationSchema = z.object(publication);

/** When an entry is shown. */
export type Publication = z.output<typeof publicationSchema>;

/** A rule for entries: none expires before it appears. */
export function expiresAfterItAppears({ publishOn, expiresOn }: Publication, context: z.RefinementCtx): void {
  if (publishOn && expiresOn && expiresOn < publishOn)
    addIssue(context, ['expiresOn'], `It is first shown on ${publishOn}; write this day or a later one.`);
}

/** Whether an entry is shown on a day, written YYYY-MM-DD. */
export const isPublished = ({ draft, publishOn, expiresOn }: Publication, day: string): boolean =>
  !draft && (!publishOn || publishOn <= day) && (!expiresOn || day <= expiresOn);

/** Why an entry isn't shown on a day, in words that follow its name; undefined where it is. */
export function hiddenAs(entry: Publication & { sample?: boolean | undefined }, day: string): string | undefined {
  if (entry.draft) return 'is a draft';
  if (entry.publishOn && entry.publishOn > day) return `is shown only from ${entry.publishOn} on`;
  if (!isPublished(entry, day)) return `was shown until ${entry.expiresOn}`;
  return isShown(entry) ? undefined : 'is a sample, which LAUNCH=on leaves out';
}

/**
 * Whether, from a day on, an entry is shown whenever `other`, which needs it, is shown: an entry,
 * or `{}` for a page, which is always shown.
 */
export function isShownWith(entry: Publication, other: Publication, from: string): boolean {
  const first = other.publishOn && other.publishOn > from ? other.publishOn : from;
  if (other.draft || (other.expiresOn && other.expiresOn < first)) return true;
  return isPublished(entry, first) && (!entry.expiresOn || (other.expiresOn ?? '9999') <= entry.expiresOn);
}
