import { readCollection } from '#content/schema/collection.server.ts';
import { mistake } from '#content/schema/define.server.ts';
import { type CalendarEvent, eventSchema } from './schema.server.ts';

/** The calendar's events, oldest first (specification 3.4). Each YAML file of this folder is an event. */
export const events: CalendarEvent[] = readCollection('events', eventSchema).sort((a, b) =>
  a.start.localeCompare(b.start),
);

/**
 * The event in a file of this folder.
 *
 * @throws Error when there is no such event
 */
export function eventBySlug(slug: string): CalendarEvent {
  const event = events.find((event) => event.slug === slug);
  if (!event) throw mistake(`There is no event content/collections/events/${slug}.yaml.`);
  return event;
}

/** The page of an event, or the calendar where it has none of its own. */
export const eventPath = ({ redirectUrl, link }: CalendarEvent): string => redirectUrl || link || '/eventcalander';

/** An event as a file for a visitor's own calendar; scripts/outputs writes it. */
export const eventFile = ({ slug }: CalendarEvent): string => `/events/${slug}.ics`;

/**
 * The link that puts an event into a visitor's own calendar.
 *
 * @throws Error when there is no such event
 */
export const calendarLink = (slug: string): { label: string; href: string } => ({
  label: 'Add to calendar',
  href: eventFile(eventBySlug(slug)),
});

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'short' });

/** The day of an event as `19 June 2025`. */
export const eventDay = ({ start }: CalendarEvent): string => longDay.format(new Date(start));

/** The time of an event as `01:00 PM BST` (specification 2.15); undefined for an event of the whole day. */
export function zonedTime({ start, time }: CalendarEvent): string | undefined {
  if (!start.includes('T')) return undefined;
  const name = zone.formatToParts(new Date(start)).find(({ type }) => type === 'timeZoneName')?.value;
  return `${time.padStart('01:00 PM'.length, '0')} ${name}`;
}

/** The cards of /events: every meeting that has a page, newest first (specification 2.15). */
export const meetings = events
  .filter(({ kind, redirectUrl }) => kind === 'meeting' && redirectUrl)
  .map(({ title, start, description, card, image, redirectUrl }) => ({
    title: card?.title ?? title,
    date: start.slice(0, 'YYYY-MM-DD'.length),
    excerpt: card?.excerpt ?? description.replace(/<[^>]*>/g, ''),
    image: image || 'covers/events',
    href: redirectUrl,
  }))
  .reverse();
