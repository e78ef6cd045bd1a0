import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { all, links, texts, WEB_ROOT } from '../fixtures/built.ts';

/** The page of what changes when, and its files, with the changes of tests/fixtures/content on 24 November 2026. */

const PAGE = '/whats-changing';
const read = (file: string) => readFileSync(`${WEB_ROOT}/${file}`, 'utf8');

test('changes stand under the month of their next day, then those without a day, and last what has passed', () => {
  const months = ['December 2026', 'January 2027', 'July 2027', 'August 2027', 'No day yet', 'Past'];
  expect(texts(PAGE, 'main section section h2')).toEqual(months);
  expect(texts(PAGE, '#sample-past em')).toEqual(['Past']);
  expect(texts(PAGE, '#sample-returns time')).toEqual(['21 Dec 2026', '22 Jan 2027']);
  expect(texts(PAGE, '#sample-visit b')).toEqual(['August 2027']);
});

test('a change of a figure takes its day and its values from the register', () => {
  expect(texts(PAGE, '#complaints time')).toEqual(['1 Jan 2027']);
  expect(texts(PAGE, '#complaints p')).toContain('Before: 12 months. From this day: 6 months.');
});

test('a change names its source and the page that says more', () => {
  expect(links(PAGE, '#sample-returns')).toEqual([
    'Sample rules → https://www.handbook.fca.org.uk/handbook/SAMPLE',
    'Registers and fees → /fact-sheets/registers-and-fees',
  ]);
});

test('a tab for each kind of firm counts its changes, and its address hides the others without JavaScript', () => {
  const tabs = texts(PAGE, '[data-behaviour=filterTabs] a');
  expect(tabs).toEqual([
    'All 6',
    'Exchange and cheque cashing 4',
    'Small payment institutions 3',
    'Authorised payment institutions 4',
    'E-money institutions 4',
  ]);
  const [rules = ''] = all(PAGE, 'style').flatMap(({ text }) => text.match(/[^}]*#spi[^}]*}/) ?? []);
  expect(rules).toContain(":not([data-filter-tabs-category~='spi']){display:none}");
  expect(all(PAGE, "[data-filter-tabs-category~='spi'] > ul > li[data-filter-tabs-category~='spi']")).toHaveLength(3);
});

test('its calendar has each exact day once, and its feed each change on the day on which it was written', () => {
  const events = new ICAL.Component(ICAL.parse(read('whats-changing.ics')))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  expect(events.map(({ startDate, summary }) => `${startDate} ${summary}`).sort()).toEqual([
    '2026-11-20 Sample return for the month before',
    '2026-11-20 Sample rule that has begun',
    '2026-12-21 Sample return for the month before',
    '2027-01-01 Sample return each half-year',
    '2027-01-22 Sample return for the month before',
    '2027-07-10 Sample limit abroad',
  ]);
  const [newest] = parse(read('whats-changing/feed.xml')).querySelectorAll('item');
  expect(newest?.text).toMatch(/Sample limit abroad.*06 Nov 2026/s);
});

test('the compliance calendar plans what none of its other rules does', () => {
  expect(texts('/compliance-calendar', 'main li').join()).toMatch(/Sample limit abroad/);
  expect(texts('/compliance-calendar', 'main li').join()).not.toMatch(/Sample return for the month before/);
});
