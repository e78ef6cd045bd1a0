import type { EventDetail } from './handedEvent.ts';

/** The session storage key of the event; it lasts as long as the tab, so that reload, Back and Forward show it again. */
export const EVENT_STATE = 'eventState';

/**
 * Stores an event for the page that opens next. Its shape is declared in handedEvent.ts; this module loads with the
 * calendar, and so without zod.
 *
 * @param date the day that was clicked, `YYYY-MM-DD`
 */
export function handOverEvent(event: EventDetail, date: string): void {
  try {
    sessionStorage.setItem(EVENT_STATE, JSON.stringify({ event, date }));
  } catch {
    // Storage is switched off: the next page then has no event.
  }
}
