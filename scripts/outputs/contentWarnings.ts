import { collections } from '#content/collections/collections.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { isOverdue } from '#content/schema/post.server.ts';
import { association } from '#content/site/association.ts';
import type { site } from '#content/site/site.ts';
import { foundIn, placeholders, settingsToSet } from '#scripts/authoring/placeholders.ts';

/**
 * One line where the site of a public address has settings of a sample, or the association is one.
 */
export function launchWarnings(values: typeof site, who: object = association): string[] {
  const lacks = [...settingsToSet(values), ...placeholders(who, fileOf(who) ?? '', foundIn(values))];
  if (values.origin.endsWith('.example') || lacks.length === 0) return [];
  const places = lacks.map((text) => text.split(':')[0]).join('; ');
  return [`${values.origin} is a public address, and the site is not ready: ${places}. See npm run launch-check.`];
}

/** Warnings for editors that do not stop the build: texts whose review is overdue. */
export const contentWarnings = (
  today: string,
  entries: { nextReview?: string | undefined }[] = Object.values(collections).flatMap(({ entries = [] }) => entries),
): string[] =>
  entries
    .filter(({ nextReview }) => nextReview && isOverdue({ nextReview }, today))
    .map(
      (entry) =>
        `${fileOf(entry)}: its review was due on ${entry.nextReview}. Check it against its sources, then set its days of review.`,
    );
