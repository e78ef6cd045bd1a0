import type { Page } from '@playwright/test';

/** A page, at 1280 px unless it says otherwise. */
export type Place = { path: string; width?: number };

type Interaction = Place & {
  name: string;
  /** Brings the page to where the interaction begins. */
  ready?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<void>;
};

type Hydration = Place & {
  island: string;
  /** Makes the browser fetch the island, unless it is in view. */
  reach?: (page: Page) => Promise<unknown>;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Waits until an island of the page answers. */
const hydrated = (name: string) => (page: Page) =>
  page.locator(`[data-island="${name}"][data-hydrated]`).waitFor({ state: 'attached' });

const firstPicture = (page: Page) => page.getByRole('link', { name: /picture 1 of/ }).first();

/** Forms hydrate at the first touch. */
const touchForm = (name: string) => (page: Page) => page.getByRole('form', { name }).hover();

const reachForm = (name: string, island: string) => async (page: Page) => {
  await touchForm(name)(page);
  await hydrated(island)(page);
};

const CONTACT = 'Submit an Enquiry';
const MEMBERSHIP = 'Membership Form';

/** The commonest interactions, first presses on what hydrates only then among them. */
export const interactions: Interaction[] = [
  { name: 'menu', path: '/about-us', width: 390, act: (page) => button(page, /Menu/).click() },
  { name: 'hero, first press of Next', path: '/', act: (page) => button(page, 'Next').click() },
  {
    name: 'hero, Next',
    path: '/',
    ready: async (page) => {
      await button(page, 'Next').click();
      await hydrated('HeroControls')(page);
    },
    act: (page) => button(page, 'Next').click(),
  },
  {
    name: 'gallery, a category',
    path: '/photos2025',
    act: (page) => page.getByRole('link', { name: /^Speakers \d/ }).click(),
  },
  {
    name: 'lightbox, first picture',
    path: '/photos2025',
    // A visitor has scrolled to the picture, and seen it.
    ready: async (page) => {
      await firstPicture(page).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
    },
    act: async (page) => {
      await firstPicture(page).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'lightbox, next picture',
    path: '/photos2025',
    // A visitor has seen the picture, and not only the window around it.
    ready: async (page) => {
      await firstPicture(page).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    name: 'calendar, next month',
    path: '/eventcalander',
    ready: hydrated('EventCalendar'),
    act: (page) => button(page, /^Next/).click(),
  },
  {
    name: 'calendar, week',
    path: '/eventcalander',
    ready: hydrated('EventCalendar'),
    act: (page) => button(page, 'Week').click(),
  },
  {
    name: 'enquiry, typing',
    path: '/contact-us',
    ready: reachForm(CONTACT, 'ContactForm'),
    act: (page) => page.getByRole('form', { name: CONTACT }).getByLabel('Message').pressSequentially('Sample'),
  },
  {
    name: 'enquiry, sent empty',
    path: '/contact-us',
    ready: reachForm(CONTACT, 'ContactForm'),
    act: (page) => button(page, 'Send enquiry').click(),
  },
  {
    name: 'application, typing',
    path: '/become-a-member',
    ready: reachForm(MEMBERSHIP, 'MembershipForm'),
    act: (page) => page.getByRole('form', { name: MEMBERSHIP }).getByLabel('Full name').pressSequentially('Sample'),
  },
  {
    name: 'application, sent empty',
    path: '/become-a-member',
    ready: reachForm(MEMBERSHIP, 'MembershipForm'),
    act: (page) => button(page, 'Submit application').click(),
  },
  {
    name: 'city, typing',
    path: '/contact-us',
    ready: async (page) => {
      await reachForm(CONTACT, 'ContactForm')(page);
      const city = page.getByRole('form', { name: CONTACT }).getByRole('combobox', { name: 'City' });
      await city.pressSequentially('Lon');
      await page.getByRole('listbox').waitFor();
      await city.fill('');
    },
    act: (page) =>
      page
        .getByRole('form', { name: CONTACT })
        .getByRole('combobox', { name: 'City' })
        .pressSequentially('London', { delay: 100 }),
  },
  {
    name: 'search, typing',
    path: '/search',
    ready: async (page) => {
      await page.getByRole('searchbox').first().fill('law');
      await page.getByRole('status').filter({ hasText: 'results for' }).waitFor();
    },
    act: async (page) => {
      await page.getByRole('searchbox').first().press('ControlOrMeta+a');
      await page.getByRole('searchbox').first().pressSequentially('money', { delay: 100 });
      await page.getByRole('status').filter({ hasText: '“money”' }).waitFor();
    },
  },
  {
    name: 'planner, a year',
    path: '/compliance-calendar',
    ready: (page) => page.getByRole('radio', { name: /HMRC alone/ }).check(),
    act: (page) => button(page, 'Work out my dates').click(),
  },
];

/** Every island, and what brings it to life. */
export const hydrations: Hydration[] = [
  {
    island: 'HeroControls',
    path: '/',
    reach: (page) => button(page, 'Next').dispatchEvent('pointerenter'),
  },
  {
    island: 'TestimonialControls',
    path: '/',
    reach: (page) => page.locator('[data-island="TestimonialControls"]').scrollIntoViewIfNeeded(),
  },
  {
    island: 'PhotoLightbox',
    path: '/photos2025',
    reach: (page) => firstPicture(page).hover(),
  },
  { island: 'EventCalendar', path: '/eventcalander' },
  { island: 'ContactForm', path: '/contact-us', reach: touchForm(CONTACT) },
  {
    island: 'MembershipForm',
    path: '/become-a-member',
    reach: touchForm(MEMBERSHIP),
  },
];
