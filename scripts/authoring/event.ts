import { z } from 'zod';
import { parseEventTime } from '#components/sections/events/eventTime.ts';
import { eventSchema, londonOffset } from '#content/collections/events/schema.server.ts';
import type { Answers, Question } from './ask.ts';

const { shape } = eventSchema;
const MINUTE_MS = 60_000;
const ONLINE = 'Online';

/** A whole number of minutes, or nothing. */
const minutes = z.string().regex(/^([1-9]\d*)?$/, 'Write the number of minutes, or nothing.');

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An instant on the clock of London, with its offset. */
function londonMoment(instant: Date): string {
  const offset = londonOffset(instant.toISOString());
  const local = new Date(instant.getTime() + Number(offset.slice(0, 3)) * 60 * MINUTE_MS);
  return `${local.toISOString().slice(0, 19)}${offset}`;
}

/** When an event starts and ends, from its day, its time as people write it and its length; a day alone without a time. */
export function momentsOf(date: string, time: string, length: string): { start: string; end?: string } {
  const clock = parseEventTime(time);
  if (!clock) return { start: date };
  const wall = Date.parse(
    `${date}T${String(clock.hours).padStart(2, '0')}:${String(clock.minutes).padStart(2, '0')}:00Z`,
  );
  const offset = Number(londonOffset(new Date(wall).toISOString()).slice(0, 3));
  const start = new Date(wall - offset * 60 * MINUTE_MS);
  if (!length) return { start: londonMoment(start) };
  return { start: londonMoment(start), end: londonMoment(new Date(start.getTime() + Number(length) * MINUTE_MS)) };
}

/** What is asked about an event beyond its title and slug. */
export const eventQuestions: Question[] = [
  { name: 'time', ask: 'Time as 6:00 PM, or --:-- if it isn’t known', schema: shape.time, suggest: () => '--:--' },
  { name: 'minutes', ask: 'Length in minutes, or nothing', schema: minutes },
  { name: 'speaker', ask: 'Speaker, or nothing', schema: z.string() },
  { name: 'description', ask: 'What it is about, in a sentence or two', schema: shape.description },
  { name: 'place', ask: 'Place', schema: shape.place.shape.name, suggest: () => ONLINE },
  { name: 'street', ask: 'Street, or nothing for an event online', schema: z.string() },
  { name: 'town', ask: 'Town, or nothing for an event online', schema: z.string() },
];

/** The event as its module holds it, from the answers. */
export function eventValue(answers: Answers): Record<string, unknown> {
  const { slug, title, date = '', time = '', minutes, speaker, description = '', place, street, town } = answers;
  const [year, month = 0, day] = date.split('-').map(Number);
  return {
    slug,
    year,
    month: month - 1,
    day,
    title,
    time,
    duration: minutes ? `${minutes} mins` : '',
    speaker,
    description: `<p>${escapeHtml(description)}</p>`,
    link: '',
    image: 'covers/events',
    redirectUrl: '',
    isCompleted: false,
    ...momentsOf(date, time, minutes ?? ''),
    place: { name: place, ...(street && town && { address: { street, locality: town, country: 'GB' } }) },
  };
}
