import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { templates } from '#content/collections/templates/index.ts';
import { fileOf } from '#content/schema/entries/entry.server.ts';
import { isOverdue } from '#content/schema/review.server.ts';
import { listFiles } from '#scripts/prerender/files.ts';

/** True of one fee alone. */
const POUND_A_DAY = { fee: 365, words: /(£1|\b(a|one) pound) (a|per) day/i };

/**
 * Warnings for editors that do not stop the build: guides, fact sheets and templates whose review is overdue, and copy that a
 * change of the fee has made wrong.
 *
 * @param reviewed the guides, fact sheets and templates to look through
 */
export function contentWarnings(
  today: string,
  fee: number,
  reviewed: { nextReview: string }[] = [...guides, ...factSheets, ...templates],
): string[] {
  const warnings = reviewed
    .filter((entry) => isOverdue(entry, today))
    .map(
      (entry) =>
        `${fileOf(entry)}: its review was due on ${entry.nextReview}. Check it against its sources, then set lastReviewed and nextReview.`,
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
