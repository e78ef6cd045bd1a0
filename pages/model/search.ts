import { lexer } from 'marked';
import { shortDate } from '#components/format/formatDate.ts';
import { textOf } from '#components/prose/headings.ts';
import { nextDuties } from '#components/sections/compliance-calendar/nextDuties.ts';
import type { Answer, SearchGroup } from '#components/sections/search/Search.tsx';
import { changes } from '#content/collections/changes/index.ts';
import { events } from '#content/collections/events/index.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { glossary } from '#content/collections/glossary/index.ts';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { siteSearch } from '#content/pages/search.ts';
import { whatsChanging } from '#content/pages/whats-changing.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import type { AnswerSlip } from '#content/schema/slip.server.ts';
import { type KindName, kindNames, kinds } from '#content/site/kinds.ts';
import { navigation } from '#content/site/navigation.ts';
import { fill } from '#content/text.ts';
import { nextEvent } from './events.ts';
import { isPage, pageModel, paths } from './pageModel.ts';

/** `name` is what the plain list shows of it, where many are side by side. */
type Entry = { kind: KindName; href: string; name: string; title: string; text: string };

/** What a result is: a kind of page, or any other page of the site. */
type ResultKind = KindName | 'page';

/** What changed last, newest first. */
function latestChanges(): AnswerSlip {
  const { question, newest } = whatsChanging.inForce;
  const lines = changes
    .flatMap(({ isPast, next, title }) => (isPast && next ? [{ name: shortDate(next), value: title }] : []))
    .reverse();
  return { question, lines, total: { label: newest, value: lines[0]?.name ?? '' } };
}

/** The answers in the form of a slip, by the address of their page. */
const slips = new Map<string, AnswerSlip | undefined>([
  ...factSheets.map(({ slug, slip }) => [kinds.factSheet.address + slug, slip] as const),
  ['/whats-changing', latestChanges()],
  ['/compliance-calendar', nextDuties(complianceCalendar, buildDay)],
]);

/** The answers whose pages exist; one without words of its own has those of its page. */
export const answers: Answer[] = siteSearch.answers.entries
  .filter(({ href }) => isPage(href))
  .map(({ label, answer, ...entry }) => {
    const { heading, description } = pageModel(entry.href);
    const words = { label: label ?? heading, answer: fill(answer ?? description, { event: nextEvent.text }) };
    return { ...entry, ...words, slip: slips.get(entry.href) };
  });

/** The pages that the search finds: all that search engines may, but its own. */
export const searchedPages = paths.filter((path) => {
  const { index, canonical } = pageModel(path);
  return index && canonical === path && path !== navigation.header.search.href;
});

/** What kind of result a page is. */
export const resultKind = (path: string): ResultKind => pageModel(path).kind ?? 'page';

/**
 * What the search finds on pages of many entries: words of the glossary, and events that only the
 * calendar shows.
 */
export const searchedEntries: Entry[] = [
  ...events
    .filter(({ page, announcement }) => !page && !announcement)
    .map((event) => {
      const title = event.titleWithStatus;
      const href = kinds.event.address + event.slug;
      return { kind: 'event' as const, href, name: title, title, text: event.description };
    }),
  ...changes.map(({ slug, title, who, action }) => ({
    kind: 'change' as const,
    href: kinds.change.address + slug,
    name: title,
    title,
    text: `${who}. ${action}`,
  })),
  ...glossary.map(({ slug, term, short, meaning }) => ({
    kind: 'term' as const,
    href: kinds.term.address + slug,
    name: short ?? term,
    title: short ? `${short}: ${term}` : term,
    text: textOf(lexer(meaning)),
  })),
];

/** A group of the plain list. */
const group = (kind: ResultKind): SearchGroup => ({
  heading: siteSearch.kinds[kind].many,
  short: kind === 'term',
  entries: [
    ...searchedPages
      .filter((path) => resultKind(path) === kind)
      .map((path) => ({ title: pageModel(path).heading, href: path })),
    ...searchedEntries.filter((entry) => entry.kind === kind).map(({ name, href }) => ({ title: name, href })),
  ],
});

/** Everything that the search covers, as a plain list by kind. */
export const searchGroups = (): SearchGroup[] =>
  (['page', ...kindNames] as const).map(group).filter(({ entries }) => entries.length > 0);
