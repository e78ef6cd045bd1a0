import { storedItem } from '#components/dom/storedItem.ts';

/**
 * The `HandedEvent` for the page that opens next, kept for the lifetime of the tab, so that reload,
 * Back and Forward show it again. Separate from handedEvent.ts, which parses it, so that the
 * calendar loads without zod.
 */
export const eventState = storedItem('sessionStorage', 'eventState');
