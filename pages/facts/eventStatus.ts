import { type EventStatus, statusOf } from '#components/sections/events/eventStatus.ts';
import { events } from '#content/collections/events/index.ts';
import { eventWords } from '#content/site/event-words.ts';

/** The status of the event that a page is about; undefined where that is on as planned, and for other pages. */
export function statusAt(path: string): EventStatus | undefined {
  const event = events.find(({ redirectUrl, link }) => [redirectUrl, link].includes(path));
  return event && statusOf(event, eventWords);
}
