import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { builtFile, texts } from '../fixtures/built.ts';
import { readCalendar } from '../fixtures/icalendar.ts';

/** The page of what changes when, and its files, with the changes of tests/fixtures/content on 24 November 2026. */

test('its calendar has each exact day of what comes once, and its feed each on the day on which it was written', () => {
  const { events } = readCalendar(builtFile('whats-changing.ics'));
  expect(events.map(({ startDate, summary }) => `${startDate} ${summary}`).sort()).toEqual([
    '2026-11-20 Sample return for the month before',
    '2026-12-21 Sample return for the month before',
    '2027-01-01 Sample return each half-year',
    '2027-01-22 Sample return for the month before',
    '2027-07-10 Sample limit abroad',
  ]);
  const [newest] = parse(builtFile('whats-changing/feed.xml')).querySelectorAll('item');
  expect(newest?.text).toMatch(/Sample limit abroad.*06 Nov 2026/s);
});

test('the compliance calendar plans what none of its other rules does', () => {
  expect(texts('/compliance-calendar', 'main li').join()).toMatch(/Sample limit abroad/);
  expect(texts('/compliance-calendar', 'main li').join()).not.toMatch(/Sample return for the month before/);
});
