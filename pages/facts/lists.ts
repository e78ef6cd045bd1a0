import { statusOf } from '#components/sections/events/eventStatus.ts';
import { events } from '#content/collections/events/index.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { galleryWall } from '#content/pictures.ts';
import { isShown } from '#content/schema/entries/samples.server.ts';
import { eventWords } from '#content/site/event-words.ts';

/** The pictures of the gallery of the 2025 event, without samples at launch. */
export const galleryPhotos = galleryWall.filter(({ picture }) => isShown(picture));

/** The next event that is planned, of one kind or of any. */
export const nextEvent = (kind?: CalendarEvent['kind']): CalendarEvent | undefined =>
  events.find((event) => !event.isCompleted && !statusOf(event, eventWords)?.off && (!kind || event.kind === kind));

/** The webinars among the events, newest first. */
export const webinarEvents = events.filter(({ kind }) => kind === 'webinar').toReversed();

/** The meetings, newest first: /events lists them (specification 2.15). */
export const eventList = events.filter(({ kind }) => kind === 'meeting').toReversed();
