import { events } from '#content/collections/events/index.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { eventsPage } from '#content/pages/events.ts';
import { entryPicture } from '#content/schema/entries/entryPicture.server.ts';
import { sharedCover } from '#content/schema/fields.server.ts';
import { isoDay } from '#content/shared/dates.ts';
import { datedTitle, periodOf, placeText } from '#content/shared/eventText.ts';
import { capitalise } from '#content/shared/text.ts';
import { eventWords } from '#content/site/event-words.ts';
import { nextEventOf } from './nextEvent.ts';

/** The next event, and a link to subscribe to the calendar. */
export const nextEvent = { ...nextEventOf(events), subscribe: eventWords.next.subscribe };

/** The webinars among the events, newest first. */
export const webinarEvents = events.filter(({ kind }) => kind === 'webinar').toReversed();

const eventPost = (event: CalendarEvent) => ({
  href: event.path,
  title: datedTitle(event),
  picture: entryPicture(event, 'image', event.image ?? sharedCover.picture),
  date: isoDay(event.start),
  status: event.notice?.listed,
  place: [periodOf(event), placeText(event.place)].filter(Boolean).join(' · '),
  excerpt: event.excerpt ?? event.description,
});

/**
 * What /events shows of its events but webinars, by kind, meetings first and the newest of each
 * before others (specification 2.15).
 */
export const eventGroups = [...new Set(['meeting', ...events.map(({ kind }) => kind)])]
  .filter((kind) => kind !== 'webinar')
  .map((kind) => ({
    heading: kind === 'meeting' ? eventsPage.meetings : capitalise(kind),
    posts: events
      .filter((event) => event.kind === kind)
      .toReversed()
      .map(eventPost),
  }))
  .filter(({ posts }) => posts.length > 0);

/** The events that a page is about: that it reports on, or that it has announced. */
export const eventsAbout = (path: string): CalendarEvent[] =>
  events.filter(({ page, announcement }) => [page, announcement].includes(path));
