import { expect, type Page, test } from './fixtures.ts';

const event = {
  title: 'Sample round table',
  date: '2025-09-02',
  time: '10:30 AM',
  duration: '90 mins',
  speaker: 'Sample speaker',
  description: '<p>Bring <strong>questions</strong> to <a href="/contact-us">us</a>.</p>',
  image: '',
};

const handOver = (page: Page, changes: object = {}) =>
  page.addInitScript(
    (state) => sessionStorage.setItem('eventState', state),
    JSON.stringify({ event: { ...event, ...changes }, date: event.date }),
  );

const fact = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

test.describe('an event that the calendar hands over', () => {
  /** Opens a calendar whose second event has no page of its own, so that the calendar hands it over. */
  async function openCalendarWithPlannedEvent(page: Page) {
    await page.route('**/eventcalander', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '&quot;tone&quot;:&quot;done&quot;,&quot;href&quot;:&quot;/welcome-msb-meet-up-19th-june-2025&quot;',
        `&quot;tone&quot;:&quot;1&quot;,&quot;href&quot;:&quot;/eventsdetails&quot;,&quot;detail&quot;:${JSON.stringify({ ...event, date: '2025-06-19' }).replaceAll('"', '&quot;')}`,
      );
      await route.fulfill({ response, body });
    });
    await page.clock.setFixedTime(new Date('2025-06-24T10:00:00+01:00'));
    await page.goto('/eventcalander');
  }

  for (const [act, open] of [
    [
      'a click',
      (page: Page) =>
        page
          .getByRole('grid')
          .getByRole('link', { name: /^Welcome MSB Meet-Up/ })
          .click(),
    ],
    [
      'Enter',
      (page: Page) =>
        page
          .getByRole('grid')
          .getByRole('link', { name: /^Welcome MSB Meet-Up/ })
          .press('Enter'),
    ],
  ] as const)
    test(`is shown after ${act}, and again after reload, Back and Forward`, async ({ page }) => {
      await openCalendarWithPlannedEvent(page);
      await open(page);
      await expect(page).toHaveURL('/eventsdetails');
      const heading = page.getByRole('heading', { level: 1, name: 'Sample round table' });
      await expect(heading).toBeVisible();
      await expect(fact(page, 'Date')).toHaveText('19 June 2025');
      expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('eventState') ?? 'null'))).toEqual({
        event: { ...event, date: '2025-06-19' },
        date: '2025-06-19',
      });
      await page.reload();
      await expect(heading).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/eventcalander');
      await page.goForward();
      await expect(heading).toBeVisible();
    });
});

