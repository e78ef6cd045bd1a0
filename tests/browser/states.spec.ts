import { expectAccessible, LOOKS } from '../fixtures/browser/accessible.ts';
import { handOver } from '../fixtures/browser/calendar.ts';
import { expectToFit } from '../fixtures/browser/fit.ts';
import { answer, errorLinks, fakeCaptcha, fillApplication, fillEnquiry, toasts } from '../fixtures/browser/forms.ts';
import { expect, type Locator, type Page, test } from '../fixtures/browser/test.ts';
import { EVENT } from '../fixtures/samples.ts';

/** A state that a visitor can bring a page into. */
type State = {
  /** The state, as the end of a sentence: “the page has no faults when …”. */
  name: string;
  path: string;
  /** Brings the loaded page into the state. */
  open: (page: Page) => Promise<void>;
  /** The only one of the two widths at which the state exists. */
  width?: number;
  /**
   * Selects what the state changes; without it, that may be anything. The rest is checked by
   * visits.spec.ts.
   */
  part?: string;
  /** The day of the visit, where the state depends on it. */
  day?: string;
  /** Runs before the page is requested. */
  prepare?: (page: Page) => Promise<unknown>;
};

const PHONE = 390;
const DESKTOP = 1280;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

/** Sends an empty form whose captcha has failed, and opens the list of its City field. */
async function sendEmpty(form: Locator, button: string): Promise<void> {
  const send = form.getByRole('button', { name: button });
  await send.focus();
  // The fake captcha reports the event to the form.
  await form.getByRole('button', { name: 'I am human' }).dispatchEvent('error-callback');
  await send.click();
  await expect(errorLinks(form).first()).toBeVisible();
  await form.getByRole('combobox', { name: 'City' }).pressSequentially('Newport');
  await expect(form.getByRole('listbox')).toBeVisible();
}

/** A word longer than a small window is wide. */
const LONG_WORD = 'zzxqy'.repeat(10);

const STATES: State[] = [
  {
    name: 'the membership dropdown is open',
    path: '/about-us',
    width: DESKTOP,
    part: '[data-site-header]',
    open: (page) => press(page, 'Become a Member'),
  },
  {
    name: 'the menu is open',
    path: '/about-us',
    width: PHONE,
    part: '[data-site-header]',
    open: (page) => press(page, /Menu/i),
  },
  {
    name: 'the cookie settings are open',
    path: '/about-us',
    part: '[data-cookie-banner]',
    open: async (page) => {
      await press(page, 'Cookie settings');
      await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
    },
  },
  {
    name: 'a video plays',
    path: '/',
    open: async (page) => {
      await page.getByRole('link', { name: /^Play/ }).first().click();
      await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    },
  },
  {
    name: 'another slide, another testimonial and all points of the challenges are shown',
    path: '/',
    open: async (page) => {
      const more = page.getByRole('button', { name: 'Read More' });
      while ((await more.count()) > 0) await more.first().click();
      for (const next of await page.getByRole('button', { name: 'Next' }).all()) await next.click();
    },
  },
  {
    name: 'a photograph is open',
    path: '/photos2025',
    open: async (page) => {
      await page.getByRole('link', { name: /Event Space, picture 1/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  // The day has the same grid as the week.
  ...['Month', 'Week'].map((view) => ({
    name: `the view is ${view}`,
    path: '/eventcalander#calendar',
    part: '[data-island=EventCalendar]',
    day: '2025-06-19',
    open: async (page: Page) => {
      await expect(page.getByRole('grid')).toBeVisible();
      await press(page, view);
    },
  })),
  ...['/eventsdetails', '/webinar-registration'].map((path) => ({
    name: 'an event was handed over',
    path,
    prepare: handOver,
    open: (page: Page) => expect(page.getByRole('heading', { name: EVENT.title })).toBeVisible(),
  })),
  {
    name: 'the map is open',
    path: '/welcome-msb-meet-up-19th-june-2025',
    part: '#venue',
    open: async (page) => {
      await press(page, 'Show the map');
      await expect(page.locator('iframe[title^=Map]')).toBeVisible();
    },
  },
  {
    name: 'a year is planned',
    path: '/compliance-calendar?firm=exchange',
    part: '[data-planner]',
    day: '2026-11-20',
    open: async (page) => {
      await page.getByLabel('Next declaration and fee due Must').fill('2026-12-20');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Your year' })).toBeVisible();
    },
  },
  {
    name: 'the till has printed its longest slip',
    path: '/do-i-need-to-register?does=exchange&does=send&does=payout&does=agents&size=large&premises=999&people=999',
    part: '[data-behaviour~=tillSlip]',
    open: (page) => expect(page.getByRole('button', { name: 'Print the slip' })).toBeVisible(),
  },
  {
    name: 'an enquiry was refused',
    path: '/contact-us',
    open: async (page) => {
      await answer(page, 'savecontactdetails', { response: false, responseCode: '01', data: 'Sample refusal' });
      await fillEnquiry(page.getByRole('form', { name: 'Submit an Enquiry' }));
      await press(page, 'Send enquiry');
      // The toasts' own key: they stay while they have the focus.
      await page.keyboard.press('Alt+t');
      await expect(toasts(page)).toHaveText(['Sample refusal']);
    },
  },
  ...[
    { path: '/contact-us', island: 'ContactForm', button: 'Send enquiry' },
    { path: '/become-a-member', island: 'MembershipForm', button: 'Submit application' },
  ].map(({ path, island, button }) => ({
    name: 'an empty form was sent',
    path,
    part: `[data-island=${island}]`,
    open: (page: Page) => sendEmpty(page.locator('main form'), button),
  })),
  {
    name: 'the answers are being checked',
    path: '/become-a-member',
    open: async (page) => {
      await fillApplication(page.getByRole('form', { name: 'Membership Form' }));
      await press(page, 'Check your answers');
      await expect(page.getByRole('dialog', { name: 'Check your answers' })).toBeVisible();
    },
  },
  {
    name: 'an application was accepted',
    path: '/become-a-member',
    open: async (page) => {
      await answer(page, 'savemembershipdetails');
      await fillApplication(page.getByRole('form', { name: 'Membership Form' }));
      await press(page, 'Submit application');
      await expect(page.getByRole('region', { name: 'What you sent' })).toBeVisible();
    },
  },
  ...['money', LONG_WORD].map((query) => ({
    name: `the search for ${query} has answered`,
    path: `/search?q=${query}`,
    open: (page: Page) => expect(page.getByRole('status')).toHaveText(/results for/),
  })),
];

// A frame of another site stays empty, and axe asks it for its faults.
test.use({ expectedMessages: [/net::ERR_|postMessage/] });

for (const { name, path, width, part, day, prepare, open } of STATES)
  test(`${path}, when ${name}, is accessible and fits the window`, async ({ page }) => {
    const [first, last] = width ? [width, width] : [PHONE, DESKTOP];
    await page.setViewportSize({ width: first, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await fakeCaptcha(page);
    if (day) await page.clock.setFixedTime(`${day}T10:00:00Z`);
    await prepare?.(page);
    await page.goto(path);
    await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-island-ready])'));
    await open(page);
    await expectAccessible(page, part);
    await expectToFit(page, first);
    if (first === PHONE) await expectToFit(page, 320, 256);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectToFit(page, last);
    await expectAccessible(page, part, [], LOOKS);
  });
