import { lexer } from 'marked';
import { shortDate } from '#components/format/formatDate.ts';
import { textOf } from '#components/prose/headings.ts';
import { nextDuties } from '#components/sections/compliance-calendar/nextDuties.ts';
import type { SearchGroup } from '#components/sections/search/Search.tsx';
import { changes } from '#content/collections/changes/index.ts';
import { plannedCalendar } from '#content/collections/changes/plannedCalendar.ts';
import { events } from '#content/collections/events/index.ts';
import { glossary } from '#content/collections/glossary/index.ts';
import { membership } from '#content/pages/become-a-member.ts';
import { contact } from '#content/pages/contact-us.ts';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { siteSearch } from '#content/pages/search.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { whatsChanging } from '#content/pages/whats-changing.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import type { AnswerSlip } from '#content/schema/slip.server.ts';
import { type KindName, kindNames, kinds } from '#content/site/kinds.ts';
import { navigation } from '#content/site/navigation.ts';
import { isPage, pageModel, paths } from './pageModel.ts';

/** `name` is its shorter title in the plain list, where many are side by side. */
type Entry = {
  kind: KindName;
  href: string;
  name: string;
  title: string;
  askedAs: string | undefined;
  text: string;
};

/** The type of a result: a kind of page, or any other page of the site. */
type ResultKind = KindName | 'page';

/** What changed last, newest first. */
function latestChanges(): AnswerSlip {
  const { question, newest } = whatsChanging.inForce;
  const lines = changes
    .flatMap(({ isPast, next, title }) => (isPast && next ? [{ name: shortDate(next), value: title }] : []))
    .reverse()
    .slice(0, 8);
  return { question, lines, total: { label: newest, value: lines[0]?.name ?? '' } };
}

/** The slips of pages without an entry of their own. */
const pageSlips: Record<string, AnswerSlip | undefined> = {
  '/contact-us': contact.slip,
  '/become-a-member': membership.slip,
  '/privacy-policy': privacyPolicy.slip,
  '/terms-and-conditions': termsAndConditions.slip,
  '/whats-changing': latestChanges(),
  '/compliance-calendar': nextDuties(plannedCalendar, buildDay),
};

/** The answer that the search shows where it finds a page first. */
export const slipOf = (path: string): AnswerSlip | undefined => pageSlips[path] ?? pageModel(path).slip;

/** The links of "Often asked" whose pages exist. */
export const oftenAsked = siteSearch.asked.links.filter(({ href }) => isPage(href));

/** The pages that the search finds: all that search engines may, but its own. */
export const searchedPages = paths.filter((path) => {
  const { index, canonical } = pageModel(path);
  return index && canonical === path && path !== navigation.header.search.href;
});

/** The type of a page as a result. */
export const resultKind = (path: string): ResultKind => pageModel(path).kind ?? 'page';

/**
 * What the search finds on pages of many entries: words of the glossary, changes in the law, and
 * events that only the calendar shows.
 */
export const searchedEntries: Entry[] = [
  ...events
    .filter(({ page, announcement }) => !page && !announcement)
    .map((event) => {
      const title = event.titleWithStatus;
      const href = kinds.event.address + event.slug;
      return { kind: 'event' as const, href, name: title, title, askedAs: event.askedAs, text: event.description };
    }),
  ...changes.map(({ slug, title, askedAs, who, action }) => ({
    kind: 'change' as const,
    href: kinds.change.address + slug,
    name: title,
    title,
    askedAs,
    text: `${who}. ${action}`,
  })),
  ...glossary.map(({ slug, term, short, askedAs, meaning }) => ({
    kind: 'term' as const,
    href: kinds.term.address + slug,
    name: short ?? term,
    title: short ? `${short}: ${term}` : term,
    askedAs,
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
