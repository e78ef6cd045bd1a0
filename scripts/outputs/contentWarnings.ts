import { collections, type PageEntry } from '#content/collections/collections.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { isOverdue } from '#content/schema/post.server.ts';
import { type KindName, kindNames } from '#content/site/kinds.ts';
import type { site } from '#content/site/site.ts';
import { settingsToSet } from '#scripts/authoring/placeholders.ts';
import { textAdvice } from './textAdvice.ts';

/** One line where a public site shows samples, or still has settings of one. */
export function launchWarnings({ isPublic, isRehearsal, origin }: typeof site): string[] {
  const { build } = settingsToSet(process.env);
  if (!isPublic || build.length === 0) return [];
  const state = isRehearsal
    ? 'this is a rehearsal, which search engines are asked to leave out (noindex)'
    : 'the site is not ready';
  return [`${origin} is a public address; ${state}. ${build.join('; ')}. See npm run launch-check.`];
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
