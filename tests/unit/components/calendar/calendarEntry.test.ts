import { expect, test } from 'vitest';
import { calendarEntries } from '#components/islands/calendar/calendarEntry.ts';
import { events } from '#content/collections/events/index.ts';

const options = { detailsPath: '/eventsdetails', imageOf: (name: string) => `/media/${name}.svg` };

// How the calendar shows its entries is tested in tests/component/calendar.
test('the specification’s three events start and end in London time, or last all day if the hour isn’t known', () => {
  const entries = calendarEntries(events.slice(0, 3), options);
  expect(entries.map(({ start, end, tone, href }) => [start, end, tone, href])).toEqual([
    ['2025-04-10', undefined, 'done', '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs'],
    ['2025-06-19T18:00', '2025-06-19T21:00', 'done', '/welcome-msb-meet-up-19th-june-2025'],
    ['2025-07-01T13:00', '2025-07-01T14:00', 'done', '/dosand-donts-to-get-a-bank-account-for-your-msb-business'],
  ]);
});

test('an event without a page has its details in its entry', () => {
  const [event] = events.map((event) => ({ ...event, redirectUrl: '', image: 'covers/events' }));
  const [entry] = calendarEntries(event ? [event] : [], options);
  expect(entry?.detail).toMatchObject({
    title: event?.title,
    description: event?.description,
    date: '2025-04-10',
    image: '/media/covers/events.svg',
  });
});

test('the sixth upcoming event has the colour of the first again', () => {
  const upcoming = Array.from({ length: 6 }, () =>
    events.slice(0, 1).map((event) => ({ ...event, isCompleted: false })),
  );
  expect(calendarEntries(upcoming.flat(), options).map(({ tone }) => tone)).toEqual(['1', '2', '3', '4', '5', '1']);
});