test.describe('/eventsdetails', () => {
  test('shows title, date, time, duration, speaker and description', async ({ page }) => {
    await handOver(page);
    await page.goto('/eventsdetails');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample round table');
    await expect(fact(page, 'Date')).toHaveText('02 September 2025');
    await expect(fact(page, 'Time')).toHaveText('10:30 AM');
    await expect(fact(page, 'Duration')).toHaveText('90 mins');
    await expect(fact(page, 'Speaker')).toHaveText('Sample speaker');
    await expect(page.getByText('Bring questions to us.')).toBeVisible();
    await expect(page.getByRole('strong')).toHaveText('questions');
    await expect(page.getByRole('link', { name: 'us', exact: true })).toHaveAttribute('href', '/contact-us');
  });

  test('says that an event has no image, and leaves out missing facts', async ({ page }) => {
    await handOver(page, { speaker: '', duration: '' });
    await page.goto('/eventsdetails');
    await expect(page.getByText('No image provided for this event.')).toBeVisible();
    await expect(page.getByRole('term')).toHaveText(['Date', 'Time']);
  });

  test('shows the event’s image', async ({ page }) => {
    await handOver(page, { image: '/icon-192.png' });
    await page.goto('/eventsdetails');
    await expect(page.getByRole('main').getByRole('img', { name: 'Sample round table' })).toBeVisible();
    await expect(page.getByText('No image provided for this event.')).toHaveCount(0);
  });

  test.describe('with an image that fails to load', () => {
    test.use({ expectedMessages: [/404/] });

    test('says that the event has no image', async ({ page }) => {
      await handOver(page, { image: '/no-such-picture.png' });
      await page.goto('/eventsdetails');
      await expect(page.getByText('No image provided for this event.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('img', { name: 'Sample round table' })).toHaveCount(0);
    });
  });

  test.describe('with a hostile description', () => {
    // The content security policy blocks some of this as well, and the browser logs that.
    test.use({ expectedMessages: [/Content Security Policy/] });

    test('keeps its text and removes everything that could run, send data or mislead', async ({ page }) => {
      await handOver(page, {
        title: '<img src=x onerror="document.body.dataset.run = 1">Sample',
        description:
          '<p onclick="document.body.dataset.run = 1" style="position: fixed" id="main" class="x">Words</p>' +
          '<script>document.body.dataset.run = 1</script><img src="/icon-192.png" alt="" onload="document.body.dataset.run = 1">' +
          '<a href="javascript:document.body.dataset.run = 1">Press</a><form action="/"><input name="q"></form><iframe src="/"></iframe>',
      });
      await page.goto('/eventsdetails');
      const text = page.getByText('Words');
      await expect(text).toBeVisible();
      expect(await text.evaluate((element) => element.getAttributeNames())).toEqual([]);
      await page.getByText('Press', { exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^<img src=x/);
      await expect(
        text.locator('..').locator('script, iframe, form, input, [onload], [onclick], [href^="javascript"]'),
      ).toHaveCount(0);
      expect(await page.evaluate(() => document.body.dataset.run)).toBeUndefined();
    });
  });

  test.describe('if the sanitiser fails to load', () => {
    test.use({ expectedMessages: [/ERR_FAILED|Loading chunk failed \(missing\): dompurify/] });

    test('shows the description as plain text', async ({ page }) => {
      await page.route('**/purify*.js', (route) => route.abort());
      await handOver(page, { description: '<p>Bring <b>questions</b> &amp; papers.</p><img src="x" alt="">' });
      await page.goto('/eventsdetails');
      await expect(page.getByText('Bring questions & papers.')).toBeVisible();
      await expect(page.getByRole('main').locator('b, img[src=x]')).toHaveCount(0);
    });
  });

  for (const [why, prepare] of [
    ['was handed over', async () => {}],
    ['can be read', (page: Page) => page.addInitScript(() => sessionStorage.setItem('eventState', '{"event":{}}'))],
    [
      'can be stored, because storage is switched off',
      async (page: Page) => {
        await page.addInitScript(() =>
          Object.defineProperty(window, 'sessionStorage', {
            get() {
              throw new DOMException('Access is denied.', 'SecurityError');
            },
          }),
        );
      },
    ],
  ] as const)
    test(`stays empty if no event ${why}`, async ({ page }) => {
      await prepare(page);
      await page.goto('/eventsdetails');
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main')).toHaveText('');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
    });
});

test.describe('the registration for a webinar', () => {
  test('redirects a visitor without an event to the list of events', async ({ page }) => {
    await page.goto('/whats-happening');
    await page.goto('/webinar-registration');
    await expect(page).toHaveURL('/events');
    await page.goBack();
    await expect(page).toHaveURL('/whats-happening');
  });

  test('shows the event beside a form that cannot be filled in or sent', async ({ page }) => {
    await handOver(page);
    await page.goto('/webinar-registration');
    await expect(page.getByRole('heading', { name: 'Sample round table' })).toBeVisible();
    await expect(fact(page, 'Date')).toHaveText('02 September 2025');
    const form = page.getByRole('form', { name: 'Webinar registration' });
    for (const control of await form.locator('input, select, textarea, button').all())
      await expect(control).toBeDisabled();
    await expect(form.getByRole('button')).toHaveText('Registration Closed');
    expect(await form.getByRole('combobox', { name: 'Country code' }).locator('option').count()).toBeGreaterThan(230);
  });

  test.describe('opened at the form', () => {
    type Scroll = { id: string; behavior: ScrollBehavior | undefined };

    /** Records every scroll that a script requests. */
    const noteScrolls = (page: Page) =>
      page.addInitScript(() => {
        const scrolls: Scroll[] = [];
        Object.assign(window, { scrolls });
        Element.prototype.scrollIntoView = function (options) {
          scrolls.push({ id: this.id, behavior: typeof options === 'object' ? options.behavior : undefined });
        };
      });
    const scrolls = (page: Page) => page.evaluate(() => Reflect.get(window, 'scrolls'));

    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: '2025-09-01T10:00:00+01:00' });
      await page.clock.pauseAt('2025-09-01T10:01:00+01:00');
      await handOver(page);
      await noteScrolls(page);
    });

    test('scrolls smoothly to the form after 100 ms', async ({ page }) => {
      await page.goto('/webinar-registration#webinarRegisterForm');
      await expect(page.getByRole('heading', { name: 'Sample round table' })).toBeVisible();
      await page.clock.runFor(99);
      expect(await scrolls(page)).toEqual([]);
      await page.clock.runFor(1);
      expect(await scrolls(page)).toEqual([{ id: 'webinarRegisterForm', behavior: 'smooth' }]);
    });

    test('scrolls without animation under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/webinar-registration#webinarRegisterForm');
      await expect(page.getByRole('heading', { name: 'Sample round table' })).toBeVisible();
      await page.clock.runFor(100);
      expect(await scrolls(page)).toEqual([{ id: 'webinarRegisterForm', behavior: 'auto' }]);
    });

    test('doesn’t scroll if the address doesn’t name the form', async ({ page }) => {
      await page.goto('/webinar-registration');
      await expect(page.getByRole('heading', { name: 'Sample round table' })).toBeVisible();
      await page.clock.runFor(1000);
      expect(await scrolls(page)).toEqual([]);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('also shows the closed form', async ({ page }) => {
      await page.goto('/webinar-registration');
      await expect(page.getByRole('button', { name: 'Registration Closed' })).toBeDisabled();
    });
  });
});
