import { Feed } from 'feed';
import { Marked } from 'marked';

/** How many pieces a feed holds: readers ask for the latest, often. */
const LATEST = 20;

/** A piece of writing as a feed shows it. */
export type Piece = {
  path: string;
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  /** Days, as YYYY-MM-DD. */
  published: string;
  modified: string;
};

export type FeedText = { origin: string; href: string; title: string; description: string; home: string };

/** A day without an hour, written so that the date which a reader shows is the one on the page. */
const midnight = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);

/** Markdown as the HTML of a feed: whole addresses, since a reader has no page to start from; no form controls. */
function toHtml(markdown: string, origin: string, path: string): string {
  const marked = new Marked({
    renderer: { checkbox: () => '' },
    walkTokens(token) {
      if (token.type === 'link') token.href = new URL(token.href, origin + path).href;
    },
  });
  return marked.parse(markdown.trim(), { async: false });
}

/**
 * An RSS 2.0 feed of the latest pieces, whole, newest first.
 *
 * @param pieces in any order
 * @param text the feed's own words and addresses
 */
export function feed(pieces: Piece[], { origin, href, title, description, home }: FeedText): string {
  const latest = pieces.toSorted((a, b) => b.published.localeCompare(a.published)).slice(0, LATEST);
  const changed = latest
    .map(({ modified }) => modified)
    .sort()
    .at(-1);
  const channel = new Feed({
    title,
    description,
    link: origin + home,
    language: 'en-GB',
    generator: false,
    feedLinks: { rss: origin + href },
    ...(changed && { updated: midnight(changed) }),
  });
  for (const { path, title, summary, body, published } of latest)
    channel.addItem({
      title,
      link: origin + path,
      date: midnight(published),
      description: summary,
      content: toHtml(body, origin, path),
    });
  return channel.rss2();
}
