import { collectionFolder } from '#content/schema/contentFolder.server.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { entryError, published, readEntries } from '#content/schema/entries/collection.server.ts';
import { isShownWith } from '#content/schema/entries/publication.server.ts';
import { contentError } from '#content/schema/issues.server.ts';
import { type CalendarEvent, eventSchema } from './schema.server.ts';

/** Every event, published or not, oldest first. Each YAML file of this folder is an event. */
export const allEvents: CalendarEvent[] = readEntries('events', eventSchema, {
  arrange: (entries) => entries.toSorted((a, b) => a.start.localeCompare(b.start)),
});

/** The calendar's events, oldest first (specification 3.4). */
export const events: CalendarEvent[] = published(allEvents);

/**
 * The event with this slug, for a page about it. Such a page is always published: throws where the
 * event doesn't exist, or isn't always published.
 */
export function eventBySlug(slug: string): CalendarEvent {
  const event = allEvents.find((event) => event.slug === slug);
  if (!event)
    throw contentError(
      `There is no event ${collectionFolder('events')}/${slug}.yaml. A page is about it: put the file back, and choose a Status if it does not take place.`,
    );
  if (!isShownWith(event, {}, buildDay))
    throw entryError(event, 'draft', 'A page of content/pages is about this event. Show it always.');
  return event;
}
