import type { Event, VideoObject } from 'schema-dts';
import { eventPath } from '#content/collections/events/index.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { picture } from '#content/collections/pictures.ts';
import { site } from '#content/site/site.ts';
import { associationId } from './association.ts';

type Film = { youtubeId: string; title: string; poster: string; uploaded: string };

/** A film that is the main thing of its page. */
export const videoObject = (path: string, film: Film, description: string): VideoObject => ({
  '@type': 'VideoObject',
  '@id': `${site.origin}${path}#film`,
  name: film.title,
  description,
  thumbnailUrl: site.origin + picture(film.poster).src,
  uploadDate: film.uploaded,
  embedUrl: `https://www.youtube-nocookie.com/embed/${film.youtubeId}`,
  publisher: { '@id': associationId },
});

type Around = {
  /** What the page says of the event. */
  description: string;
  /** Who speaks, by name. */
  performers?: string[];
  /** The path of the page that shows the event's film. */
  film?: string;
};

/** An event, at its place or online; its moments carry London's offset. */
export function eventData(event: CalendarEvent, { description, performers = [], film }: Around): Event {
  const { title, image, start, end, place } = event;
  const url = site.origin + eventPath(event);
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: title,
    description,
    url,
    ...(image && { image: site.origin + picture(image).src }),
    startDate: start,
    ...(end && { endDate: end }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: place.address
      ? 'https://schema.org/OfflineEventAttendanceMode'
      : 'https://schema.org/OnlineEventAttendanceMode',
    location: place.address
      ? {
          '@type': 'Place',
          name: place.name,
          address: {
            '@type': 'PostalAddress',
            streetAddress: place.address.street,
            addressLocality: place.address.locality,
            addressCountry: place.address.country,
          },
        }
      : { '@type': 'VirtualLocation', name: place.name, url },
    organizer: { '@id': associationId },
    ...(performers.length && { performer: performers.map((name) => ({ '@type': 'Person' as const, name })) }),
    ...(film && { recordedIn: { '@id': `${site.origin}${film}#film` } }),
  };
}
