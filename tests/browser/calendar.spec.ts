import { accessibilityFaults } from './accessible.ts';
import { expect, hold, type Page, test } from './fixtures.ts';

const TODAY = '2025-06-24T10:00:00+01:00';
const VIEWS = ['Month', 'Week', 'Day'] as const;

const title = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tag = (page: Page) => page.getByRole('grid').getByRole('link', { name: 'Welcome MSB Meet-Up, 6:00 PM' });

async function openCalendar(page: Page, today = TODAY) {
  await page.clock.setFixedTime(new Date(today));
  await page.goto('/eventcalander');
  await expect(page.getByRole('grid')).toBeVisible();
}

/** The computed value of a colour token on the current page. */
const colourOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

test.describe('the calendar', () => {
  test('opens on the month of today, and marks the day', async ({ page }) => {
    await openCalendar(page);
    await expect(title(page)).toHaveText('June 2025');
    await expect(page.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[aria-current="date"]')).toHaveAccessibleName('24 June 2025');
  });

  test('begins its weeks on Sunday and labels them with the ISO week of their Thursday', async ({ page }) => {
    await openCalendar(page);
    await expect(page.getByRole('columnheader')).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    await expect(page.getByRole('grid').getByText(/^W\d+$/)).toHaveText(['W23', 'W24', 'W25', 'W26', 'W27']);
  });

  for (const view of VIEWS)
    test(`moves by a month in the ${view.toLowerCase()} view, and returns to today`, async ({ page }) => {
      await openCalendar(page);
      await press(page, view);
      await press(page, 'Next');
      await expect(title(page)).toHaveText('July 2025');
      await press(page, 'Next');
      await expect(title(page)).toHaveText('August 2025');
      await press(page, 'Today');
      await expect(title(page)).toHaveText('June 2025');
      await expect(page.locator('[aria-current="date"]').first()).toBeVisible();
      await press(page, 'Previous');
      await expect(title(page)).toHaveText('May 2025');
      await expect(page.locator('[aria-current="date"]')).toHaveCount(0);
    });

  for (const view of ['Week', 'Day'])
    test(`shows an all-day row and 24 hour rows in the ${view.toLowerCase()} view`, async ({ page }) => {
      await openCalendar(page);
      await press(page, view);
      const grid = page.getByRole('grid');
      await expect(grid.getByText('All day')).toBeVisible();
      const hours = ['am', 'pm'].flatMap((half) =>
        [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) => `${hour} ${half}`),
      );
      await expect(grid.getByText(/^\d+ [ap]m$/)).toHaveText(hours);
    });

  test('shows an event without a known hour as an all-day event', async ({ page }) => {
    await openCalendar(page, '2025-04-10T09:00:00+01:00');
    await press(page, 'Day');
    const event = await page
      .getByRole('link', { name: 'Webinar: email and mobile verification' })
      .first()
      .boundingBox();
    const midnight = await page.getByText('12 am', { exact: true }).boundingBox();
    expect(event?.y).toBeLessThan(midnight?.y ?? 0);
  });

  test('shows a past event in grey', async ({ page }) => {
    await openCalendar(page);
    await expect(tag(page)).toHaveCSS('background-color', await colourOf(page, '--cal-done'));
  });

  for (const tone of [1, 2, 3, 4, 5])
    test(`shows an upcoming event in colour ${tone} of five, readable in light and dark`, async ({ page }) => {
      await page.route('**/eventcalander', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('&quot;done&quot;', `&quot;${tone}&quot;`);
        await route.fulfill({ response, body });
      });
      await openCalendar(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(tag(page)).toHaveCSS('background-color', await colourOf(page, `--cal-${tone}`));
        expect(await accessibilityFaults(page, 'colours')).toEqual([]);
      }
    });

  test('opens an event’s page by click', async ({ page }) => {
    await openCalendar(page);
    await tag(page).click();
    await expect(page).toHaveURL('/welcome-msb-meet-up-19th-june-2025');
  });

  test('opens an event’s page by keyboard', async ({ page }) => {
    await openCalendar(page);
    await page.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Tab');
    await expect(tag(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/welcome-msb-meet-up-19th-june-2025');
  });

  test('says that a month has no events, and offers to go to the nearest event', async ({ page }) => {
    await openCalendar(page, '2026-11-20T10:00:00Z');
    await expect(page.getByRole('status')).toHaveText('No events this month');
    await press(page, 'Go to July 2025');
    await expect(title(page)).toHaveText('July 2025');
    await expect(title(page)).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('1 event this month');
    await expect(page.getByRole('button', { name: /^Go to/ })).toHaveCount(0);
  });

  test('offers in a week without events to go to the day of the nearest event', async ({ page }) => {
    await openCalendar(page);
    await press(page, 'Week');
    await press(page, 'Go to 19 June 2025');
    await expect(tag(page)).toBeVisible();
  });

  test('reserves its space before it hydrates, so that nothing beneath it moves', async ({ page }) => {
    await page.clock.setFixedTime(new Date(TODAY));
    const release = await hold(page, '**/EventCalendar*.js');
    await page.goto('/eventcalander');
    await page.evaluate(() => document.fonts.ready);
    const list = page.getByRole('heading', { name: 'All events' });
    const before = await list.boundingBox();
    await expect(title(page)).toHaveText('This month');
    release();
    await expect(tag(page)).toBeVisible();
    expect(await list.boundingBox()).toEqual(before);
  });

  test('replays a click made before it was hydrated', async ({ page }) => {
    await page.clock.setFixedTime(new Date(TODAY));
    const release = await hold(page, '**/EventCalendar*.js');
    await page.goto('/eventcalander');
    await press(page, 'Next');
    release();
    await expect(title(page)).toHaveText('July 2025');
  });

  test('adds no stylesheet of its own, which the content security policy would refuse', async ({ page }) => {
    await page.goto('/eventcalander');
    const styles = await page.locator('style').count();
    await expect(page.getByRole('grid')).toBeVisible();
    await press(page, 'Week');
    await expect(page.locator('style')).toHaveCount(styles);
  });
});

test.describe('the calendar on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows an event as a dot large enough to touch, and its text in the list', async ({ page }) => {
    await openCalendar(page);
    const words = tag(page).getByText('Welcome MSB Meet-Up');
    expect(await words.boundingBox()).toMatchObject({ width: 1, height: 1 });
    const dot = await tag(page).boundingBox();
    expect(Math.min(dot?.width ?? 0, dot?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await expect(page.getByRole('listitem').filter({ hasText: 'Welcome MSB Meet-Up' })).toContainText('6:00 PM');
  });

  test('shows an event’s text in the day view', async ({ page }) => {
    await openCalendar(page, '2025-06-19T10:00:00+01:00');
    await press(page, 'Day');
    const words = await tag(page).getByText('Welcome MSB Meet-Up').boundingBox();
    expect(words?.width).toBeGreaterThan(100);
  });
});

test.describe('the calendar in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('shows events in London time', async ({ page }) => {
    await openCalendar(page, '2025-06-19T00:00:00Z');
    await press(page, 'Day');
    const event = await tag(page).boundingBox();
    const six = await page.getByText('6 pm', { exact: true }).boundingBox();
    const nine = await page.getByText('9 pm', { exact: true }).boundingBox();
    expect(Math.abs((event?.y ?? 0) - (six?.y ?? 0))).toBeLessThan(12);
    expect(Math.abs((event?.y ?? 0) + (event?.height ?? 0) - (nine?.y ?? 0))).toBeLessThan(12);
  });
});

test.describe('the calendar without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists all events with links to their pages', async ({ page }) => {
    await page.goto('/eventcalander');
    await expect(page.getByRole('button', { name: 'Today' })).toBeHidden();
    const links = page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Completed' });
    await expect(links).toHaveCount(3);
    await expect(links.last()).toHaveAttribute('href', '/dosand-donts-to-get-a-bank-account-for-your-msb-business');
    await expect(page.getByRole('link', { name: 'Back to What’s Happening' })).toHaveAttribute(
      'href',
      '/whats-happening',
    );
  });
});

test('a link to the list of events scrolls there and highlights it', async ({ page }) => {
  await page.goto('/eventcalander#all-events');
  await expect(page.locator('#all-events')).toBeInViewport();
  await expect(page.locator('#all-events')).toHaveCSS('animation-name', 'highlight');
});
