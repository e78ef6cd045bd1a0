import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '#content/collections/collections.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { isOverdue } from '#content/schema/review.server.ts';
import type { site } from '#content/site/site.ts';
import { foundIn, placeholders, settingsToSet } from '#scripts/authoring/placeholders.ts';
import { listFiles } from '#scripts/prerender/files.ts';

/** True of only one fee. */
const POUND_A_DAY = { fee: 365, words: /(£1|\b(a|one) pound) (a|per) day/i };

/** One line where the site of a public address has settings or values of a sample. */
export function launchWarnings(values: typeof site): string[] {
  const lacks = [...settingsToSet(values), ...placeholders(values, 'content/site/site.ts', foundIn(values))];
  if (values.origin.endsWith('.example') || lacks.length === 0) return [];
  const places = lacks.map((text) => text.split(':')[0]).join('; ');
  return [`${values.origin} is a public address, and the site is not ready: ${places}. See npm run launch-check.`];
}

/** Warnings for editors that do not stop the build: texts whose review is overdue, and copy that a change of the fee has made wrong. */
export function contentWarnings(
  today: string,
  fee: number,
  entries: { nextReview?: string | undefined }[] = Object.values(collections).flatMap(({ entries = [] }) => entries),
): string[] {
  const warnings = entries
    .filter(({ nextReview }) => nextReview && isOverdue({ nextReview }, today))
    .map(
      (entry) =>
        `${fileOf(entry)}: its review was due on ${entry.nextReview}. Check it against its sources, then set its days of review.`,
    );
  if (fee === POUND_A_DAY.fee) return warnings;
  for (const file of listFiles('content').filter((name) => /\.(ts|md|yaml)$/.test(name)))
    for (const [index, line] of readFileSync(join('content', file), 'utf8').split('\n').entries()) {
      const words = POUND_A_DAY.words.exec(line)?.[0];
      if (words)
        warnings.push(`content/${file}:${index + 1}: it says “${words}”, and the fee is £${fee} a year. Reword it.`);
    }
  return warnings;
}
