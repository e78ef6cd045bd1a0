/** What /eventsdetails shows of an event (specification 3.4, "Event detail"). */
export type EventDetail = {
  title: string;
  /** `YYYY-MM-DD`. */
  date: string;
  time: string;
  duration: string;
  speaker: string;
  /** HTML, sanitised before it is shown. */
  description: string;
  /** Address of a picture; empty where there is none. */
  image: string;
};

/** Where the event waits for the next page: kept for the tab, so that reload, Back and Forward show it again. */
export const EVENT_STATE = 'eventState';

/**
 * Hands an event over to the page that opens next.
 * @param date the day that was clicked, `YYYY-MM-DD`
 */
export function handOverEvent(event: EventDetail, date: string): void {
  try {
    sessionStorage.setItem(EVENT_STATE, JSON.stringify({ event, date }));
  } catch {
    // Storage is switched off: the next page then has no event.
  }
}
