import { toICalendar } from '#components/sections/compliance-calendar/icalendar.ts';
import { changes } from '#content/collections/changes/index.ts';
import { events } from '#content/collections/events/index.ts';
import { buildTime } from '#content/schema/entries/buildTime.server.ts';
import { eventWords } from '#content/site/event-words.ts';
import { changesFeed, eventsFeed, rssFeeds } from '#content/site/feeds.ts';
import { kinds } from '#content/site/kinds.ts';
import { site } from '#content/site/site.ts';
import { NOT_FOUND, pageModel, paths } from '#pages/model/pageModel.ts';
import { calendarFile } from './calendarFile.ts';
import { feedFile, type Piece } from './feedFile.ts';
import { sitemap } from './sitemap.ts';
import { textFiles } from './textFiles.ts';

/** The changes of the law as pieces of a feed: they share a page, and have no picture. */
const changePieces = changes.map(
  ({ slug, title, who, action, updated }): Piece => ({
    path: kinds.change.address + slug,
    heading: title,
    modified: updated,
    kind: 'change',
    text: { excerpt: `${who}. ${action}`, body: action, date: updated },
  }),
);

const changesCalendar = (made: Date) =>
  toICalendar(
    changes.flatMap((change) =>
      change.exactDays.map((date) => ({
        uid: `${change.slug}-${date}@${new URL(site.origin).hostname}`,
        date,
        title: change.title,
        description: `${change.who}. ${change.action}\n${change.source.title}: ${change.source.url}`,
        url: site.origin + kinds.change.address + change.slug,
        reminders: [],
      })),
    ),
    { name: changesFeed.title, producer: site.siteName, made },
  );

/** The files at the root that machines read, path below the web root → text; calendars and security.txt have the moment of the build. */
export async function rootFiles(now = buildTime): Promise<Map<string, string>> {
  const pages = paths.map(pageModel);
  const listed = pages.filter(({ path, canonical, index }) => index && canonical === path);
  const hidden = pages.filter(({ path, index }) => !index && path !== NOT_FOUND).map(({ path }) => path);
  const about = { origin: site.origin, siteName: site.siteName, words: eventWords, ...eventsFeed };
  const texts: Record<string, string> = {
    'sitemap.xml': await sitemap(listed),
    [changesFeed.href]: changesCalendar(now),
    [eventsFeed.href]: calendarFile(events, about, now),
    ...textFiles(listed, hidden, now),
  };
  for (const feed of rssFeeds) texts[feed.href] = feedFile(feed.kind === 'change' ? changePieces : pages, feed);
  for (const event of events) texts[event.file] = calendarFile([event], { ...about, title: event.title }, now);
  return new Map(Object.entries(texts).map(([path, text]) => [path.replace(/^\//, ''), text]));
}
