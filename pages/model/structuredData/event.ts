import type { Event, VideoObject } from 'schema-dts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { picture } from '#content/pictures.ts';
import { isoDay, londonMoment } from '#content/shared/dates.ts';
import { site } from '#content/site/site.ts';
import { type Film, playerOf } from '#pages/model/media.ts';
import { associationId } from './association.ts';

/**
 * The film of a page. In place of a sample an open film plays, which the association has not
 * published.
 */
export const videoObject = (
  path: string,
  { youtubeId, title, description, poster, uploaded, sample }: Film,
): VideoObject => ({
  '@type': 'VideoObject',
  '@id': `${site.origin}${path}#film`,
  name: title,
  description,
  thumbnailUrl: site.origin + poster.src,
  uploadDate: londonMoment(`${uploaded} 00:00`) ?? uploaded,
  embedUrl: playerOf(youtubeId),
  ...(!sample && { publisher: { '@id': associationId } }),
});

type Details = {
  description: string;
  /** The names of the speakers. */
  performers?: string[];
  /** The path of the page that shows the event's film. */
  film?: string;
  /** What names the event on a page that has several. */
  anchor?: string;
  /** The picture of the page that shows it, for one that has none. */
  image: string;
};

/** The terms of schema.org; one that is on again is an event like any other. */
const STATUS = {
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  rescheduled: 'EventRescheduled',
  reinstated: 'EventScheduled',
} as const;

/**
 * An event, at its place or online, of which Google asks for a `VirtualLocation` with a URL
 * (https://developers.google.com/search/docs/appearance/structured-data/home-activities). Start and
 * end carry London's offset.
 */
export function eventData(
  event: CalendarEvent,
  { description, performers = [], film, anchor = 'event', image: pageImage }: Details,
): Event {
  const { title, image, start, end, place } = event;
  const url = site.origin + event.path;
  const isOnline = !place.address && /online/i.test(place.name);
  return {
    '@type': 'Event',
    '@id': `${url}#${anchor}`,
    name: title,
    description,
    url,
    image: site.origin + (image ? picture(image).src : pageImage),
    startDate: start,
    ...(end && { endDate: end }),
    eventStatus: `https://schema.org/${STATUS[event.status ?? 'reinstated']}`,
    // Days: schema.org has a Date here (https://schema.org/previousStartDate).
    ...(event.formerStarts.length && { previousStartDate: event.formerStarts.map((start) => isoDay(start)) }),
    eventAttendanceMode: isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: isOnline
      ? { '@type': 'VirtualLocation', name: place.name, url }
      : {
          '@type': 'Place',
          name: place.name,
          ...(place.address && {
            address: {
              '@type': 'PostalAddress',
              ...(place.address.street && { streetAddress: place.address.street }),
              addressLocality: place.address.locality,
              ...(place.address.postcode && { postalCode: place.address.postcode }),
              addressCountry: place.address.country,
            },
          }),
        },
    organizer: { '@id': associationId },
    ...(performers.length && { performer: performers.map((name) => ({ '@type': 'Person' as const, name })) }),
    ...(film && { recordedIn: { '@id': `${site.origin}${film}#film` } }),
  };
}
