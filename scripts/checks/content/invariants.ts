import { join } from 'node:path';
import { z } from 'zod';
import { planDates } from '#components/sections/compliance-calendar/plan.shared.ts';
import { changes } from '#content/collections/changes/index.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { figureChecked } from '#content/figures/lookup.server.ts';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { collectionFolder, readText } from '#content/schema/contentFolder.server.ts';
import { readFields, wordsIssues } from '#content/schema/entries/entry.server.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { contentError, fileError, type Issue } from '#content/schema/issues.server.ts';
import { addDays } from '#content/shared/dates.ts';
import { visibleText } from '#content/shared/plainText.ts';
import { entryPages } from '#pages/model/entryPages.ts';
import { type BuiltPage, builtPages } from '#scripts/checks/builtPages.ts';
import { measureBuild } from '#scripts/checks/weights.ts';
import { missingFrom } from '#scripts/outputs/share/lettering.ts';
import { listFiles } from '#scripts/shared/files.ts';
import { linkEnds, linkFault, linkMoved, lostAddresses, lostStarts } from './addresses.ts';
import { contentErrors } from './figures.ts';

const files = new Map(entryPages.map(({ path, file }) => [path, file]));

/** A problem of a file as a whole, for its author. */
const problemIn = (file: string, message: string): string => fileError(file, [{ path: [], message }]).message;

/** A problem of an entry, for its author. */
const problemOf = (entry: object, message: string): string => problemIn(fileOf(entry) ?? '', message);

/** The headings of a text that have an id of another part of their page. */
const idProblems = () =>
  builtPages().flatMap(({ path, document }) => {
    const ids = document.querySelectorAll('[id]').map(({ id }) => id);
    return document
      .querySelectorAll('[data-size] :is(h2, h3)[id]')
      .filter(({ id }) => ids.indexOf(id) !== ids.lastIndexOf(id))
      .map(({ id, text }) =>
        problemIn(
          files.get(path) ?? path,
          `Another part of the page has the address #${id} already. Find other words for the heading “${text}”.`,
        ),
      );
  });

function addressesOf({ document }: BuiltPage): string[] {
  const addresses = document.querySelectorAll('[href], [src]').map(({ attributes: { href, src = '' } }) => href ?? src);
  const srcsets = document
    .querySelectorAll('[srcset]')
    .flatMap(({ attributes: { srcset = '' } }) => srcset.split(/,\s+/).map((part) => part.split(' ')[0] ?? ''));
  return [...new Set([...addresses, ...srcsets])];
}

/** Where authors write addresses: entries, and the words of pages. */
const writtenFiles = () => [
  ...listFiles(collectionFolder(''))
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => collectionFolder(file)),
  ...listFiles('content')
    .filter((file) => /^(?!collections|pictures|site\/gone).*\.(ts|yaml)$/.test(file))
    .map((file) => join('content', file)),
];

/**
 * The files that contain a link for which `said` returns a message; the pages that have the link,
 * if no file contains it.
 */
function linksOf(said: typeof linkFault): { file: string; issues: Issue[] }[] {
  const faults = new Map<string, { fault: string; shown: string[] }>();
  for (const page of builtPages())
    for (const address of addressesOf(page)) {
      const fault = said(address, page.path);
      if (fault) faults.set(address, { fault, shown: [...(faults.get(address)?.shown ?? []), page.path] });
    }
  return [...faults].flatMap(([address, { fault, shown }]) => {
    const whole = new RegExp(`(?<![\\w.-])${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/-])`);
    const written = writtenFiles().flatMap((file) => {
      const issues = wordsIssues(file, whole, fault).filter(({ path, line }) => line && path[0] !== 'redirectFrom');
      return issues.length > 0 ? { file, issues } : [];
    });
    if (written.length > 0) return written;
    return shown.map((file) => ({ file, issues: [{ path: [], message: fault }] }));
  });
}

const linkProblems = () => linksOf(linkFault).map(({ file, issues }) => fileError(file, issues).message);

/** Links in texts to entries that end; lists follow by themselves. */
const endingProblems = () =>
  linksOf(linkEnds)
    .filter(({ issues }) => issues.some(({ line }) => line))
    .map(({ file, issues }) => fileError(file, issues).message);

