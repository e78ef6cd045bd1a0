import { describe, expect, test } from 'vitest';
import { calendarEntries } from '#components/islands/calendar/calendarEntry.ts';
import { events } from '#content/collections/events/index.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';

const options = { detailsPath: '/eventsdetails', imageOf: (name: string) => `/media/${name}.svg` };
const [first] = events;
if (!first) throw new Error('content/collections/events has no event.');
const planned: CalendarEvent = {
  ...first,
  redirectUrl: '',
  isCompleted: false,
  time: '6:30 pm',
  image: 'covers/events',
};

describe('a calendar entry', () => {
  // The specification has these three events; the association adds later ones.
  const entries = calendarEntries(events.slice(0, 3), options);

  test('is grey for a past event, and links to its page', () => {
    expect(entries.map(({ day, tone, href }) => [day, tone, href])).toEqual([
      ['2025-04-10', 'done', '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs'],
      ['2025-06-19', 'done', '/welcome-msb-meet-up-19th-june-2025'],
      ['2025-07-01', 'done', '/dosand-donts-to-get-a-bank-account-for-your-msb-business'],
    ]);
  });

  test('starts and ends in London time, or lasts all day if the hour isn’t known', () => {
    expect(entries.map(({ start, end }) => [start, end])).toEqual([
      ['2025-04-10', undefined],
      ['2025-06-19T18:00', '2025-06-19T21:00'],
      ['2025-07-01T13:00', '2025-07-01T14:00'],
    ]);
  });

  test('starts at the same time as the event in the feeds', () => {
    for (const { start } of entries.filter(({ start }) => start.includes('T')))
      expect(events.some((event) => event.start.startsWith(start))).toBe(true);
  });

  test('has one of five colours, given in turn to upcoming events only', () => {
    const mixed = [planned, planned, first, planned, planned, planned, planned];
    expect(calendarEntries(mixed, options).map(({ tone }) => tone)).toEqual(['1', '2', 'done', '3', '4', '5', '1']);
  });

  test('contains the event’s details only if the event has no page', () => {
    expect(entries.every(({ detail }) => detail === undefined)).toBe(true);
    const [entry] = calendarEntries([planned], options);
    expect(entry).toMatchObject({
      start: '2025-04-10T18:30',
      href: '/eventsdetails',
      detail: {
        title: planned.title,
        date: '2025-04-10',
        time: '6:30 pm',
        description: planned.description,
        image: '/media/covers/events.svg',
      },
    });
  });
});
