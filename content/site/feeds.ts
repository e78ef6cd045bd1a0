import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { site } from './site.ts';

const feed = z.strictObject({
  href: z.string().regex(/^\/([a-z]+\/)?[a-z]+\.(xml|ics)$/, 'Write the address of the feed, e.g. /news/feed.xml.'),
  type: z.enum(['application/rss+xml', 'text/calendar']),
  title: text,
  description: text,
});

export type Feed = z.output<typeof feed>;

const rss = 'application/rss+xml' as const;

/** The feeds that one can subscribe to; every page links them in its head, and scripts/outputs writes them. */
export const feeds = define(
  'content/site/feeds.ts',
  z.strictObject({ all: feed, blogs: feed, news: feed, events: feed }),
  {
    all: {
      href: '/feed.xml',
      type: rss,
      title: site.siteName,
      description: 'Articles, guides, webinar reports and news for UK money service businesses.',
    },
    blogs: {
      href: '/blogs/feed.xml',
      type: rss,
      title: `Blogs of ${site.siteName}`,
      description: 'Articles on regulation, cash, customer due diligence and compliance.',
    },
    news: {
      href: '/news/feed.xml',
      type: rss,
      title: `News of ${site.siteName}`,
      description: 'News of the association and of its work for money service businesses.',
    },
    events: {
      href: '/events.ics',
      type: 'text/calendar',
      title: `Events of ${site.siteName}`,
      description: 'Meetings and webinars for members and guests.',
    },
  },
);

export type Feeds = typeof feeds;
