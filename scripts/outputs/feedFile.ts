import { Marked } from 'marked';
import type { RssFeed } from '#content/site/feeds.ts';
import { site } from '#content/site/site.ts';
import type { Text } from '#pages/model/entryPages.ts';
import type { PageModel } from '#pages/model/pageModel.ts';

/**
 * Identifies an item whatever the site's address is: readers show an item again when its `guid`
 * changes. Never to be changed.
 */
const GUID_START = 'msb-association-uk:';

/**
 * A text, or HTML for readers to show, as the content of an XML element. Content has no control
 * characters, which XML cannot contain.
 */
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What a feed needs of a page. */
export type FeedItem = Pick<PageModel, 'path' | 'heading' | 'kind'> & {
  text: (Partial<Text> & Pick<Text, 'excerpt' | 'body' | 'date'>) | undefined;
};

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
 * An RSS 2.0 feed of some pages, newest first and in full. Those of another kind and those without
 * a text are left out; those without a day come last.
 */
export function feedFile(pages: FeedItem[], { href, list, title, description, kind }: RssFeed): string {
  const posts = pages
    .filter((page) => !kind || page.kind === kind)
    .flatMap(({ text, ...page }) => (text ? [{ ...page, ...text }] : []))
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const items = posts.map(({ path, heading, excerpt, body, date }) => {
    const link = site.origin + path;
    return [
      '        <item>',
      `            <title>${escapeXml(heading)}</title>`,
      `            <link>${escapeXml(link)}</link>`,
      `            <guid isPermaLink="false">${escapeXml(GUID_START + path)}</guid>`,
      ...(date ? [`            <pubDate>${new Date(date).toUTCString()}</pubDate>`] : []),
      `            <description>${escapeXml(excerpt)}</description>`,
      `            <content:encoded>${escapeXml(toHtml(body, link))}</content:encoded>`,
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
    `        <language>${site.lang}</language>`,
    `        <atom:link href="${site.origin}${href}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '    </channel>',
    '</rss>',
  ].join('\n');
}
