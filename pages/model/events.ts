import { events } from '#content/collections/events/index.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { eventsPage } from '#content/pages/events.ts';
import { entryPicture } from '#content/schema/entries/entryPicture.server.ts';
import { sharedCover } from '#content/schema/fields.server.ts';
import { datedTitle } from '#content/shared/eventText.ts';
import { capitalise } from '#content/shared/text.ts';
import { nextEventOf } from './nextEvent.ts';

/** The next event, in a sentence. */
export const nextEvent = nextEventOf(events);

/** The events of /events, oldest first: one without a page leads to its row of the calendar. */
const listed = events.map((it) => ({ ...it, page: it.page ?? it.announcement ?? `/eventcalander#${it.slug}` }));

/** The webinars among the events, oldest first. */
export const webinarEvents = listed.filter(({ kind }) => kind === 'webinar');

/** An event on a card; the title of a past one has its day (specification 2.15). */
const eventCard = (event: CalendarEvent) => ({
  ...event,
  title: event.isCompleted ? datedTitle(event) : event.title,
  card: {
    picture: entryPicture(event, 'image', event.image ?? sharedCover.picture),
    text: event.excerpt ?? event.description,
  },
});

/**
 * What /events shows of its events but webinars, by kind, meetings before others (specification
 * 2.15).
 */
export const eventGroups = [...new Set(['meeting', ...events.map(({ kind }) => kind)])]
  .filter((kind) => kind !== 'webinar')
  .map((kind) => ({
    heading: kind === 'meeting' ? eventsPage.meetings : capitalise(kind),
    events: listed.filter((event) => event.kind === kind).map(eventCard),
  }))
  .filter((group) => group.events.length > 0);

/** The events that a page is about: that it reports on, or that it has announced. */
export const eventsAbout = (path: string): CalendarEvent[] =>
  events.filter(({ page, announcement }) => [page, announcement].includes(path));
