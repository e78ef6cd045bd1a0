import { defineWords } from '#content/schema/define.server.ts';
import { type KindName, kindNames, kinds } from './kinds.ts';
import { site } from './site.ts';

/**
 * A feed of posts of one kind, or of all kinds; `list` is the page that lists them.
 */
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
    return feed ? { ...feed, kind, list, href: `${list}/feed.xml`, title: `${feed.title} from ${site.siteName}` } : [];
  }),
]);

/**
 * A calendar that stays up to date, with links that subscribe to it on a device and in Google's
 * calendar, and its whole address.
 */
function calendarFeed<Words>(href: string, words: Words) {
  const address = site.origin + href;
  const device = address.replace(/^https?/, 'webcal');
  // Google does not document this link, and refuses most addresses with https.
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(device)}`;
  return defineWords('content/site/feeds.ts', { ...words, href, ways: { address, device, google } });
}

/** All events as one calendar. */
export const eventsFeed = calendarFeed('/events.ics', {
  title: `${site.siteName} events`,
  description: 'Meetings and webinars for members and guests.',
  subscribe: 'Subscribe to all events',
});

/** The changes of the law as one calendar. */
export const changesFeed = calendarFeed('/whats-changing.ics', {
  title: `${kinds.change.many}, from ${site.siteName}`,
  subscribe: 'Subscribe to changes in the law',
});

/** What each way to subscribe to a calendar does. */
export const subscribeWords = defineWords('content/site/feeds.ts', {
  device: 'Subscribe in Apple Calendar or Outlook',
  google: 'Subscribe in Google Calendar, on a computer',
  android: 'On Android, download the dates once (.ics)',
  address: 'Address to copy into any other calendar',
  copy: 'Copy address',
  copied: 'Copied',
});

/** A calendar that a page offers. */
export type CalendarFeed = Pick<typeof eventsFeed, 'subscribe' | 'href' | 'ways'>;

/** What one can subscribe to: every page links it in its head. */
export const feeds = [
  ...rssFeeds.map(({ href, title }) => ({ href, title, type: 'application/rss+xml' })),
  { href: eventsFeed.href, title: eventsFeed.title, type: 'text/calendar' },
  { href: changesFeed.href, title: changesFeed.title, type: 'text/calendar' },
];
