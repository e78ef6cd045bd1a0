import { expectAccessible, LOOKS } from '../fixtures/browser/accessible.ts';
import { handOver } from '../fixtures/browser/calendar.ts';
import { expectToFit } from '../fixtures/browser/fit.ts';
import { answer, errorLinks, fakeCaptcha, fillApplication, fillEnquiry, toasts } from '../fixtures/browser/forms.ts';
import { expect, type Page, test } from '../fixtures/browser/test.ts';
import { EVENT } from '../fixtures/handedEvent.ts';

/** A state that a visitor can bring a page into. */
type State = {
  /** The state, as the end of a sentence: “the page has no faults when …”. */
  name: string;
  path: string;
  /** Brings the loaded page into the state. */
  open: (page: Page) => Promise<void>;
  /** The only one of the two widths at which the state exists. */
  width?: number;
  /** Selects what the state changes; without it, that may be anything. The rest is checked by visits.spec.ts. */
  part?: string;
  /** Runs before the page is requested. */
  prepare?: (page: Page) => Promise<unknown>;
};

const PHONE = 390;
const DESKTOP = 1280;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

/** The day has the same grid as the week. */
const CALENDAR_VIEWS = ['Month', 'Week'];

/** Sends an empty form whose captcha has failed, and opens the list of its City field. */
const sendEmpty = (name: string, button: string) => async (page: Page) => {
  const form = page.getByRole('form', { name });
  await form.getByRole('button', { name: button }).focus();
  await expect(form.getByRole('button', { name: 'I am human' })).toBeVisible();
  // The fake captcha reports the event to the form.
  await form.getByRole('button', { name: 'I am human' }).dispatchEvent('error-callback');
  await form.getByRole('button', { name: button }).click();
  await expect(errorLinks(form).first()).toBeVisible();
  await form.getByRole('combobox', { name: 'City' }).pressSequentially('Newport');
  await expect(form.getByRole('listbox')).toBeVisible();
};

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
    name: 'a video is open',
    path: '/',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Play / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a video is named in the address',
    path: '/#video-3',
    open: (page) => expect(page.getByRole('dialog').getByRole('button', { name: 'Play' })).toBeFocused(),
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
      await page.getByRole('link', { name: /picture 1 of 5/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  ...CALENDAR_VIEWS.map((view) => ({
    name: `the view is ${view}`,
    path: '/eventcalander',
    part: '[data-island=EventCalendar]',
    prepare: async (page: Page) => {
      await page.clock.setFixedTime('2025-06-19T10:00:00+01:00');
    },
    open: async (page: Page) => {
      await expect(page.getByRole('grid')).toBeVisible();
      await press(page, view);
    },
  })),
  {
    name: 'an event was handed over',
    path: '/eventsdetails',
    prepare: handOver,
    open: (page) => expect(page.getByRole('heading', { level: 1, name: EVENT.title })).toBeVisible(),
  },
  {
    name: 'an event was handed over',
    path: '/webinar-registration',
    prepare: handOver,
    open: (page) => expect(page.getByText(EVENT.title)).toBeVisible(),
  },
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
    name: 'a year is planned, with a note of the firm’s own',
    path: '/compliance-calendar',
    part: '[data-planner]',
    prepare: async (page) => {
      await page.clock.setFixedTime('2026-11-20T10:00:00Z');
    },
    open: async (page) => {
      await page.getByRole('radio', { name: /HMRC alone/ }).check();
      await press(page, 'Work out my dates');
      await page.getByLabel('Your firm’s name').fill(`شركة الأمل ${LONG_WORD}`);
      await page.getByRole('link', { name: 'HMRC declaration and fee due' }).click();
      await expect(page.getByRole('heading', { name: 'Your year' })).toBeVisible();
      await expect(page.getByRole('figure', { name: 'Compliance calendar' })).toBeVisible();
    },
  },
  {
    name: 'the till has printed its longest slip',
    path: '/do-i-need-to-register?does=exchange&does=send&does=payout&does=agents&size=large&premises=999&people=999',
    part: '[data-slip-changes]',
    open: (page) => expect(page.getByRole('button', { name: 'Print the slip' })).toBeVisible(),
  },
  {
    name: 'an empty enquiry was sent',
    path: '/contact-us',
    part: '[data-island=ContactForm]',
    open: sendEmpty('Submit an Enquiry', 'Send enquiry'),
  },
  {
    name: 'an empty application was sent',
    path: '/become-a-member',
    part: '[data-island=MembershipForm]',
    open: sendEmpty('Membership Form', 'Submit application'),
  },
  {
    name: 'an enquiry was refused',
    path: '/contact-us',
    open: async (page) => {
      const form = page.getByRole('form', { name: 'Submit an Enquiry' });
      await answer(page, 'savecontactdetails', { response: false, responseCode: '01', data: 'Sample refusal' });
      await fillEnquiry(form);
      await press(page, 'Send enquiry');
      // The toasts' own key: they stay while they have the focus.
      await page.keyboard.press('Alt+t');
      await expect(toasts(page)).toHaveText(['Sample refusal']);
    },
  },
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

for (const { name, path, width, part, prepare, open } of STATES)
  test(`${path}, when ${name}, is accessible and fits the window`, async ({ page }) => {
    const [first, last] = width ? [width, width] : [PHONE, DESKTOP];
    await page.setViewportSize({ width: first, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await fakeCaptcha(page);
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