/** The links to former addresses, which redirect. */
export const movedLinks = (): string[] =>
  linksOf(linkMoved).flatMap(({ file, issues }) =>
    issues.map(({ line, message }) => `${file}${line ? `, line ${line}` : ''}: ${message}`),
  );

/**
 * The days of changes on which the rule of the compliance calendar that they name plans nothing
 * with their mark.
 */
const unplannedProblems = () =>
  changes.flatMap((change) => {
    const rule = complianceCalendar.rules.list.find(({ id }) => id === change.rule);
    if (change.rule && !rule) return [problemOf(change, `The compliance calendar has no rule ${change.rule}.`)];
    return change.exactDays
      .filter((from) => {
        const day = { from, before: addDays(from, 1) };
        const dates = rule?.dates.filter(({ mark }) => mark === change.mark);
        return dates && planDates(dates, new Map(), day, complianceCalendar.bankHolidays).length === 0;
      })
      .map((day) => problemOf(change, `The compliance calendar has nothing so marked on ${day}. Correct one of them.`));
  });

const sheetRows = z.object({
  figures: z.array(z.looseObject({ name: z.string().optional(), checked: z.string().optional() })),
});

/** Finds figures in a fact sheet's row that were not compared on the day that the row shows. */
const dayProblems = () =>
  factSheets.flatMap((sheet) => {
    const file = fileOf(sheet) ?? '';
    return sheetRows.parse(readFields(file, readText(file))).figures.flatMap(({ name, ...row }) => {
      const day = name ? figureChecked(name) : row.checked;
      const named = [...JSON.stringify(row).matchAll(/\{([a-z][\w-]*)/g)].flatMap(([, figure]) => figure ?? []);
      return named
        .filter((figure) => day && figureChecked(figure) !== day)
        .map((figure) => problemOf(sheet, `{${figure}} was not compared on ${day}: give it a row of its own.`));
    });
  });

/**
 * What must be true of the site, whatever its content, and an author can correct. Each gives its
 * problems as messages, with file, line and field.
 */
export const invariants: Record<string, () => string[]> = {
  'no heading has the address of another part of its page': idProblems,
  'every link of a page leads somewhere': linkProblems,
  'no text links to an entry that ends': endingProblems,
  'no page writes a figure that the register lacks': contentErrors,
  'no fact sheet claims a day of comparison for a figure that lacks it': dayProblems,
  'no address that was public is lost': lostAddresses,
  'no start of an event that was public is lost': lostStarts,
  'every change of the law is in the compliance calendar on its days': unplannedProblems,
};

/**
 * What is heavier than its budget, a sentence each: no error, but a cost, about which an author and
 * an engineer decide.
 */
export const overweight = (): string[] =>
  measureBuild()
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ what, bytes, limit }) => {
      const file = files.get(what.replace(/: .*/, ''));
      return `${file ? `${file}: ` : ''}${what} weighs ${bytes} bytes, ${bytes - limit} over its limit of ${limit}.`;
    });

/**
 * The characters of content that neither typeface has, a sentence for each file: another font shows
 * them.
 */
export const unlettered = (files = writtenFiles()): string[] =>
  files
    .filter((file) => !file.endsWith('.server.ts'))
    .flatMap((file) => {
      const missing = missingFrom(['display', 'text'], visibleText(readText(file)).replace(/\s/g, ''));
      return missing.size > 0
        ? `${file}: neither typeface of the site has ${[...missing].join(' ')}, so another font shows it.`
        : [];
    });

/**
 * Checks the built site against what must be true of any content: throws what an author has to
 * correct, prints what only has a price, or may be meant.
 */
export function checkContent(): void {
  const mentions = [...overweight(), ...movedLinks(), ...unlettered()];
  for (const mention of mentions) console.warn(`Look at: ${mention}`);
  const found = new Set(Object.values(invariants).flatMap((problems) => problems()));
  if (found.size > 0) throw contentError([...found].join('\n\n'));
  console.log(`Checked: all is well on ${builtPages().length} pages.`);
}
