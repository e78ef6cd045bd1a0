import { allChanges } from '#content/collections/changes/index.ts';
import { collections, type PageEntry } from '#content/collections/collections.ts';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { isDue } from '#content/schema/post.server.ts';
import { addMonths } from '#content/shared/dates.ts';
import { association } from '#content/site/association.ts';
import { type KindName, kindNames } from '#content/site/kinds.ts';
import type { site } from '#content/site/site.ts';
import { settingsToSet } from '#scripts/authoring/placeholders.ts';
import { textAdvice } from './textAdvice.ts';

/** What no launch may leave a sample, since it is shown all the same. */
const ESSENTIAL = [association, privacyPolicy, termsAndConditions];

/** One line where a public site shows samples, or still has settings of one. */
export function launchWarnings(
  { isPublic, isRehearsal, origin }: typeof site,
  essential: { sample: boolean }[] = ESSENTIAL,
): string[] {
  const { build } = settingsToSet(process.env);
  const samples = essential.flatMap((entry) => (entry.sample ? `${fileOf(entry)}: still a sample` : []));
  const places = [...build, ...samples];
  if (!isPublic || places.length === 0) return [];
  const state = isRehearsal
    ? 'this is a rehearsal, which search engines are asked to leave out (noindex)'
    : 'the site is not ready';
  return [`${origin} is a public address; ${state}. ${places.join('; ')}. See npm run launch-check.`];
}

const shownEntries = kindNames.flatMap((kind) =>
  (collections[kind].entries ?? []).map((entry): [KindName, PageEntry] => [kind, entry]),
);

const reviewWarnings = ({ nextReview }: { nextReview?: string | undefined }, today: string): string[] =>
  nextReview && isDue({ nextReview }, today)
    ? [`its review was due on ${nextReview}. Check it against its sources, then set its review dates.`]
    : [];

/**
 * What is out of date on a day: changes of the law that nobody has edited since their own date, and
 * a list of bank holidays that soon ends.
 */
export function dateWarnings(
  today: string,
  entries = allChanges,
  { to }: { to: string } = complianceCalendar.bankHolidays,
): string[] {
  const lines = entries.flatMap((change) => {
    const { next, updated } = change;
    const passed = next && next < today && updated <= next;
    const advice = `its date, ${next}, has passed. Check its words and dates and update Written or changed on, or delete it.`;
    return [...reviewWarnings(change, today), ...(passed ? [advice] : [])].map((line) => `${fileOf(change)}: ${line}`);
  });
  // Half a year before they end.
  if (addMonths(to, -6) <= today)
    lines.push(`content/pages/compliance-calendar.yaml: the bank holidays end on ${to}. Add those of the next year.`);
  return lines;
}

/** Warnings for editors that do not stop the build: overdue reviews, and advice on texts. */
export const contentWarnings = (today: string, shown: [kind: KindName, entry: PageEntry][] = shownEntries): string[] =>
  shown.flatMap(([kind, entry]) => {
    const warnings = [...textAdvice(kind, entry), ...reviewWarnings(entry, today)];
    return warnings.map((warning) => `${fileOf(entry)}: ${warning}`);
  });
