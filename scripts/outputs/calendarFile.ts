import { type FileEvent, toICalendar } from '#components/format/icalendar.ts';
import type { Change } from '#content/collections/changes/schema.server.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { placeText } from '#content/shared/eventText.ts';
import { changesFeed, eventsFeed } from '#content/site/feeds.ts';
import { kinds } from '#content/site/kinds.ts';
import { site } from '#content/site/site.ts';

/** How often those who subscribe to a calendar ask for it. */
const REFRESH_HOURS = 12;

function fileEvent(event: CalendarEvent): FileEvent {
  const { slug, titleWithStatus, description, start, end, place, path, sequence, isCancelled } = event;
  return {
    id: slug,
    title: titleWithStatus,
    description,
    start,
    end,
    place: placeText(place),
    url: site.origin + path,
    sequence,
    // iCalendar has no word for postponed.
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
  };
}

const by = (product: string, made: Date) => ({ producer: site.siteName, product, made });

/** One event as a calendar file, which adds it to a visitor's own calendar. */
export const eventFile = (event: CalendarEvent, made: Date): string =>
  toICalendar([fileEvent(event)], by('Events', made));

/** Events as a calendar to subscribe to. */
export const eventsCalendar = (events: readonly CalendarEvent[], made: Date): string =>
  toICalendar(events.map(fileEvent), {
    ...by('Events', made),
    name: eventsFeed.title,
    description: eventsFeed.description,
    refreshHours: REFRESH_HOURS,
  });

/** The days of changes of the law as a calendar to subscribe to. */
export const changesCalendar = (changes: readonly Change[], made: Date): string =>
  toICalendar(
    changes.flatMap(({ slug, title, who, action, source, exactDays }) =>
      exactDays.map((start) => ({
        id: `${slug}-${start}`,
        title,
        start,
        url: site.origin + kinds.change.address + slug,
        description: `${who}. ${action}\n${source.title}: ${source.url}`,
      })),
    ),
    { ...by('Changes', made), name: changesFeed.title, refreshHours: REFRESH_HOURS },
  );
