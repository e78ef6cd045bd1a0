import { createHash } from 'node:crypto';
import { Marked } from 'marked';
import type { RssFeed } from '#content/site/feeds.ts';
import { site } from '#content/site/site.ts';
import type { Text } from '#pages/model/entryPages.ts';
import type { PageModel } from '#pages/model/pageModel.ts';
import { cdata, escapeXml } from './xml.ts';

/**
 * How many pieces a feed has in full; it has every older one with its excerpt, since readers ask
 * for a feed often.
 */
const LATEST = 20;

/**
 * Identifies a piece whatever the site's address is: readers show a piece again when its `guid`
 * changes. Never to be changed.
 */
const GUID_START = 'msb-association-uk:';

/** What a feed needs of a page. */
export type Piece = Pick<PageModel, 'path' | 'heading' | 'modified' | 'kind'> & {
  text: (Partial<Text> & Pick<Text, 'excerpt' | 'body' | 'date'>) | undefined;
};

const midnight = (isoDay: string) => Date.parse(`${isoDay}T00:00:00Z`);

/** The hours in which a piece has its moment, and which in London are on the same day all year. */
const HOURS_MS = 6 * 60 * 60 * 1000;

/**
 * Pieces by a moment of their day that no other has, newest first, since readers pass over pieces
 * of one moment; those without a day come last. It follows from the path, so that it stays when
 * pieces are added; of two with the same, one gets the second before. It is not after `latest`,
 * since readers hide what is still to come.
 */
function byMoment<Dated extends { path: string; date: string | undefined }>(
  pieces: Dated[],
  latest: number,
): [number, Dated][] {
  const moments = new Map<number, Dated>();
  for (const piece of pieces.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const hash = createHash('sha256').update(piece.path).digest().readUInt32BE() * 1000;
    let moment = piece.date ? Math.min(midnight(piece.date) + (hash % HOURS_MS), latest) : 0;
    while (moments.has(moment)) moment -= 1000;
    moments.set(moment, piece);
  }
  return [...moments].sort(([a], [b]) => b - a);
}

/**
 * Markdown as the HTML of a feed: with absolute links, since a reader has no page to resolve them
 * from; no form controls.
 */
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
 * An RSS 2.0 feed of some pages at the moment of the build, newest first: the latest in full, the
 * others with their excerpts. Those of another kind and those without a text are left out.
 */
export function feedFile(pages: Piece[], { href, list, title, description, kind }: RssFeed, now: Date): string {
  const texts = pages
    .filter((page) => !kind || page.kind === kind)
    .flatMap(({ text, ...page }) => (text ? [{ ...page, ...text }] : []));
  const latest = Math.floor(now.getTime() / 1000) * 1000;
  const pieces = byMoment(texts, latest);
  const days = pieces.flatMap(([moment, { date, modified }]) => [date ? moment : 0, modified ? midnight(modified) : 0]);
  const changed = Math.min(Math.max(...days, 0), latest);
  const items = pieces.map(([moment, { path, heading, excerpt, body, date }], index) => {
    const link = site.origin + path;
    return [
      '        <item>',
      `            <title>${cdata(heading)}</title>`,
      `            <link>${escapeXml(link)}</link>`,
      `            <guid isPermaLink="false">${escapeXml(GUID_START + path)}</guid>`,
      ...(date ? [`            <pubDate>${new Date(moment).toUTCString()}</pubDate>`] : []),
      `            <description>${cdata(excerpt)}</description>`,
      ...(index < LATEST ? [`            <content:encoded>${cdata(toHtml(body, link))}</content:encoded>`] : []),
      '        </item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">',
    '    <channel>',
    `        <title>${escapeXml(title)}</title>`,
    `        <link>${site.origin}${list}</link>`,
    `        <description>${escapeXml(description)}</description>`,
    ...(changed ? [`        <lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>`] : []),
    `        <language>${site.lang}</language>`,
    `        <atom:link href="${site.origin}${href}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '    </channel>',
    '</rss>',
  ].join('\n');
}
