import { expect, test } from 'vitest';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { calendar } from '#scripts/outputs/calendar.ts';

const text = { origin: 'https://a.example', siteName: 'A', title: 'Events', description: 'All of them' };
const event: CalendarEvent = {
  slug: 'meeting',
  year: 2025,
  month: 5,
  day: 19,
  title: 'Meeting; with commas, too',
  kind: 'meeting',
  time: '6:00 PM',
  duration: '',
  speaker: '',
  description: '<p>Bread &amp; butter,</p><p>and jam.</p>',
  link: '',
  image: '',
  redirectUrl: '',
  isCompleted: false,
  start: '2025-06-19T18:00:00+01:00',
  place: { name: 'Hall', sample: false },
  path: '/eventcalander',
  file: '/events/meeting.ics',
  longDay: '19 June 2025',
  zonedTime: '06:00 PM BST',
};
const lines = calendar([event], text, new Date('2025-01-02T03:04:05.678Z')).replaceAll('\r\n ', '').split('\r\n');

test.each([
  ['is marked as made when it was made', 'DTSTAMP:20250102T030405Z'],
  ['has its separators escaped', 'SUMMARY:Meeting\\; with commas\\, too'],
  ['is described in plain text', 'DESCRIPTION:Bread & butter\\,\\nand jam.'],
  ['leads to the calendar where it has no page of its own', 'URL;VALUE=URI:https://a.example/eventcalander'],
])('an event in a calendar file %s', (_, line) => expect(lines).toContain(line));

test('an event without a known end has none in a calendar file', () => {
  expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
});
