import { APPLICATION, APPLICATION_SENT } from '../fixtures/answers.ts';
import { answer, fillApplication, openForm } from '../fixtures/browser/forms.ts';
import { settle } from '../fixtures/browser/islands.ts';
import { expect, hold, type Page, test } from '../fixtures/browser/test.ts';

const TODAY = '2025-06-24T10:00:00+01:00';
const CHUNK_TIMEOUT_MS = 120_000;

const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`);
const calendarTitle = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const firstPicture = (page: Page) => page.locator('main a[aria-haspopup]').first();

/** Names of the chunks that the page has requested besides its main script, e.g. "react". */
function chunksOf(page: Page): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/entries\/(?!pages_client)(\w+)\./.exec(request.url()) ?? [];
    if (name) chunks.push(name);
  });
  return chunks;
}

/** The loader's log messages about chunks that failed. */
function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    const [failure] = /^Loading chunk failed \(\w+\): \w+/.exec(message.text()) ?? [];
    if (failure) failures.push(failure);
  });
  return failures;
}

test.describe('an island', () => {
  test('of a carousel is fetched when its first slide has been in view for its time', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const chunks = chunksOf(page);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Celebrating the Experiences of Our Members' }).scrollIntoViewIfNeeded();
    await settle(page);
    expect(chunks).not.toContain('react');
    await expect(island(page, 'TestimonialControls')).toHaveAttribute('data-hydrated');
  });

  test('that hydrates on interaction is not fetched when it is only visible', async ({ page }) => {
    const chunks = chunksOf(page);
    await page.goto('/photos2025');
    await expect(firstPicture(page)).toBeInViewport();
    await settle(page);
    expect(chunks).not.toContain('PhotoLightbox');
    await firstPicture(page).hover();
    await expect(island(page, 'PhotoLightbox')).toHaveAttribute('data-hydrated');
  });

  test('replays every click made before it was hydrated', async ({ page }) => {
    await page.clock.setFixedTime(TODAY);
    const release = await hold(page, '**/entries/EventCalendar.*');
    await page.goto('/eventcalander');
    await press(page, 'Next');
    await press(page, 'Next');
    release();
    await expect(calendarTitle(page)).toHaveText('August 2025');
  });

  test('replays a click on a link, which then opens within the page', async ({ page }) => {
    const release = await hold(page, '**/entries/PhotoLightbox.*');
    await page.goto('/photos2025');
    await firstPicture(page).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
  });
});

test.describe('a press on a button whose behaviour has not loaded', () => {
  for (const late of ['behaviours.client', 'disclosures.behaviour'])
    test(`is answered once, when it has (${late})`, async ({ page }) => {
      const release = await hold(page, `**/entries/${late}.*`);
      await page.goto('/');
      const toggle = page.getByRole('button', { name: 'Read More' }).first();
      await settle(page);
      await toggle.click();
      release();
      await expect(page.getByRole('button', { name: 'Show Less' })).toHaveAttribute('aria-expanded', 'true');
    });
});

test('on a connection that saves data no island hydrates by itself', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const chunks = chunksOf(page);
  await page.clock.install({ time: TODAY });
  await page.goto('/');
  await settle(page);
  await page.clock.fastForward(60_000);
  await settle(page);
  await page.goto('/eventcalander');
  await expect(calendarTitle(page)).toBeInViewport();
  await settle(page);
  expect(chunks).not.toContain('react');
  await press(page, 'Next');
  await expect(calendarTitle(page)).toHaveText('July 2025');
});

test.describe('an island that throws when it is used', () => {
  test.use({ expectedMessages: [/NotFoundError|The island \w+ has failed/] });

  /** Moves an element into another, as extensions do: React then cannot remove it. */
  const wrap = (element: ReturnType<Page['locator']>) =>
    element.evaluate((node) => {
      const wrapper = document.createElement('span');
      node.replaceWith(wrapper);
      wrapper.append(node);
    });

  test('is as it was prerendered, and works again from the next press on', async ({ page }) => {
    await page.clock.setFixedTime('2027-08-20T10:00:00Z');
    await page.goto('/eventcalander');
    await wrap(page.getByRole('button', { name: 'Go to February 2027' }));
    await press(page, 'Go to February 2027');
    await expect(island(page, 'EventCalendar')).toHaveAttribute('data-failed');
    await expect(calendarTitle(page)).toHaveText('This month');
    await press(page, 'Next');
    await expect(calendarTitle(page)).toHaveText('September 2027');
    await expect(island(page, 'EventCalendar')).not.toHaveAttribute('data-failed');
  });

  test('keeps what was typed and chosen, and says how else to get in touch', async ({ page }) => {
    const sent = await answer(page, 'savemembershipdetails');
    const form = await openForm(page, '/become-a-member', 'Membership Form');
    const send = form.getByRole('button', { name: 'Submit application' });
    await fillApplication(form);
    await form.getByLabel('Email').fill('');
    await send.click();
    await wrap(form.getByRole('heading', { name: 'There is a problem' }).locator('../..'));
    await form.getByLabel('Email').fill(APPLICATION.Email);
    await expect(page.getByText(/^This form needs JavaScript/)).toBeVisible();
    await send.click();
    await expect(page).toHaveURL('/member-success');
    expect(sent.bodies).toEqual([APPLICATION_SENT]);
  });
});

test.describe('a chunk that fails', () => {
  // A picture file opened by itself has no view transition, and the browser logs that.
  test.use({ expectedMessages: [/net::ERR_|Loading chunk failed|ViewTransition opt-in disabled/] });

  test('is logged, leaves the page readable, and is fetched again when used', async ({ page }) => {
    const failures = failuresOf(page);
    await page.clock.setFixedTime(TODAY);
    await page.route('**/entries/react.*', (route) => route.abort());
    await page.goto('/eventcalander');
    await expect.poll(() => failures).toEqual(['Loading chunk failed (missing): EventCalendar']);
    await expect(calendarTitle(page)).toHaveText('This month');
    const event = page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Welcome MSB Meet-Up' });
    await expect(event).toHaveAttribute('href', '/welcome-msb-meet-up-19th-june-2025');
    await page.unroute('**/entries/react.*');
    await press(page, 'Next');
    await expect(calendarTitle(page)).toHaveText('July 2025');
    expect(failures).toHaveLength(1);
  });

  test('lets the browser follow a link that its island would have opened', async ({ page }) => {
    await page.route('**/entries/PhotoLightbox.*', (route) => route.abort());
    await page.goto('/photos2025');
    const file = await firstPicture(page).getAttribute('href');
    await firstPicture(page).click();
    await expect(page).toHaveURL(file ?? '');
  });

  test('by a timeout of 120 seconds is logged, and works once it has arrived', async ({ page }) => {
    const failures = failuresOf(page);
    await page.clock.install({ time: '2025-06-24T09:00:00+01:00' });
    await page.clock.pauseAt(TODAY);
    const release = await hold(page, '**/entries/EventCalendar.*');
    const asked = page.waitForRequest('**/entries/EventCalendar.*');
    await page.goto('/eventcalander');
    await asked;
    await page.clock.runFor(CHUNK_TIMEOUT_MS - 1);
    expect(failures).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => failures).toEqual(['Loading chunk failed (timeout): EventCalendar']);
    await expect(page.getByRole('link', { name: 'Welcome MSB Meet-Up' })).toBeVisible();
    release();
    await press(page, 'Next');
    await expect(calendarTitle(page)).toHaveText('July 2025');
  });
});
