import { expect, test } from 'vitest';
import { events } from '#content/collections/events/index.ts';
import { galleryWall } from '#content/pictures.ts';
import { site } from '#content/site/site.ts';
import { gallery } from '#pages/model/gallery.ts';
import { addresses, all, builtFile, links, texts } from '../fixtures/built.ts';
import { readCalendar } from '../fixtures/icalendar.ts';

/** What visitors get of events, webinars and their pictures, as HTML. */

const MEET = '/welcome-msb-meet-up-19th-june-2025';
const BANK = '/dosand-donts-to-get-a-bank-account-for-your-msb-business';
const EMAIL = '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs';
const ANNOUNCED = '/webinar-bank-accounts-for-msb-businesses';

test('/photos2025 links to all pictures', () => {
  const tabs = '[data-behaviour=filterTabs] a';
  const categories = gallery.tabs.map(({ label, count }) => `${label} ${count}`).join();
  expect(texts('/photos2025', tabs).join()).toBe(categories);
  expect(texts('/photos2025', `${tabs}[aria-current=true]`)).toEqual([`All ${galleryWall.length}`]);
  const files = addresses('/photos2025', 'main a[aria-haspopup]');
  expect(files).toEqual(Array(galleryWall.length).fill(expect.stringMatching(/^\/media\//)));
});

// The facts of the meet are tested in tests/unit/content/events.test.ts.
test('the page of the welcome meet shows its date and guest', () => {
  const [main = ''] = texts(MEET, 'main');
  const facts = ['19 June 2025', 'From 6:00 PM', 'HMRC ECS Promote (invited)'];
  for (const fact of [...facts, 'pay the yearly subscription fee before attending']) expect(main).toContain(fact);
});

test('the page of the welcome meet links to the profile of each speaker', () => {
  const films = addresses(MEET, '#report a[data-video]');
  expect(films).toEqual([expect.stringMatching(/^https:\/\/www\.youtube\.com\/watch\?v=/)]);
  const speakers = all(MEET, '#speakers article');
  expect(speakers).not.toEqual([]);
  for (const speaker of speakers) expect(speaker.querySelector('a[rel~=external]')).not.toBeNull();
});

test('a past event offers no calendar file', () => {
  for (const path of [MEET, ANNOUNCED])
    expect(addresses(path, 'main a').filter((href) => href?.endsWith('.ics'))).toEqual([]);
});

test.each([
  ['/events', '/events.ics'],
  ['/eventcalander', '/events.ics'],
  ['/whats-changing', '/whats-changing.ics'],
])('%s offers links that subscribe to its calendar, and the address to copy', (path, file) => {
  const device = `webcal://${new URL(site.origin).host}${file}`;
  const google = addresses(path, 'main a').find((href) => href?.startsWith('https://calendar.google.com/'));
  expect(links(path)).toContain(`Subscribe in Apple Calendar or Outlook → ${device}`);
  expect(new URL(google ?? '').searchParams.get('cid')).toBe(device);
  expect(links(path)).toContain(`On Android, download the dates once (.ics) → ${file}`);
  expect(texts(path, 'main #subscribe code')).toEqual([site.origin + file]);
});

test.each([
  [BANK, EMAIL],
  [EMAIL, BANK],
])('the report at %s shows highlights, and links to the other webinar', (path, other) => {
  expect(all(path, 'main [aria-labelledby=highlights] li').length).toBeGreaterThanOrEqual(5);
  expect(addresses(path, 'main aside[aria-labelledby=other-webinars] a')).toContain(other);
});

const calendarAt = (file: string) => readCalendar(builtFile(file));
const { events: found } = calendarAt('events.ics');
const named = (uid: string) => found.find((event) => event.uid.startsWith(uid));

test.each(events)('the file of the event $slug contains only that event, as in the calendar', ({ slug }) => {
  const single = calendarAt(`events/${slug}.ics`).events;
  expect(single.map((event) => event.component.toString())).toEqual([named(slug)?.component.toString()]);
});

test.each(events)('the event $slug is listed on the calendar page and the page of events', (event) => {
  expect(all('/eventcalander', 'main')[0]?.text).toContain(event.title);
  expect(all('/events', 'main')[0]?.text).toContain(event.title);
});
