import { parse } from 'node-html-parser';
import { type EventStatus, statusOf } from '#components/sections/events/eventStatus.ts';
import { events } from '#content/collections/events/index.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { isoDay } from '#content/dates.ts';
import { picture } from '#content/pictures.ts';
import { sharedCover } from '#content/schema/fields.server.ts';
import { eventWords } from '#content/site/event-words.ts';

/** The next event that is planned, of one kind or of any. */
export const nextEvent = (kind?: CalendarEvent['kind']): CalendarEvent | undefined =>
  events.find((event) => !event.isCompleted && !statusOf(event, eventWords)?.off && (!kind || event.kind === kind));

/** The webinars among the events, newest first. */
export const webinarEvents = events.filter(({ kind }) => kind === 'webinar').toReversed();

/** What /events shows of its events, the meetings, newest first (specification 2.15). */
export const eventPosts = events
  .filter(({ kind }) => kind === 'meeting')
  .toReversed()
  .map((event) => ({
    href: event.path,
    title: event.card?.title ?? event.title,
    picture: picture(event.image || sharedCover.picture),
    date: isoDay(event.start),
    status: statusOf(event, eventWords)?.word,
    excerpt: event.card?.excerpt ?? parse(event.description).structuredText,
  }));

/** The events that a page is about: that it reports on, or that it has announced. */
export const eventsAbout = (path: string): CalendarEvent[] =>
  events.filter(({ redirectUrl, link }) => [redirectUrl, link].includes(path));

/** The status of the event that a page is about; undefined where that is on as planned, and for other pages. */
export function statusAt(path: string): EventStatus | undefined {
  const [event] = eventsAbout(path);
  return event && statusOf(event, eventWords);
}
