import { events } from '#content/collections/events/index.ts';
import { buildTime } from '#content/schema/entries/buildTime.server.ts';
import { eventWords } from '#content/site/event-words.ts';
import { eventsFeed, rssFeeds } from '#content/site/feeds.ts';
import { site } from '#content/site/site.ts';
import { NOT_FOUND, pageFacts, paths } from '#pages/facts/pageFacts.ts';
import { calendarFile } from './calendarFile.ts';
import { feedFile } from './feedFile.ts';
import { sitemap } from './sitemap.ts';
import { textFiles } from './textFiles.ts';

/**
 * The files at the root that machines read: sitemap, feeds, calendars and the small text files.
 *
 * @param now when the site is built: calendars and security.txt contain it
 * @returns path below the web root → text
 */
export async function rootFiles(now = buildTime): Promise<Map<string, string>> {
  const pages = paths.map(pageFacts);
  const listed = pages.filter(({ path, canonical, index }) => index && canonical === path);
  const hidden = pages.filter(({ path, index }) => !index && path !== NOT_FOUND).map(({ path }) => path);
  const about = { origin: site.origin, siteName: site.siteName, words: eventWords, ...eventsFeed };
  const files: [string, string][] = [
    ['sitemap.xml', await sitemap(listed)],
    ...rssFeeds.map((feed): [string, string] => [feed.href, feedFile(pages, feed)]),
    [eventsFeed.href, calendarFile(events, about, now)],
    ...events.map((event): [string, string] => [
      event.file,
      calendarFile([event], { ...about, title: event.title }, now),
    ]),
    ...textFiles(listed, hidden, now),
  ];
  return new Map(files.map(([path, text]) => [path.replace(/^\//, ''), text]));
}
