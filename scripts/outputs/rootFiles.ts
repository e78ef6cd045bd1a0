import { comingChanges } from '#content/collections/changes/index.ts';
import { events } from '#content/collections/events/index.ts';
import { buildTime } from '#content/schema/entries/buildTime.server.ts';
import { changesFeed, eventsFeed, rssFeeds } from '#content/site/feeds.ts';
import { kinds } from '#content/site/kinds.ts';
import { NOT_FOUND, pageModel, paths } from '#pages/model/pageModel.ts';
import { changesCalendar, eventFile, eventsCalendar } from './calendarFile.ts';
import { type FeedItem, feedFile } from './feedFile.ts';
import { sitemap } from './sitemap.ts';
import { textFiles } from './textFiles.ts';

/** The coming changes of the law as items of a feed: they share a page, and have no picture. */
const changePieces = comingChanges.map(
  ({ slug, title, who, action, updated }): FeedItem => ({
    path: kinds.change.address + slug,
    heading: title,
    kind: 'change',
    text: { excerpt: `${who}. ${action}`, body: action, date: updated },
  }),
);

/**
 * The files at the root that machines read, path below the web root → text; calendars and
 * security.txt have the moment of the build.
 */
export async function rootFiles(now = buildTime): Promise<Map<string, string>> {
  const pages = paths.map(pageModel);
  const listed = pages.filter(({ path, canonical, index }) => index && canonical === path);
  const hidden = pages.filter(({ path, index }) => !index && path !== NOT_FOUND).map(({ path }) => path);
  const texts: Record<string, string> = {
    'sitemap.xml': sitemap(listed),
    [changesFeed.href]: changesCalendar(comingChanges, now),
    [eventsFeed.href]: eventsCalendar(events, now),
    ...textFiles(hidden, now),
  };
  for (const feed of rssFeeds) texts[feed.href] = feedFile(feed.kind === 'change' ? changePieces : pages, feed);
  for (const event of events) texts[event.file] = eventFile(event, now);
  return new Map(Object.entries(texts).map(([path, text]) => [path.replace(/^\//, ''), text]));
}
