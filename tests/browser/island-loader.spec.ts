import { APPLICATION_SENT } from '../fixtures/answers.ts';
import { answer, fakeCaptcha, fillApplication, openForm } from '../fixtures/browser/forms.ts';
import { expect, hold, type Locator, type Page, settle, test } from '../fixtures/browser/test.ts';

const TODAY = '2025-06-24T10:00:00+01:00';
/** The month that the calendar is prerendered in, on the day of tests/fixtures/corpus.ts. */
const BUILT_IN = 'November 2026';
const CHUNK_TIMEOUT_MS = 120_000;

const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`);
const calendarTitle = (page: Page) => page.locator('#calendar').getByRole('heading');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const firstPicture = (page: Page) => page.locator('main a[aria-haspopup]').first();

/** Names of the chunks that the page has requested besides its main script, e.g. "react". */
function chunksOf(page: Page): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(/\/static\/(?!start)(\w+)\./.exec(request.url())?.[1] ?? ''));
  return chunks;
}

/** The loader's log messages about chunks that failed. */
function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on('console', (message) => failures.push(...(/^Loading chunk failed \(\w+\): \w+/.exec(message.text()) ?? [])));
  return failures;
}

test.describe('an island', () => {
  test('is watched no longer once a touch has hydrated it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const controls = island(page, 'TestimonialControls');
    await controls.scrollIntoViewIfNeeded();
    await expect(controls).toHaveAttribute('data-island-seen');
    const seen = (await controls.getAttribute('data-island-seen')) ?? '';
    await controls.getByRole('button').last().focus();
    await expect(controls).toHaveAttribute('data-island-hydrated');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await settle(page);
    await controls.scrollIntoViewIfNeeded();
    await settle(page);
    await expect(controls).toHaveAttribute('data-island-seen', seen);
  });

  test('that hydrates on interaction is not fetched when it is only visible', async ({ page }) => {
    const chunks = chunksOf(page);
    await page.goto('/photos2025');
    await expect(firstPicture(page)).toBeInViewport();
    await settle(page);
    expect(chunks).not.toContain('PhotoLightbox');
    await firstPicture(page).hover();
    await expect(island(page, 'PhotoLightbox')).toHaveAttribute('data-island-hydrated');
  });
});

/**
 * A control that is pressed before a chunk has loaded, once or several times, and what shows that
 * every press was answered: the `nth` element of a role.
 */
type Press = {
  name: string;
  late: string;
  path: string;
  role: 'button' | 'heading' | 'dialog';
  answer: string;
  expanded?: boolean;
  times?: number;
  nth?: number;
};

const MENU = { late: 'start', path: '/about-us', role: 'button' } as const;
const CALENDAR = { name: 'Next', path: '/eventcalander#calendar', role: 'heading' } as const;
const CHALLENGE = { name: 'Read More', path: '/', role: 'button', answer: 'Show Less', expanded: true } as const;

const PRESSES: Press[] = [
  { ...MENU, name: 'Menu', answer: 'Menu', expanded: true },
  { ...MENU, name: 'Become a Member', answer: 'Become a Member', expanded: true },
  { ...MENU, name: 'Cookie settings', answer: 'Accept All' },
  { ...CHALLENGE, late: 'start' },
  { ...CHALLENGE, late: 'behaviours', times: 2, nth: 1 },
  { ...CALENDAR, late: 'start', times: 3, answer: 'September 2025' },
  { ...CALENDAR, late: 'EventCalendar', times: 2, answer: 'August 2025' },
  { name: 'A picture', late: 'PhotoLightbox', path: '/photos2025', role: 'dialog', answer: 'Pictures' },
];

for (const { name, late, path, times = 1, role, answer, expanded = false, nth = 0 } of PRESSES)
  test(`${name}, pressed ${times} times before ${late} has loaded, is answered then`, async ({ page }) => {
    await page.setViewportSize({ width: name === 'Menu' ? 390 : 1280, height: 900 });
    await page.clock.setFixedTime(TODAY);
    const release = await hold(page, `**/static/${late}.*`);
    await page.goto(path, { waitUntil: 'commit' });
    if (late !== 'start') await settle(page);
    const control = name === 'A picture' ? firstPicture(page) : page.getByRole('button', { name, exact: true });
    // One after the other where there are several.
    for (let press = 0; press < times; press++) await control.nth(name === 'Read More' ? press : 0).click();
    release();
    const answered = page.getByRole(role, { name: answer, exact: true, ...(expanded && { expanded }) });
    await expect(answered.nth(nth)).toBeVisible();
  });

test('cities are suggested for text typed before the page’s script has loaded', async ({ page }) => {
  await fakeCaptcha(page);
  const release = await hold(page, '**/static/start.*');
  await page.goto('/become-a-member', { waitUntil: 'commit' });
  const city = page.getByRole('combobox', { name: 'City' });
  await city.click();
  await city.pressSequentially('Lond');
  release();
  await expect(page.getByRole('listbox', { name: 'City' }).getByRole('option').first()).toHaveText(/^London /);
});

test('on a connection that saves data no island hydrates by itself', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const chunks = chunksOf(page);
  await page.clock.install({ time: TODAY });
  await page.goto('/');
  await settle(page);
  await page.clock.fastForward(60_000);
  await settle(page);
  await page.goto('/eventcalander#calendar');
  await expect(calendarTitle(page)).toBeInViewport();
  await settle(page);
  expect(chunks).not.toContain('react');
  await press(page, 'Next');
  await expect(calendarTitle(page)).toHaveText('July 2025');
});

test.describe('an island in which an extension has moved an element', () => {
  test.use({ expectedMessages: [/NotFoundError|The island \w+ has failed/] });

  /** Moves an element into another: React then cannot remove it. */
  const wrap = (element: Locator) =>
    element.evaluate((node) => {
      const wrapper = document.createElement('span');
      node.replaceWith(wrapper);
      wrapper.append(node);
    });

  test('the prerendered calendar stays and works again at the next press', async ({ page }) => {
    await page.clock.setFixedTime('2027-08-20T10:00:00Z');
    await page.goto('/eventcalander#calendar');
    const nearest = page.getByRole('button', { name: /^Last event/ });
    await wrap(nearest);
    await nearest.click();
    await expect(island(page, 'EventCalendar')).toHaveAttribute('data-island-failed');
    await expect(calendarTitle(page)).toHaveText(BUILT_IN);
    await press(page, 'Next');
    await expect(calendarTitle(page)).toHaveText('September 2027');
    await expect(island(page, 'EventCalendar')).not.toHaveAttribute('data-island-failed');
  });

  test('a lightbox that failed opens again at the next press', async ({ page }) => {
    await page.goto('/photos2025');
    const lightbox = page.getByRole('dialog', { name: 'Pictures' });
    await firstPicture(page).click();
    await expect(lightbox).toBeVisible();
    await wrap(lightbox);
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await expect(lightbox).not.toBeAttached();
    await firstPicture(page).click();
    await expect(lightbox).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).not.toBeAttached();
  });

  test('a form loses neither text nor focus and can still be sent', async ({ page }) => {
    const sent = await answer(page, 'savemembershipdetails');
    const form = await openForm(page, '/become-a-member', 'Membership Form');
    await fillApplication(form);
    const email = form.getByLabel('Email');
    const address = await email.inputValue();
    await email.fill('');
    await press(page, 'Submit application');
    await wrap(form.getByRole('heading', { name: 'There is a problem' }).locator('../..'));
    await email.focus();
    await page.keyboard.type(address);
    await expect(page.getByText(/^This form needs JavaScript/)).toBeVisible();
    await expect(email).toHaveValue(address);
    await press(page, 'Submit application');
    await expect.poll(() => sent.bodies).toEqual([APPLICATION_SENT]);
    // The next test has the same context.
    await expect(page).toHaveURL('/member-success');
  });
});

// That no form is fetched at first is tested in visits.spec.ts; its captcha, and a draft that a
// page restores, in contact-form.spec.ts.
test.describe('a chunk that fails', () => {
  // A picture file opened by itself has no view transition, and the browser logs that.
  test.use({ expectedMessages: [/net::ERR_|Failed to fetch|Loading chunk failed|ViewTransition opt-in disabled/] });

  test('leaves the page readable and is fetched again when it is used', async ({ page }) => {
    const failures = failuresOf(page);
    await page.clock.setFixedTime(TODAY);
    await page.route('**/static/react.*', (route) => route.abort());
    await page.goto('/eventcalander#calendar');
    await expect.poll(() => failures).toEqual(['Loading chunk failed (missing): EventCalendar']);
    await expect(calendarTitle(page)).toHaveText(BUILT_IN);
    const event = page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Welcome MSB Meet-Up' });
    await expect(event).toHaveAttribute('href', '/welcome-msb-meet-up-19th-june-2025');
    await page.unroute('**/static/react.*');
    await press(page, 'Next');
    await expect(calendarTitle(page)).toHaveText('July 2025');
    expect(failures).toHaveLength(1);
  });

  for (const [what, type] of [
    ['', 'none'],
    [', also where nothing says that there is a network', 'fetch'],
  ] as const)
    test(`lets the browser follow a link that its island would have opened${what}`, async ({ page }) => {
      await page.route('**/static/PhotoLightbox.*', (route) => route.abort());
      await page.goto('/photos2025');
      const file = (await firstPicture(page).getAttribute('href')) ?? '';
      await page.route(`**${file}`, (route) =>
        route.request().resourceType() === type ? undefined : route.continue(),
      );
      await firstPicture(page).click();
      await expect(page).toHaveURL(file);
    });

  test('while offline leaves its link alone, which would lead to an error page', async ({ page, context }) => {
    const failures = failuresOf(page);
    await page.goto('/photos2025');
    await settle(page);
    await context.setOffline(true);
    // Its picture is not there yet.
    const picture = page.locator('main a[aria-haspopup]').last();
    await picture.click();
    await expect.poll(() => failures.length).toBeGreaterThan(0);
    await context.setOffline(false);
    await picture.click();
    await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
  });

  test('past the limit of 120 seconds still works once it has arrived', async ({ page }) => {
    const failures = failuresOf(page);
    await page.clock.install({ time: '2025-06-24T09:00:00+01:00' });
    await page.clock.pauseAt(TODAY);
    const release = await hold(page, '**/static/EventCalendar.*');
    const asked = page.waitForRequest('**/static/EventCalendar.*');
    await page.goto('/eventcalander#calendar');
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

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the hero is its first slide without React, until the time of that slide is over', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const react = () => requested.filter((path) => /react.*\.js$/.test(path));
    const thread = (number: number) => page.getByRole('button', { name: `Slide ${number}` });
    const slide = (number: number) => page.locator(`#slide-${number}`);
    // This window is high enough for the whole hero with its controls.
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
    await expect(thread(1).locator('i')).toHaveCSS('animation-duration', '10s');
    for (const [index, each] of (await page.locator('[id^=slide-]').all()).entries()) {
      if (index > 0) await expect(each).toBeHidden();
      const images = await each.locator('img').all();
      expect(images).toHaveLength(2);
      for (const image of images) {
        const width = expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth));
        await (index === 0 ? width.toBeGreaterThan(0) : width.toBe(0));
      }
    }
    await page.clock.runFor(8000);
    await page.waitForLoadState('networkidle');
    expect(react()).toEqual([]);
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(thread(2)).toHaveAttribute('aria-current', 'true');
    expect(react()).not.toEqual([]);
  });
});
