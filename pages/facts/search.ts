import { lexer } from 'marked';
import { parse } from 'node-html-parser';
import { textOf } from '#components/prose/headings.ts';
import { titleWithStatus } from '#components/sections/events/eventStatus.ts';
import type { SearchGroup } from '#components/sections/site-search/SiteSearch.tsx';
import { events } from '#content/collections/events/index.ts';
import { glossary } from '#content/collections/glossary/index.ts';
import { eventWords } from '#content/site/event-words.ts';
import { type KindName, kindNames, kinds } from '#content/site/kinds.ts';
import { pageFacts, paths } from './pageFacts.ts';

/** `name` is what the plain list shows of it, where many stand side by side. */
type Entry = { kind: KindName; href: string; name: string; title: string; text: string };

/** The pages that the search finds. */
export const searchedPages = paths.filter((path) => {
  const { kind, index } = pageFacts(path);
  return kind && index;
});

/** What the search finds on pages of many entries: words of the glossary, and events that the calendar alone shows. */
export const searchedEntries: Entry[] = [
  ...events
    .filter(({ redirectUrl, link }) => !redirectUrl && !link)
    .map((event) => {
      const title = titleWithStatus(event, eventWords);
      const text = parse(event.description).structuredText;
      return { kind: 'event' as const, href: kinds.event.address + event.slug, name: title, title, text };
    }),
  ...glossary.map(({ slug, term, short, meaning }) => ({
    kind: 'term' as const,
    href: kinds.term.address + slug,
    name: short ?? term,
    title: short ? `${short}: ${term}` : term,
    text: textOf(lexer(meaning)),
  })),
];

/** A group of the plain list. */
const group = (kind: KindName): SearchGroup => ({
  heading: kinds[kind].many,
  short: kind === 'term',
  entries: [
    ...searchedPages
      .filter((path) => pageFacts(path).kind === kind)
      .map((path) => ({ title: pageFacts(path).heading, href: path })),
    ...searchedEntries.filter((entry) => entry.kind === kind).map(({ name, href }) => ({ title: name, href })),
  ],
});

/** Everything that the search covers, as a plain list by kind. */
export const searchGroups = (): SearchGroup[] => kindNames.map(group).filter(({ entries }) => entries.length > 0);
