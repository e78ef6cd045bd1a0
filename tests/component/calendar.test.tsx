import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EVENT_STATE } from '#components/sections/event-details/eventHandOver.ts';
import { eventCalendar, sampleEvents } from '../fixtures/calendar.tsx';
import { hydrate, show } from '../fixtures/component/show.tsx';

const TODAY = '2025-06-24T10:00:00+01:00';

const title = () => page.getByRole('heading', { level: 2 }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const grid = () => page.getByRole('grid').first();
const meeting = () => grid().getByRole('link', { name: 'Sample meeting, 6:00 PM' });
const today = () => document.querySelector('[aria-current=date]');

async function open(now = TODAY, element = eventCalendar()) {
  // Only the date: the calendar draws itself with real timers.
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  await show(element);
  await expect.element(grid()).toBeVisible();
}

describe('the calendar', () => {
  test('opens on the month of today, marks the day, and counts the month’s events', async () => {
    await open();
    await expect.element(title()).toHaveTextContent('June 2025');
    await expect.element(button('Month')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('gridcell', { name: '24 June 2025' })).toHaveAttribute('aria-current', 'date');
    await expect.element(page.getByRole('status')).toHaveTextContent('1 event this month');
  });

  test('begins its weeks on Sunday and labels them with the ISO week of their Thursday', async () => {
    await open();
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(texts('[role=columnheader]')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(texts('.fc-daygrid-week-number')).toEqual(['W23', 'W24', 'W25', 'W26', 'W27']);
  });

  test.each(['Month', 'Week', 'Day'])('moves by a month in the view %s, and returns to today', async (view) => {
    await open();
    await button(view).click();
    await button('Next').click();
    await expect.element(title()).toHaveTextContent('July 2025');
    await button('Today').click();
    await expect.element(title()).toHaveTextContent('June 2025');
    await expect.poll(today).not.toBeNull();
    await button('Previous').click();
    await expect.element(title()).toHaveTextContent('May 2025');
    await expect.poll(today).toBeNull();
  });

  test.each(['Week', 'Day'])('shows an all-day row and 24 hour rows in the view %s', async (view) => {
    await open();
    await button(view).click();
    await expect.element(grid().getByText('All day')).toBeVisible();
    const hours = ['am', 'pm'].flatMap((half) =>
      [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) => `${hour} ${half}`),
    );
    const labels = [...document.querySelectorAll('.fc-timegrid-slot-label-cushion')];
    expect(labels.map(({ textContent }) => textContent)).toEqual(hours);
  });

  test('shows an event from its start to its end, and one without a known hour above the hours', async () => {
    await open('2025-06-19T10:00:00+01:00');
    await button('Day').click();
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const hour = (text: string) => boxOf(page.getByText(text, { exact: true }).element()).top;
    await expect.element(meeting()).toBeVisible();
    expect(Math.abs(boxOf(meeting().element()).top - hour('6 pm'))).toBeLessThan(12);
    expect(Math.abs(boxOf(meeting().element()).bottom - hour('9 pm'))).toBeLessThan(12);
    vi.setSystemTime('2025-04-10T09:00:00+01:00');
    await button('Today').click();
    const webinar = grid().getByRole('link', { name: 'Sample webinar' });
    await expect.element(webinar).toBeVisible();
    expect(boxOf(webinar.element()).top).toBeLessThan(hour('12 am'));
  });

  test('shows past events in grey, and upcoming ones in five colours in turn', async () => {
    const days = [2, 3, 4, 5, 6, 9];
    const [, event] = sampleEvents;
    if (!event) throw new Error('There is no sample event.');
    const events = days.map((day, index) => ({
      ...{ ...event, title: `Event ${day}`, slug: `event-${day}`, isCompleted: index === 0 },
      ...{ start: `2025-06-0${day}T18:00:00+01:00`, end: `2025-06-0${day}T19:00:00+01:00` },
    }));
    await open(TODAY, eventCalendar(events));
    const probe = document.body.appendChild(document.createElement('i'));
    for (const [index, token] of ['done', '1', '2', '3', '4', '5'].entries()) {
      probe.style.backgroundColor = `var(--cal-${token})`;
      const tag = grid().getByRole('link', { name: `Event ${days[index]}, ` });
      await expect.element(tag).toHaveStyle({ backgroundColor: getComputedStyle(probe).backgroundColor });
    }
    probe.remove();
  });

  test('links an event to its page, also by keyboard', async () => {
    await open();
    await expect.element(meeting()).toHaveAttribute('href', '/sample-meeting');
    button('Next').element().focus();
    await userEvent.tab();
    await expect.element(meeting()).toHaveFocus();
  });

  test('hands an event without a page over to the page of details', async () => {
    await open(TODAY, eventCalendar(sampleEvents.map((event) => ({ ...event, redirectUrl: '' }))));
    await expect.element(meeting()).toHaveAttribute('href', '/eventsdetails');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await meeting().click();
    expect(JSON.parse(sessionStorage.getItem(EVENT_STATE) ?? '')).toMatchObject({
      date: '2025-06-19',
      event: { title: 'Sample meeting', time: '6:00 PM' },
    });
  });

  test('says that a month has no events, and offers to go to the nearest event', async () => {
    await open('2026-11-20T10:00:00Z');
    await expect.element(page.getByRole('status')).toHaveTextContent('No events this month');
    await button('Go to July 2025').click();
    await expect.element(title()).toHaveTextContent('July 2025');
    await expect.element(title()).toHaveFocus();
    await expect.element(page.getByRole('status')).toHaveTextContent('1 event this month');
    expect(page.getByRole('button', { name: /^Go to/ }).query()).toBeNull();
  });

  test('offers in a week without events to go to the day of the nearest event', async () => {
    await open();
    await button('Week').click();
    await button('Go to 19 June 2025').click();
    await expect.element(meeting()).toBeVisible();
  });

  test('reserves its space before it hydrates, so that nothing beneath it moves', async () => {
    vi.useFakeTimers({ now: new Date(TODAY), toFake: ['Date'] });
    await show(eventCalendar(), { hydrated: false });
    await document.fonts.ready;
    const top = () => page.getByRole('heading', { name: 'All events' }).element().getBoundingClientRect().top;
    const before = top();
    await expect.element(title()).toHaveTextContent('This month');
    await hydrate();
    await expect.element(meeting()).toBeVisible();
    expect(top()).toBe(before);
  });
});

describe('the calendar on a small screen', () => {
  beforeEach(() => page.viewport(390, 844));

  test('shows an event as a dot large enough to touch, and its text in the list', async () => {
    await open();
    const { width, height } = meeting().element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    const words = meeting().getByText('Sample meeting').element().getBoundingClientRect();
    expect([words.width, words.height]).toEqual([1, 1]);
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Sample meeting' })).toHaveTextContent('6:00 PM');
  });

  test('shows an event’s text in the day view', async () => {
    await open('2025-06-19T10:00:00+01:00');
    await button('Day').click();
    await expect.element(meeting()).toBeVisible();
    const words = () => meeting().getByText('Sample meeting').element().getBoundingClientRect().width;
    await expect.poll(words).toBeGreaterThan(100);
  });
});
