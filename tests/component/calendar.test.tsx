import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Subscribe } from '#components/ui/Subscribe.tsx';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { eventsFeed, subscribeWords } from '#content/site/feeds.ts';
import { eventCalendar, eventsInTurn, sampleEvent, sampleEvents } from '../fixtures/calendar.tsx';
import { hydrate, show } from '../fixtures/component/show.tsx';
import { boxOf, button, ignoreNextLink, lookAgain, texts, textsAt } from '../fixtures/component/visitor.ts';

const TODAY = '2025-06-24T10:00:00+01:00';

const grid = page.getByRole('grid').first();
/** It is on 19 June 2025. */
const meeting = grid.getByRole('link', { name: 'Sample meeting, 6:00 PM' });

const words = meeting.getByText('Sample meeting');
const title = page.getByRole('heading', { level: 2 }).last();
const count = page.getByRole('status');
const today = () => document.querySelector('[aria-current=date]');

/** The texts of the calendar that a pattern describes. */
const textsOf = (pattern: RegExp) => texts(grid.getByText(pattern));

const HOUR = /^\d+ [ap]m$/;
const HOURS = ['am', 'pm'].flatMap((half) => [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) => `${hour} ${half}`));

/**
 * Makes it 24 June 2025, or another day. Only the date stops: the calendar draws itself with real
 * timers.
 */
const stopDate = (now = TODAY) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });

async function openCalendar({ now = TODAY, events = sampleEvents() } = {}): Promise<void> {
  stopDate(now);
  await show(eventCalendar(events));
  await expect.element(grid).toBeVisible();
}

/** An event that was not over when the site was built. */
const planned = (event: CalendarEvent) => ({ ...event, isCompleted: false });

