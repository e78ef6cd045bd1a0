import * as z from 'zod/mini';
import { EVENT_STATE } from './eventHandOver.ts';

const line = z._default(z.string(), '');

const eventState = z.object({
  event: z.object({
    title: z.string().check(z.trim(), z.minLength(1)),
    time: line,
    duration: line,
    speaker: line,
    description: line,
    // An address that a picture can't have counts as none.
    image: z.catch(z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)/)), ''),
  }),
  /** The clicked day; a moment is read as its day in London. */
  date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
});

export type HandedEvent = z.output<typeof eventState>;

/** Checks a handed-over event as it was stored: undefined for none, and for anything that isn't one. */
export function parseHandedEvent(stored: string | null): HandedEvent | undefined {
  try {
    return eventState.safeParse(JSON.parse(stored ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** The event that was handed over in this tab; storage that is switched off has none. */
export function readHandedEvent(): HandedEvent | undefined {
  try {
    return parseHandedEvent(sessionStorage.getItem(EVENT_STATE));
  } catch {
    return undefined;
  }
}
