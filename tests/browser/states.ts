import { expect, type Page } from './fixtures.ts';
import { answer, captchaReports, fillApplication, fillEnquiry, problems, toasts } from './forms.ts';

/** A state of a page that a visitor can reach. */
export type State = {
  /** The state, as the end of a sentence: “the page has no faults when …”. */
  name: string;
  path: string;
  /** Brings the loaded page into the state. */
  open: (page: Page) => Promise<void>;
  /** Whether the state exists on screens of this width; without it, on all. */
  widths?: (width: number) => boolean;
  /** Whether the visitor comes for the first time: the cookie banner shows. */
  firstVisit?: boolean;
  /** Runs before the page is requested. */
  prepare?: (page: Page) => Promise<void>;
};

const MENU_BREAKPOINT = 992;
const wide = (width: number) => width >= MENU_BREAKPOINT;
const narrow = (width: number) => width < MENU_BREAKPOINT;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

const HANDED_EVENT = JSON.stringify({
  date: '2025-06-19',
  event: {
    title: 'Sample webinar',
    date: '2025-06-19',
    time: '6:00 PM',
    duration: '60 mins',
    speaker: 'Sample speaker',
    description: '<p>What the <strong>sample</strong> is about.</p><ul><li>One</li></ul>',
    image: '',
  },
});

/** Stores a handed-over event of the calendar before the page loads. */
export async function handEvent(page: Page): Promise<void> {
  await page.addInitScript((event) => sessionStorage.setItem('eventState', event), HANDED_EVENT);
}

const CALENDAR_VIEWS = ['Month', 'Week', 'Day'];

/** Sends an empty form whose captcha has failed, and opens the list of its City field. */
const sendEmpty = (name: string, button: string) => async (page: Page) => {
  const form = page.getByRole('form', { name });
  await form.getByRole('button', { name: button }).focus();
  await expect(form.getByRole('button', { name: 'I am human' })).toBeVisible();
  await captchaReports(page, 'error-callback');
  await form.getByRole('button', { name: button }).click();
  await expect(problems(form).first()).toBeVisible();
  await form.getByRole('combobox', { name: 'City' }).pressSequentially('Newport');
  await expect(form.getByRole('listbox')).toBeVisible();
};

/** A word longer than a small window is wide. */
const LONG_WORD = 'zzxqy'.repeat(10);

/** Every state that a visitor can open; visits.spec.ts has the pages as they are at first. */
export const STATES: State[] = [
  {
    name: 'the membership dropdown is open',
    path: '/about-us',
    widths: wide,
    open: (page) => press(page, 'Become a Member'),
  },
  { name: 'the menu is open', path: '/about-us', widths: narrow, open: (page) => press(page, /Menu/i) },
  {
    name: 'the cookie settings are open',
    path: '/about-us',
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
    name: 'a photograph is open',
    path: '/',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Open picture/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'all points of the challenges are shown',
    path: '/',
    open: async (page) => {
      const more = page.getByRole('button', { name: 'Read More' });
      while ((await more.count()) > 0) await more.first().click();
    },
  },
  {
    name: 'another slide and another testimonial are shown',
    path: '/',
    open: async (page) => {
      for (const next of await page.getByRole('button', { name: 'Next' }).all()) await next.click();
    },
  },
  {
    name: 'one category is shown',
    path: '/photos2025',
    open: (page) => page.getByRole('link', { name: /^Speakers 18/ }).click(),
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
    prepare: handEvent,
    open: (page) => expect(page.getByRole('heading', { level: 1, name: 'Sample webinar' })).toBeVisible(),
  },
  {
    name: 'an event was handed over',
    path: '/webinar-registration',
    prepare: handEvent,
    open: (page) => expect(page.getByText('Sample webinar')).toBeVisible(),
  },
  {
    name: 'the map is open',
    path: '/welcome-msb-meet-up-19th-june-2025',
    open: async (page) => {
      await press(page, /Show the map/);
      await expect(page.locator('iframe')).toBeAttached();
    },
  },
  {
    name: 'the sidebar’s search finds nothing',
    path: '/kyc-cdd-msbs',
    open: async (page) => {
      await page.getByRole('searchbox').first().fill('qqqq');
      await expect(page.getByText('No results')).toBeVisible();
    },
  },
  {
    name: 'a year is planned',
    path: '/compliance-calendar',
    prepare: async (page) => {
      await page.clock.setFixedTime('2026-11-20T10:00:00Z');
    },
    open: async (page) => {
      await page.getByRole('radio', { name: /HMRC alone/ }).check();
      await page.getByLabel('Next declaration and fee due').fill('2027-05-31');
      await page.getByLabel('Next review of the risk assessment').fill('2027-02-01');
      await page.getByLabel('Next look at the training log').fill('2027-09-06');
      await press(page, 'Work out my dates');
      await expect(page.getByRole('heading', { name: 'Your year' })).toBeVisible();
    },
  },
  {
    name: 'the cookie banner is shown',
    path: '/about-us',
    firstVisit: true,
    open: (page) => expect(page.getByRole('dialog', { name: 'Your choice on cookies' })).toBeVisible(),
  },
  {
    name: 'an empty enquiry was sent',
    path: '/contact-us',
    open: sendEmpty('Submit an Enquiry', 'Send enquiry'),
  },
  {
    name: 'an empty application was sent',
    path: '/become-a-member',
    open: sendEmpty('Membership Form', 'Submit application'),
  },
  {
    name: 'a refund was asked for a day that can’t be chosen',
    path: '/become-a-member',
    open: (page) => page.getByLabel('Last day of membership').fill('2028-01-01'),
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
