import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { planDates } from '#components/sections/compliance-calendar/plan.shared.ts';
import { changes } from '#content/collections/changes/index.ts';
import { events } from '#content/collections/events/index.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { figureChecked } from '#content/figures/lookup.server.ts';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { collectionFolder, readText } from '#content/schema/contentFolder.server.ts';
import { readFields, wordsIssues } from '#content/schema/entries/entry.server.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { contentError, fileError } from '#content/schema/issues.server.ts';
import { addDays } from '#content/shared/dates.ts';
import { datedTitle } from '#content/shared/eventText.ts';
import { feeds, rssFeeds } from '#content/site/feeds.ts';
import { kinds } from '#content/site/kinds.ts';
import { site } from '#content/site/site.ts';
import { entryPages } from '#pages/model/entryPages.ts';
import { webinarEvents } from '#pages/model/events.ts';
import { type BuiltPage, builtPages, pagesByPath } from '#scripts/checks/builtPages.ts';
import { measureBuild } from '#scripts/checks/weights.ts';
import { WEB_ROOT } from '#scripts/internals/vike.ts';
import { listFiles } from '#scripts/shared/files.ts';
import { linkFault, lostAddresses } from './addresses.ts';
import { contentErrors } from './figures.ts';
import { structuredDataProblems } from './structuredData.ts';

const files = new Map(entryPages.map(({ path, file }) => [path, file]));

/** A problem of a file as a whole, for its author. */
const problemIn = (file: string, message: string): string => fileError(file, [{ path: [], message }]).message;

const problemOf = (entry: object, message: string): string => problemIn(fileOf(entry) ?? '', message);

/** A problem of a page, for the author of the entry that it comes from. */
function problemAt(path: string, message: string): string {
  const file = files.get(path);
  return file ? problemIn(file, message) : `${path}: ${message}`;
}

const ofPages = (check: (page: BuiltPage) => string[]) => () => builtPages().flatMap(check);

function headProblems({ path, document }: BuiltPage): string[] {
  const headings = document.querySelectorAll('h1').filter((heading) => !heading.closest('template')).length;
  const image = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return [
    ...(headings === 1 ? [] : [`It has ${headings} headings of the first level. Give it one title.`]),
    ...(image && existsSync(WEB_ROOT + image.replace(site.origin, ''))
      ? []
      : ['It has no picture for social networks.']),
  ].map((message) => problemAt(path, message));
}

/** The headings of a text that have an id of another part of their page. */
function idProblems({ path, document }: BuiltPage): string[] {
  const ids = document.querySelectorAll('[id]').map(({ id }) => id);
  const twins = document
    .querySelectorAll('[data-size] :is(h2, h3)[id]')
    .filter(({ id }) => ids.indexOf(id) !== ids.lastIndexOf(id));
  return twins.map(({ id, text }) =>
    problemAt(
      path,
      `Another part of the page has the address #${id} already. Find other words for the heading “${text}”.`,
    ),
  );
}

const dataProblems = (page: BuiltPage) => structuredDataProblems(page).map((message) => problemAt(page.path, message));

/**
 * The text of a file of the build. A calendar folds long lines: the next line continues after a
 * space.
 */
const textOf = (file: string) => readFileSync(join(WEB_ROOT, file), 'utf8').replaceAll('\r\n ', '');

function addressesIn(file: string): string[] {
  const found = textOf(file).match(new RegExp(`${site.origin}[^\\s<>"')\\]]*`, 'g')) ?? [];
  return found.map((address) => address.slice(site.origin.length) || '/');
}

const machineFiles = ['sitemap.xml', ...Object.values(feeds).map(({ href }) => href.slice(1))];

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
 * Every place that writes an address that leads nowhere; the page or the file that has it, where
 * none writes it.
 */
