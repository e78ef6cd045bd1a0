import { createHash } from 'node:crypto';
import { Feed as FeedFile } from 'feed';
import { Marked } from 'marked';
import type { RssFeed } from '#content/site/feeds.ts';
import { site } from '#content/site/site.ts';
import type { Text } from '#pages/model/entryPages.ts';
import type { PageModel } from '#pages/model/pageModel.ts';

/** How many pieces a feed has in full; it has every older one with its excerpt, since readers ask for a feed often. */
const LATEST = 20;

/** Identifies a piece whatever the site's address is: readers show a piece again when its `guid` changes. Never to be changed. */
const GUID_START = 'msb-association-uk:';

/** What a feed needs of a page. */
export type Piece = Pick<PageModel, 'path' | 'heading' | 'modified' | 'kind'> & {
  text: (Partial<Text> & Pick<Text, 'excerpt' | 'body' | 'date'>) | undefined;
};

const midnight = (isoDay: string) => Date.parse(`${isoDay}T00:00:00Z`);

/** A piece has its moment in the first hours of its day, which in London are on the same day all year. */
const HOURS_MS = 6 * 60 * 60 * 1000;

/**
 * Gives each dated path a second of its day that no other has: readers pass over pieces of one moment. It follows from the path, so
 * that it stays when pieces are added; only of two that would have the same, one gets the next.
 */
function momentsOf(pieces: { path: string; date?: string | undefined }[]): Map<string, number> {
  const moments = new Map<string, number>();
  const taken = new Set<number>();
  for (const { path, date } of pieces.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    if (!date) continue;
    const hash = createHash('sha256').update(path).digest().readUInt32BE() * 1000;
    let moment = midnight(date) + (hash % HOURS_MS);
    while (taken.has(moment)) moment += 1000;
    taken.add(moment);
    moments.set(path, moment);
  }
  return moments;
}

/** Markdown as the HTML of a feed: with absolute links, since a reader has no page to resolve them from; no form controls. */
function toHtml(markdown: string, address: string): string {
  const marked = new Marked({
    renderer: { checkbox: () => '' },
    walkTokens(token) {
      if (token.type === 'link') token.href = new URL(token.href, address).href;
    },
  });
  return marked.parse(markdown.trim(), { async: false });
}

/**
 * An RSS 2.0 feed of some pages, newest first: the latest in full, the others with their excerpts. Those of another kind and those
 * without a text are left out.
 */
export function feedFile(pages: Piece[], { href, list, title, description, kind }: RssFeed): string {
  const pieces = pages
    .filter((page) => !kind || page.kind === kind)
    .flatMap(({ text, ...page }) => (text ? [{ ...page, ...text }] : []));
  const moments = momentsOf(pieces);
  const momentOf = ({ path }: { path: string }) => moments.get(path) ?? 0;
  const changed = Math.max(
    ...moments.values(),
    ...pieces.map(({ modified }) => (modified ? midnight(modified) : 0)),
    0,
  );
  const file = new FeedFile({
    title,
    description,
    link: site.origin + list,
    language: site.lang,
    generator: false,
    feedLinks: { rss: site.origin + href },
    ...(changed && { updated: new Date(changed) }),
  });
  for (const [index, piece] of pieces.sort((a, b) => momentOf(b) - momentOf(a)).entries()) {
    const { path, heading, excerpt, body } = piece;
    const link = site.origin + path;
    const item = { title: heading, link, guid: GUID_START + path, description: excerpt };
    const content = index < LATEST ? toHtml(body, link) : undefined;
    const moment = moments.get(path);
    // @ts-expect-error RSS needs no day, and the package writes none; its type asks for one.
    file.addItem({ ...item, ...(content && { content }), ...(moment && { date: new Date(moment) }) });
  }
  return file.rss2();
}
