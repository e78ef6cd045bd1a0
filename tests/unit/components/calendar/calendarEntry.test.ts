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

describe('what the calendar gets of its events', () => {
  // The three of the specification; later ones are the association's own.
  const entries = calendarEntries(events.slice(0, 3), options);

  test('is grey for those that are over, and leads to their pages', () => {
    expect(entries.map(({ day, tone, href }) => [day, tone, href])).toEqual([
      ['2025-04-10', 'done', '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs'],
      ['2025-06-19', 'done', '/welcome-msb-meet-up-19th-june-2025'],
      ['2025-07-01', 'done', '/dosand-donts-to-get-a-bank-account-for-your-msb-business'],
    ]);
  });

  test('starts and ends by London’s clock, or lasts the day where the hour isn’t known', () => {
    expect(entries.map(({ start, end }) => [start, end])).toEqual([
      ['2025-04-10', undefined],
      ['2025-06-19T18:00', '2025-06-19T21:00'],
      ['2025-07-01T13:00', '2025-07-01T14:00'],
    ]);
  });

  test('starts by the same clock as the moment that feeds get', () => {
    for (const { start } of entries.filter(({ start }) => start.includes('T')))
      expect(events.some((event) => event.start.startsWith(start))).toBe(true);
  });

  test('takes five colours in turn for events to come, whatever stands between them', () => {
    const mixed = [planned, planned, first, planned, planned, planned, planned];
    expect(calendarEntries(mixed, options).map(({ tone }) => tone)).toEqual(['1', '2', 'done', '3', '4', '5', '1']);
  });

  test('has the event itself only where it has no page of its own', () => {
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
