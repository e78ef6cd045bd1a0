import { collections, type PageEntry } from '#content/collections/collections.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { isOverdue } from '#content/schema/post.server.ts';
import { association } from '#content/site/association.ts';
import { type KindName, kindNames } from '#content/site/kinds.ts';
import type { site } from '#content/site/site.ts';
import { foundIn, placeholders, settingsToSet } from '#scripts/authoring/placeholders.ts';
import { textAdvice } from './textAdvice.ts';

/**
 * One line where the site of a public address has settings of a sample, or the association is one.
 */
export function launchWarnings(values: typeof site, who: object = association): string[] {
  const lacks = [...settingsToSet(values), ...placeholders(who, fileOf(who) ?? '', foundIn(values))];
  if (values.origin.endsWith('.example') || lacks.length === 0) return [];
  const places = lacks.map((text) => text.split(':')[0]).join('; ');
  return [`${values.origin} is a public address, and the site is not ready: ${places}. See npm run launch-check.`];
}

const shownEntries = kindNames.flatMap((kind) =>
  (collections[kind].entries ?? []).map((entry): [KindName, PageEntry] => [kind, entry]),
);

/** Warnings for editors that do not stop the build: overdue reviews, and advice on texts. */
export const contentWarnings = (today: string, shown: [kind: KindName, entry: PageEntry][] = shownEntries): string[] =>
  shown.flatMap(([kind, entry]) => {
    const warnings = textAdvice(kind, entry);
    const { nextReview } = entry;
    if (nextReview && isOverdue({ nextReview }, today))
      warnings.push(`its review was due on ${nextReview}. Check it against its sources, then set its days of review.`);
    return warnings.map((warning) => `${fileOf(entry)}: ${warning}`);
  });
