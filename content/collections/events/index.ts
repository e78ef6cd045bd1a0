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
