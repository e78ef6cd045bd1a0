import { storedItem } from '#components/dom/storedItem.ts';

/**
 * The event for the page that opens next, a `HandedEvent`. It lasts as long as the tab, so that
 * reload, Back and Forward show it again. Loads with the calendar, and so without zod, with which
 * handedEvent.ts reads it.
 */
export const eventState = storedItem('sessionStorage', 'eventState');
