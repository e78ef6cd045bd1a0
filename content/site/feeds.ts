import { defineWords } from '#content/schema/define.server.ts';
import { type KindName, kindNames, kinds } from './kinds.ts';
import { site } from './site.ts';

/** A feed of pieces of writing: of one kind, or of all; `list` is the page that lists what it holds. */
export type RssFeed = Record<'href' | 'list' | 'title' | 'description', string> & { kind?: KindName };

/** The feeds that scripts/outputs writes of the pages with a text. */
export const rssFeeds = defineWords<RssFeed[]>('content/site/feeds.ts', [
  {
    href: '/feed.xml',
    list: '/',
    title: site.siteName,
    description: 'Articles, guides, webinar reports and news for UK money service businesses.',
  },
  ...kindNames.flatMap((kind) => {
    const { feed, list } = kinds[kind];
    return feed ? { ...feed, kind, list, href: `${list}/feed.xml`, title: `${feed.title} of ${site.siteName}` } : [];
  }),
]);

/** All events as one calendar that stays up to date. */
export const eventsFeed = defineWords('content/site/feeds.ts', {
  href: '/events.ics',
  title: `Events of ${site.siteName}`,
  description: 'Meetings and webinars for members and guests.',
});

/** The changes of the law as one calendar that stays up to date. */
export const changesFeed = defineWords('content/site/feeds.ts', {
  href: '/whats-changing.ics',
  title: `What changes when, by ${site.siteName}`,
});

/** What one can subscribe to: every page links it in its head. */
export const feeds = [
  ...rssFeeds.map(({ href, title }) => ({ href, title, type: 'application/rss+xml' })),
  { href: eventsFeed.href, title: eventsFeed.title, type: 'text/calendar' },
  { href: changesFeed.href, title: changesFeed.title, type: 'text/calendar' },
];
