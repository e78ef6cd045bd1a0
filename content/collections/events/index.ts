import { collect } from '#content/schema/collection.server.ts';
import { type CalendarEvent, type CalendarEventInput, eventSchema } from './schema.server.ts';

const files = import.meta.glob<{ event: CalendarEventInput }>(['./*.ts', '!./index.ts', '!./schema.server.ts'], {
  eager: true,
});

/** The calendar's events, oldest first (specification 3.4). A new file in this folder joins them by itself. */
export const events: CalendarEvent[] = collect(
  'content/collections/events',
  eventSchema,
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path, file.event])),
).sort((a, b) => a.start.localeCompare(b.start));

/** The page of an event, or the calendar where it has none of its own. */
export const eventPath = ({ redirectUrl, link }: CalendarEvent): string => redirectUrl || link || '/eventcalander';

/** An event as a file for a visitor's own calendar; scripts/outputs writes it. */
export const eventFile = ({ slug }: CalendarEvent): string => `/events/${slug}.ics`;

/**
 * The link that puts an event into a visitor's own calendar.
 *
 * @throws Error when there is no such event
 */
export function calendarLink(slug: string): { label: string; href: string } {
  const event = events.find((event) => event.slug === slug);
  if (!event) throw new Error(`There is no event content/collections/events/${slug}.ts.`);
  return { label: 'Add to calendar', href: eventFile(event) };
}
