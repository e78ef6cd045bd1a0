import { describe, expect, test } from 'vitest';
import { parseEventTime } from '#components/sections/events/eventTime.ts';
import { events } from '#content/collections/events/index.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { paths } from '#pages/facts/pageFacts.ts';

describe('the calendar’s events', () => {
  test('begin with the three of the specification, all over and all with a page (3.4)', () => {
    const first = events.slice(0, 3);
    expect(first.map(({ year, month, day, isCompleted }) => [year, month, day, isCompleted])).toEqual([
      [2025, 3, 10, true],
      [2025, 5, 19, true],
      [2025, 6, 1, true],
    ]);
    for (const { redirectUrl } of first) expect(paths).toContain(redirectUrl);
  });

  test('lead to a page of this site wherever they lead', () => {
    for (const { redirectUrl, slug } of events) if (redirectUrl) expect(paths, slug).toContain(redirectUrl);
  });

  test('start at the hour that their time says, and on a day alone where it says none', () => {
    for (const { slug, time, start } of events) {
      const clock = parseEventTime(time);
      const hour = clock && `T${String(clock.hours).padStart(2, '0')}:${String(clock.minutes).padStart(2, '0')}:00`;
      expect(start.slice('2025-06-19'.length, '2025-06-19T18:00:00'.length), slug).toBe(hour ?? '');
    }
  });

  test('have the moments of the specification, with London’s offset (9)', () => {
    expect(events.slice(0, 3).map(({ start, end }) => [start, end])).toEqual([
      ['2025-04-10', undefined],
      ['2025-06-19T18:00:00+01:00', '2025-06-19T21:00:00+01:00'],
      ['2025-07-01T13:00:00+01:00', '2025-07-01T14:00:00+01:00'],
    ]);
  });
});

describe('the welcome meet', () => {
  test('has the schedule of the specification to the letter (9)', () => {
    expect(welcomeMeet.schedule.rows.map(({ time, what }) => `${time} ${what}`)).toEqual([
      '6:00-6:30 PM Welcome drinks and registration',
      '6:30-6:45 PM Welcome note from the board',
      '6:45-7:05 PM Speaker',
      '7:10-7:30 PM Keynote',
      '7:35-7:55 PM Keynote',
      '8:00-9:00 PM Networking',
    ]);
  });

  test('says who came and who was expected (9)', () => {
    expect(welcomeMeet.report.figures.map(({ figure, text }) => `${figure} ${text}`)).toEqual([
      'Over 50 people attended',
      'Over 80 were expected when the invitation was written',
    ]);
  });

  test('marks every person as a sample, by name too', () => {
    for (const { name, sample } of welcomeMeet.speakers.people) {
      expect(sample).toBe(true);
      expect(name).toMatch(/sample/i);
    }
    expect(welcomeMeet.venue.note).toMatch(/sample name and address/i);
  });
});
