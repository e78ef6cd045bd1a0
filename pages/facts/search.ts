import { lexer } from 'marked';
import { parse } from 'node-html-parser';
import { textOf } from '#components/prose/headings.ts';
import { titleWithStatus } from '#components/sections/events/eventStatus.ts';
import type { SearchGroup } from '#components/sections/site-search/SiteSearch.tsx';
import { events } from '#content/collections/events/index.ts';
import { glossary } from '#content/collections/glossary/index.ts';
import { siteSearch } from '#content/pages/search.ts';
import { eventWords } from '#content/site/event-words.ts';
import { pageFacts, paths } from './pageFacts.ts';

/** How many of a kind the plain list names; where there are more, a link leads to all. */
const LISTED = 30;

const { kinds, list } = siteSearch;

type Kind = keyof typeof kinds;
/** `name` is what the plain list shows of it, where many stand side by side. */
type Entry = { kind: Kind; href: string; name: string; title: string; text: string };

/** Where all pages of a kind are listed. */
const LISTS: Partial<Record<Kind, string>> = {
  guide: '/how-to-series',
  factSheet: '/fact-sheets',
  template: '/templates',
  article: '/blogs',
  news: '/news',
  webinar: '/webinars',
};

/** The pages that the search finds. */
export const searchedPages = paths.filter((path) => {
  const { kind, index } = pageFacts(path);
  return kind && index;
});

/**
 * How many parts the search's index has. A change builds one part anew, and a visitor's first search fetches something of each:
 * a site of few pages has one, of many the number at which neither takes long (decision 95).
 */
export const searchParts = searchedPages.length > 300 ? 16 : 1;

/** What the search finds on pages of many entries: words of the glossary, and events that the calendar alone shows. */
export const searchedEntries: Entry[] = [
  ...events
    .filter(({ redirectUrl, link }) => !redirectUrl && !link)
    .map((event) => {
      const title = titleWithStatus(event, eventWords);
      const text = parse(event.description).structuredText;
      return { kind: 'event' as const, href: `/eventcalander#${event.slug}`, name: title, title, text };
    }),
  ...glossary.map(({ slug, term, short, meaning }) => ({
    kind: 'term' as const,
    href: `/glossary#${slug}`,
    name: short ?? term,
    title: short ? `${short}: ${term}` : term,
    text: textOf(lexer(meaning)),
  })),
];

/** A group of the plain list, cut where it would grow without end. */
function group(kind: Kind): SearchGroup {
  const entries = [
    ...searchedPages
      .filter((path) => pageFacts(path).kind === kind)
      .map((path) => ({ title: pageFacts(path).heading, href: path })),
    ...searchedEntries.filter((entry) => entry.kind === kind).map(({ name, href }) => ({ title: name, href })),
  ];
  const all = LISTS[kind];
  const cut = all !== undefined && entries.length > LISTED;
  return {
    heading: kinds[kind].many,
    short: kind === 'term',
    entries: cut ? entries.slice(0, LISTED) : entries,
    all: cut ? { label: list.all.replace('{count}', String(entries.length)), href: all } : undefined,
  };
}

/** Everything that the search covers, as a plain list by kind. */
export const searchGroups = (): SearchGroup[] =>
  (['guide', 'factSheet', 'template', 'article', 'news', 'event', 'webinar', 'term'] as const).map(group);