/** The colour that a custom property of the design has. */
function colourOf(property: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = `var(${property})`;
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

test('the calendar opens on today’s month, in numbered weeks from Sunday', async () => {
  await openCalendar();
  await expect.element(title).toHaveTextContent('June 2025');
  await expect.element(button('Month')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('gridcell', { name: '24 June 2025' })).toHaveAttribute('aria-current', 'date');
  await expect.element(count).toHaveTextContent('1 event this month');
  expect(textsAt('[role=columnheader]')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(textsOf(/^W\d+$/)).toEqual(['W23', 'W24', 'W25', 'W26', 'W27']);
});

test.each(['Month', 'Week', 'Day'])(
  'the view %s moves by an announced month, returns to today, and has no link to nowhere',
  async (view) => {
    await openCalendar();
    await button(view).click();
    await button('Next').click();
    await expect.element(title).toHaveTextContent('July 2025');
    await expect.element(count).toHaveTextContent(/^July 2025\. /);
    expect(document.querySelectorAll('[aria-live], [role=status]')).toHaveLength(1);
    await button('Today').click();
    await expect.element(title).toHaveTextContent('June 2025');
    await expect.poll(today).not.toBeNull();
    const leadsNowhere = grid
      .getByRole('link')
      .elements()
      .filter((link) => !link.hasAttribute('href'));
    expect(leadsNowhere).toEqual([]);
    await button('Previous').click();
    await expect.element(title).toHaveTextContent('May 2025');
    await expect.poll(today).toBeNull();
  },
);

test('the calendar shows the hours and days of London', async () => {
  await openCalendar({ now: '2025-06-18T23:30:00Z' });
  await expect.element(page.getByText('All times are UK time.')).toBeVisible();
  await expect.element(page.getByRole('gridcell', { name: '19 June 2025' })).toHaveAttribute('aria-current', 'date');
  for (const view of ['Week', 'Day']) {
    await button(view).click();
    await expect.element(grid.getByRole('link', { name: 'Sample meeting, 6:00 PM 19 June 2025' })).toBeVisible();
    await expect.poll(today).not.toBeNull();
  }
});

test('a click on a view is answered before the slow sheet is drawn again', async () => {
  await openCalendar();
  const week = button('Week').element();
  if (week instanceof HTMLElement) week.click();
  await Promise.resolve();
  expect(week.getAttribute('aria-pressed')).toBe('true');
  expect(textsOf(HOUR)).toEqual([]);
  await expect.poll(() => textsOf(HOUR)).toEqual(HOURS);
});

const CONFERENCE = { slug: 'conference', title: 'Conference', start: '2025-06-18 09:00', end: '2025-06-20 17:00' };

test('an event of several days is shown on each of them', async () => {
  const events = [sampleEvent({ ...CONFERENCE, page: '/sample' }), ...sampleEvents().slice(1, 2)];
  await openCalendar({ now: '2025-06-19T10:00:00+01:00', events });
  const bar = grid.getByRole('link', { name: 'Conference' });
  await expect.element(bar).toBeVisible();
  await expect.poll(() => boxOf(bar).bottom <= boxOf(meeting).top).toBe(true);
  expect(boxOf(bar).width).toBeGreaterThan(2 * boxOf(meeting).width);
  ignoreNextLink();
  await bar.click();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Conference' }))
    .toHaveTextContent('Completed · 18 June, 9:00 AM, to 20 June 2025, 5:00 PM · Online');
  await button('Day').click();
  await expect.element(count).toHaveTextContent('19 June 2025: 2 events on this day');
  await button('Later day').click();
  await expect.element(count).toHaveTextContent('20 June 2025: 1 event on this day');
  await expect.element(grid.getByRole('link', { name: 'Conference' })).toBeVisible();
  await button('Later day').click();
  await expect.element(count).toHaveTextContent('21 June 2025: No events on this day');
});

test('the week of a month in which an event ends opens on the first day of that month', async () => {
  const events = [sampleEvent({ ...CONFERENCE, start: '2025-06-29', end: '2025-07-02' })];
  await openCalendar({ now: '2025-08-19T10:00:00+01:00', events });
  await button('Previous').click();
  await button('Day').click();
  await expect.element(count).toHaveTextContent('1 July 2025: 1 event on this day');
});

test('the day view places an event by its hours, or above them if it has none', async () => {
  await openCalendar({ now: '2025-06-19T10:00:00+01:00' });
  await button('Day').click();
  const hour = (text: string) => boxOf(page.getByText(text, { exact: true })).top;
  await expect.element(page.getByText('6 pm', { exact: true })).toBeVisible();
  await expect.element(meeting).toBeVisible();
  expect(Math.abs(boxOf(meeting).top - hour('6 pm'))).toBeLessThan(12);
  expect(Math.abs(boxOf(meeting).bottom - hour('9 pm'))).toBeLessThan(12);
  vi.setSystemTime('2025-04-10T09:00:00+01:00');
  await button('Today').click();
  const webinar = grid.getByRole('link', { name: 'Sample webinar' });
  await expect.element(webinar).toBeVisible();
  expect(boxOf(webinar).top).toBeLessThan(hour('12 am'));
  await expect.element(grid.getByText('All day')).toBeVisible();
});

test('only upcoming events take the calendar’s five colours in turn', async () => {
  await openCalendar({ events: eventsInTurn });
  for (const [index, token] of ['done', '1', '2', '3', '4', '5', '1'].entries())
    await expect
      .element(grid.getByRole('link', { name: `Event ${index + 1}, ` }))
      .toHaveStyle({ backgroundColor: colourOf(`--cal-${token}`) });
});

test('an event that was over only after the build is shown as completed', async () => {
  const built = sampleEvents().map(planned);
  await openCalendar({ events: built, now: '2025-06-19T20:59:59+01:00' });
  const row = page.getByRole('listitem').filter({ hasText: 'Sample meeting' });
  await expect.element(row).toHaveTextContent('Planned · 06:00 PM BST · 3 hours');
  lookAgain('2025-06-19T21:00:00+01:00');
  await expect.element(row).toHaveTextContent('Completed · 06:00 PM BST · 3 hours');
  await openCalendar({ events: built, now: '2025-06-19T21:00:00+01:00' });
  await expect.element(row).toHaveTextContent('Completed · 06:00 PM BST · 3 hours');
  await expect.element(meeting).toHaveStyle({ backgroundColor: colourOf('--cal-done') });
});

test('a calendar left open overnight moves to the new day, unless the visitor has moved to another date', async () => {
  await openCalendar({ events: sampleEvents().map(planned), now: '2025-06-19T20:00:00+01:00' });
  lookAgain('2025-06-20T09:00:00+01:00');
  const cell = page.getByRole('gridcell', { name: '20 June 2025' });
  await expect.element(cell).toHaveAttribute('aria-current', 'date');
  await expect.element(meeting).toHaveStyle({ backgroundColor: colourOf('--cal-done') });
  await button('Day').click();
  await expect.element(count).toHaveTextContent('20 June 2025');
  await button('Next').click();
  lookAgain('2025-06-21T09:00:00+01:00');
  await expect.element(title).toHaveTextContent('July 2025');
});

// The words of each status are tested in tests/unit/components/events/events.test.ts.
test('a cancelled event is marked in the calendar and in the list', async () => {
  await openCalendar({ events: sampleEvents({ status: 'cancelled' }).map(planned) });
  const tag = grid.getByRole('link', { name: 'Cancelled: Sample meeting, 6:00 PM' });
  await expect.element(tag).toHaveStyle({ backgroundColor: colourOf('--cal-done') });
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Sample meeting' })).toHaveTextContent('Cancelled');
});

test('the calendar links an event to its page, also by keyboard', async () => {
  await openCalendar();
  await expect.element(meeting).toHaveAttribute('href', '/sample-meeting');
  button('Day').element().focus();
  await userEvent.tab();
  await expect.element(meeting).toHaveFocus();
});

test('the calendar hands an event without a page over to the page of details', async () => {
  const changes = { page: undefined, image: 'covers/events', status: 'cancelled' };
  await openCalendar({ events: sampleEvents(changes) });
  const tag = grid.getByRole('link', { name: 'Sample meeting' });
  await expect.element(tag).toHaveAttribute('href', '/eventsdetails');
  ignoreNextLink();
  await tag.click();
  const event = {
    title: 'Sample meeting',
    date: '2025-06-19',
    time: '6:00 PM',
    duration: '3 hours',
    speaker: '',
    description: '<p>What it is about.</p>',
    image: '/media/covers/events.svg',
    status: 'Cancelled. This event will not take place.',
    isCancelled: true,
    place: 'Online',
  };
  expect(JSON.parse(sessionStorage.getItem('eventState') ?? '')).toEqual({ event, date: '2025-06-19' });
});

test('the calendar leads from a month without events to the last event', async () => {
  await openCalendar({ now: '2026-11-20T10:00:00Z' });
  await expect.element(count).toHaveTextContent('No events this month');
  const last = button('Last event: 1 July 2025');
  expect(boxOf(last).bottom).toBeLessThan(boxOf(grid).top);
  await last.click();
  await expect.element(title).toHaveTextContent('July 2025');
  await expect.element(title).toHaveFocus();
  await expect.element(count).toHaveTextContent('1 event this month');
  expect(last.query()).toBeNull();
});

test('the calendar steps by week or day from the first event of another month', async () => {
  await openCalendar({ now: '2025-07-24T10:00:00+01:00' });
  await button('Previous').click();
  await button('Week').click();
  await expect.element(meeting).toBeVisible();
  await button('Later week').click();
  await expect.element(count).toHaveTextContent('22 to 28 June 2025: No events this week');
  await button('Earlier week').click();
  await expect.element(count).toHaveTextContent('15 to 21 June 2025: 1 event this week');
  await button('Day').click();
  await button('Later day').click();
  await expect.element(count).toHaveTextContent('20 June 2025: No events on this day');
  await button('Month').click();
  expect(button('Later day').query()).toBeNull();
});

test.each([
  ['its working hours', 800, TODAY, () => ['8 am', '4 pm'].map((hour) => page.getByText(hour, { exact: true }))],
  ['the whole of an event in the evening', 600, '2025-06-19T10:00:00+01:00', () => [meeting]],
])('the day opens with %s in view', async (_, height, now, inView) => {
  await page.viewport(1280, height);
  await openCalendar({ now });
  await button('Day').click();
  for (const part of inView()) await expect.element(part).toBeInViewport({ ratio: 0.99 });
});

test('the calendar reserves its space before it hydrates, so that nothing beneath it moves', async () => {
  stopDate();
  await show(eventCalendar(), { hydrated: false });
  await document.fonts.ready;
  const top = () => boxOf(page.getByRole('link', { name: 'Back to' })).top;
  const before = top();
  await expect.element(title).toHaveTextContent('June 2025');
  await hydrate();
  await expect.element(meeting).toBeVisible();
  expect(top()).toBe(before);
});

test('on a small screen each view of the calendar names its events', async () => {
  await page.viewport(390, 844);
  await openCalendar({ now: '2025-06-19T10:00:00+01:00' });
  const { width, height } = boxOf(meeting);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  expect([boxOf(words).width, boxOf(words).height]).toEqual([1, 1]);
  const named = page.getByRole('listitem').filter({ hasText: '19 June 2025Sample meeting, 6:00 PM' });
  await expect.element(named.getByRole('link')).toHaveAttribute('href', '/sample-meeting');
  await button('Week').click();
  await expect.element(named).toBeVisible();
  expect(grid.query()).toBeNull();
  await button('Day').click();
  await expect.element(meeting).toBeVisible();
  await expect.poll(() => boxOf(words).width).toBeGreaterThan(100);
});

test('the list has coming events first, the next at the top, and then past ones, the last at the top', async () => {
  stopDate();
  const [first, ...events] = eventsInTurn.slice(0, 3);
  const older = sampleEvent({ slug: 'older', title: 'Older', start: '2025-01-01', end: '2025-01-02', page: '/sample' });
  await show(eventCalendar([older, ...(first ? [first] : []), ...events]));
  expect(textsAt('li strong')).toEqual(['Event 2', 'Event 3', 'Event 1', 'Older']);
});

test('the address of a calendar can be copied, and a message says that it was', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(<Subscribe calendar={eventsFeed} words={subscribeWords} />);
  await button('Copy address').click();
  await expect.element(count).toHaveTextContent('Copied');
  expect(copy).toHaveBeenCalledExactlyOnceWith(eventsFeed.ways.address);
});
