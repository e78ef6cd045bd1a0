import { Feed as FeedFile } from 'feed';
import { Marked } from 'marked';
import type { RssFeed } from '#content/site/feeds.ts';
import { site } from '#content/site/site.ts';
import type { Text } from '#pages/model/entryPages.ts';
import type { PageModel } from '#pages/model/pageModel.ts';

/** How many pieces a feed holds: readers ask for the latest, often. */
export const LATEST = 20;

/** What a feed needs of a page. */
export type Piece = Pick<PageModel, 'path' | 'heading' | 'modified' | 'kind'> & {
  text: (Partial<Text> & Pick<Text, 'excerpt' | 'body' | 'date'>) | undefined;
};

/** A day without an hour, written so that readers show the date that the page shows. */
const midnight = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);

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

/** An RSS 2.0 feed of the latest of some pages in full, newest first; those of another kind and those without a text are left out. */
export function feedFile(pages: Piece[], { href, list, title, description, kind }: RssFeed): string {
  const latest = pages
    .filter((page) => !kind || page.kind === kind)
    .flatMap(({ text, ...page }) => (text ? [{ ...page, ...text }] : []))
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .slice(0, LATEST);
  const [changed] = latest.flatMap(({ modified, date }) => modified ?? date ?? []).sort((a, b) => b.localeCompare(a));
  const file = new FeedFile({
    title,
    description,
    link: site.origin + list,
    language: site.lang,
    generator: false,
    feedLinks: { rss: site.origin + href },
    ...(changed && { updated: midnight(changed) }),
  });
  for (const { path, heading, excerpt, body, date } of latest) {
    const link = site.origin + path;
    const item = { title: heading, link, description: excerpt, content: toHtml(body, link) };
    // @ts-expect-error RSS needs no day, and the package writes none; its type asks for one.
    file.addItem({ ...item, date: date && midnight(date) });
  }
  return file.rss2();
}
