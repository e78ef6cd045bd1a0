import { describe, expect, test } from 'vitest';
import { eventBySlug } from '#content/collections/events/index.ts';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { collectionFolder } from '#content/schema/contentFolder.server.ts';
import { datedTitle, durationOf, partOf, periodOf, twelveHourTime, zonedTime } from '#content/shared/eventText.ts';
import { MEETING } from '../../fixtures/calendar.tsx';

// What its schema rejects is in collections.test.ts; the three events of the specification are
// tested in tests/unit/components/events/events.test.ts.
const event = (changes: object = {}) => eventSchema.parse({ ...MEETING, ...changes });

describe('an event file gives (3.4)', () => {
  test('its times and its description in every form that pages need', () => {
    expect(event()).toMatchObject({
      start: '2027-06-19T18:00:00+01:00',
      end: '2027-06-19T21:00:00+01:00',
      startTime: '18:00',
      isCompleted: false,
      description: 'Members & guests meet.',
      descriptionHtml: '<p>Members &amp; <em>guests</em> meet.</p>',
    });
  });

  // The clocks go back in the early morning of 31 October.
  test.each([
    ['2027-12-19 18:00', '2027-12-19 18:30', '6:00 PM', '30 mins', '06:00 PM GMT'],
    ['2027-06-19 00:15', '2027-06-19 01:15', '12:15 AM', '60 mins', '12:15 AM BST'],
    ['2027-06-19 12:00', '2027-06-19 13:30', '12:00 PM', '90 mins', '12:00 PM BST'],
    ['2027-06-19 09:05', '2027-06-19 15:35', '9:05 AM', '6 hours 30 mins', '09:05 AM BST'],
    ['2027-10-30 23:30', '2027-10-31 02:30', '11:30 PM', '4 hours', '11:30 PM BST'],
    ['2027-10-31 01:30', '2027-10-31 02:30', '1:30 AM', '2 hours', '01:30 AM BST'],
  ])('for %s to %s the time %s, the duration %s and, with its zone, %s', (start, end, ...texts) => {
    const made = event({ start, end });
    expect([twelveHourTime(made.startTime ?? ''), durationOf(made), zonedTime(made)]).toEqual(texts);
  });

  test.each([
    ['2027-01-30 09:00', '2027-02-02 17:00', '30 January, 9:00 AM, to 2 February 2027, 5:00 PM', undefined],
    ['2026-12-30 09:00', '2027-01-02 17:00', '30 December 2026, 9:00 AM, to 2 January 2027, 5:00 PM', undefined],
    ['2027-03-10', '2027-03-11', '10 to 11 March 2027', undefined],
    ['2027-06-19 22:00', '2027-06-20 02:00', '19 June, 10:00 PM, to 20 June 2027, 2:00 AM', '4 hours'],
    ['2027-06-19 18:00', '2027-06-20 00:00', undefined, '6 hours'],
  ])('for %s to %s the period %j and the duration %j', (start, end, ...texts) => {
    const made = event({ start, end });
    expect([periodOf(made), durationOf(made)]).toEqual(texts);
  });

  test('an all-day event without texts of its time, if it has only a day', () => {
    const day = event({ start: '2027-06-19', end: undefined });
    expect(day).toMatchObject({ start: '2027-06-19', startTime: undefined, end: undefined });
    expect([durationOf(day), zonedTime(day), partOf(day, 0, 30)]).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    ['its end', {}, '2027-06-19T21:00:00+01:00'],
    ['the end of its day in London, if it has only a start', { end: undefined }, '2027-06-20T00:00:00+01:00'],
    ['the end of its last day', { start: '2027-06-19', end: '2027-06-20' }, '2027-06-21T00:00:00+01:00'],
    ['the end of a day of 25 hours', { start: '2027-10-31', end: undefined }, '2027-11-01T00:00:00+00:00'],
  ])('the moment at which the event is over: %s', (_, changes, endsAt) => {
    expect(event(changes)).toMatchObject({ endsAt });
  });

  test('the moments at which it was to start before', () => {
    const moved = event({ status: 'rescheduled', formerStarts: ['2027-01-19', '2027-05-19 18:00'] });
    expect(moved.formerStarts).toEqual(['2027-01-19', '2027-05-19T18:00:00+01:00']);
  });

  test('a number of its revision that rises with every change, in whatever order they come', () => {
    const lives = [
      {},
      { status: 'postponed' },
      { status: 'cancelled' },
      { status: 'reinstated' },
      { status: 'rescheduled', formerStarts: ['2027-05-19 18:00'] },
      { status: 'cancelled', formerStarts: ['2027-05-19 18:00'] },
      { status: 'rescheduled', formerStarts: ['2027-05-19 18:00', '2027-05-26 18:00'] },
    ];
    const life = lives.map((changes) => event(changes).sequence);
    expect(life).toEqual(life.toSorted((a, b) => a - b));
    expect(new Set(life).size).toBe(life.length);
  });

  test.each([
    ['2027-06-01 18:00', 'Autumn meeting 1st June 2027'],
    ['2027-06-22 18:00', 'Autumn meeting 22nd June 2027'],
    ['2027-06-13', 'Autumn meeting 13th June 2027'],
  ])('its title with its day, as the card of the welcome meet has it (2.15): %s', (start, title) => {
    expect(datedTitle(event({ start, end: undefined }))).toBe(title);
    expect(datedTitle(event({ start, end: undefined, title: 'The meeting of 2027' }))).toBe('The meeting of 2027');
    expect(datedTitle(event({ start: '2027-06-01', end: '2027-06-02' }))).toBe('Autumn meeting');
  });

  test('the times of its parts, which move with it', () => {
    expect(partOf(event(), 0, 30)).toBe('6:00-6:30 PM');
    expect(partOf(event({ start: '2027-06-19 11:15' }), 30, 50)).toBe('11:45 AM-12:05 PM');
  });

  test('any kind, in whatever case it is written', () => {
    expect(event({ kind: 'Training' }).kind).toBe('training');
  });

  test('the event’s address: its page, its announcement or the calendar', () => {
    expect(event({ page: '/a', announcement: '/b' }).path).toBe('/a');
    expect(event({ announcement: '/b' }).path).toBe('/b');
    expect(event().path).toBe('/eventcalander');
  });

  test('an error with its name if it does not exist', () => {
    expect(() => eventBySlug('ball')).toThrow(`There is no event ${collectionFolder('events')}/ball.yaml.`);
  });
});

test('the welcome meet gives its attendance and its expected guests (9)', () => {
  expect(welcomeMeet.report?.body).toContain('Over 50 people came');
  expect(welcomeMeet.invitation.text).toMatch(/over 80 guests were expected/i);
});