function linkProblems(): string[] {
  const faults = new Map<string, { fault: string; shown: string[] }>();
  const note = (address: string, from: string, place: string) => {
    const fault = linkFault(address, from);
    if (fault) faults.set(address, { fault, shown: [...(faults.get(address)?.shown ?? []), place] });
  };
  for (const page of builtPages()) for (const address of addressesOf(page)) note(address, page.path, page.path);
  for (const file of machineFiles) for (const address of addressesIn(file)) note(address, '/', file);
  return [...faults].flatMap(([address, { fault, shown }]) => {
    const whole = new RegExp(`(?<![\\w.-])${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/-])`);
    const written = writtenFiles().flatMap((file) => {
      const issues = wordsIssues(file, whole, fault).filter(({ path, line }) => line && path[0] !== 'redirectFrom');
      return issues.length > 0 ? fileError(file, issues).message : [];
    });
    if (written.length > 0) return written;
    return [...new Set(shown)].map((place) => `${place}: ${fault}`);
  });
}

/** The paths of the pages that the sitemap or a feed has. */
const itemsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/<(?:loc|link)>(.*?)</g)].map(([, address = '']) => address.slice(site.origin.length));

const linksOf = (path: string) =>
  pagesByPath()
    .get(path)
    ?.document.querySelectorAll('main a')
    .map((link) => link.getAttribute('href') ?? '') ?? [];

/**
 * The places that lack the page of an entry: the list of its kind, the sitemap, and for what is
 * read as a text its feeds.
 */
const entryProblems = () =>
  entryPages.flatMap(({ path, head: { kind } }) => {
    if (!kind) return [];
    const feedsOf = kinds[kind].longRead ? rssFeeds.filter((feed) => (feed.kind ?? kind) === kind) : [];
    return [
      ...(linksOf(kinds[kind].list).includes(path) ? [] : ['the list of its kind']),
      ...['sitemap.xml', ...feedsOf.map(({ href }) => href.slice(1))].filter((file) => !itemsOf(file).includes(path)),
    ].map((place) => problemAt(path, `It is shown at ${path} and missing in ${place}. Tell an engineer.`));
  });

/** The places that lack an event. */
const eventProblems = () =>
  events.flatMap((event) => {
    const { slug, title, file } = event;
    const listed = webinarEvents.includes(event) ? title : datedTitle(event);
    const names = (path: string, name: string) =>
      pagesByPath().get(path)?.document.querySelector('main')?.text.includes(name);
    return [
      ...(textOf('events.ics').includes(`UID:${slug}@`) ? [] : ['the calendar to subscribe to']),
      ...(existsSync(WEB_ROOT + file) ? [] : ['the calendar files']),
      ...(names('/eventcalander', title) ? [] : ['the list below the calendar']),
      ...(names('/events', listed) ? [] : ['the page of events']),
    ].map((place) => problemOf(event, `It is missing in ${place}. Tell an engineer.`));
  });

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
 * What must be true of the site, whatever its content. Each gives its problems as messages for an
 * author, with file, line and field.
 */
export const invariants: Record<string, () => string[]> = {
  'every page has one heading and a picture': ofPages(headProblems),
  'no heading has the address of another part of its page': ofPages(idProblems),
  'every link of a page, and every address in the sitemap and feeds, leads somewhere': linkProblems,
  'no page writes a figure that the register lacks': contentErrors,
  'no fact sheet claims a day of comparison for a figure that lacks it': dayProblems,
  'no address that was public is lost': lostAddresses,
  'every entry that is shown is in its lists, feeds and the sitemap': entryProblems,
  'every event that is shown is in the lists, the calendar and its own file': eventProblems,
  'every change of the law is in the compliance calendar on its days': unplannedProblems,
  'structured data is complete, and names no sample person': ofPages(dataProblems),
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
 * Checks the built site against what must be true of any content: throws what an author has to
 * correct, prints what only has a price.
 */
export function checkContent(): void {
  for (const problem of overweight()) console.warn(`Look at: ${problem}`);
  const found = new Set(Object.values(invariants).flatMap((problems) => problems()));
  if (found.size > 0) throw contentError([...found].join('\n\n'));
  console.log(`Checked: all is well on ${builtPages().length} pages.`);
}
