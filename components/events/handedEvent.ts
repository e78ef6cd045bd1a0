import * as z from 'zod/mini';
import { isCalendarDate } from '#content/shared/dates.ts';
import { eventState } from './eventState.ts';

const line = z._default(z.string(), '');

/**
 * What /eventsdetails shows of an event (specification 3.4, "Event detail"): a fact that is empty
 * is not known.
 */
const eventDetail = z.object({
  title: z.string().check(z.trim(), z.minLength(1)),
  /** The event's own day, `YYYY-MM-DD`; the page shows the clicked one. */
  date: line,
  /** In any words; none and `--:--` mean the whole day (specification 4). */
  time: line,
  /** Of an event of several days, when it begins and ends; not among the specification's fields. */
  period: z.optional(z.string()),
  duration: line,
  speaker: line,
  /** Where it takes place; not among the specification's fields. */
  place: z.optional(z.string()),
  /** Whether it was cancelled or has moved, in words; absent for an event that is on as planned. */
  status: z.optional(z.string()),
  /** Whether it doesn't take place on its day. */
  isCancelled: z.optional(z.boolean()),
  /** HTML, sanitised before it is shown. */
  description: line,
  /**
   * Address of a picture; empty where there is none. An address that a picture can't have counts as
   * none.
   */
  image: z.catch(z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)/)), ''),
});

export type EventDetail = z.output<typeof eventDetail>;

const handedEvent = z.object({
  event: eventDetail,
  /** The clicked day, `YYYY-MM-DD`. */
  date: z.string().check(z.refine(isCalendarDate)),
});

export type HandedEvent = z.output<typeof handedEvent>;

/** The event in what was stored; undefined for anything else. */
export const parseHandedEvent = (stored: unknown): HandedEvent | undefined => handedEvent.safeParse(stored).data;

/** The event that was handed over in this tab; none where storage is switched off. */
export const readHandedEvent = (): HandedEvent | undefined => parseHandedEvent(eventState.read());
