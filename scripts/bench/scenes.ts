import type { Page } from '@playwright/test';

type Act = (page: Page) => Promise<void>;

/** An interaction on a page. */
export type Scene = {
  name: string;
  path: string;
  act: Act;
  /** Brings the page to where the interaction begins. */
  ready?: Act;
  /** Of the window, in pixels: 1280 unless the scene says otherwise. */
  width?: number;
};

const steps =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const tick = (role: 'checkbox' | 'radio', name: RegExp) => (page: Page) => page.getByRole(role, { name }).check();
const type = (field: string) => (page: Page) => page.locator('form').getByLabel(field).pressSequentially('Sample');
const idle = (page: Page) => page.waitForLoadState('networkidle');
const hydrated = (name: string) => (page: Page) =>
  page.locator(`[data-island="${name}"][data-island-hydrated]`).waitFor({ state: 'attached' });

/** Forms hydrate at the first touch. */
const touched = (name: string, island: string) =>
  steps((page) => page.getByRole('form', { name }).hover(), hydrated(island));

const firstPicture = (page: Page) => page.getByRole('link', { name: /picture 1 of/ }).first();
const openLightbox = steps(
  (page) => firstPicture(page).click(),
  (page) => page.getByRole('dialog').waitFor(),
);
const city = (page: Page) => page.getByRole('combobox', { name: 'City' });
const search = (page: Page) => page.getByRole('searchbox').first();
const results = (hasText: string) => (page: Page) => page.getByRole('status').filter({ hasText }).waitFor();

const calendar = { path: '/eventcalander', ready: hydrated('EventCalendar') };
const contact = { path: '/contact-us', ready: touched('Submit an Enquiry', 'ContactForm') };
const membership = { path: '/become-a-member', ready: touched('Membership Form', 'MembershipForm') };

/** The commonest interactions, first presses on what hydrates only then among them. */
export const scenes: Scene[] = [
  { name: 'menu', path: '/about-us', width: 390, act: press(/Menu/) },
  { name: 'hero, first press of Next', path: '/', act: press('Next') },
  { name: 'hero, Next', path: '/', ready: steps(press('Next'), hydrated('HeroControls')), act: press('Next') },
  {
    name: 'gallery, a category',
    path: '/photos2025',
    act: (page) => page.getByRole('link', { name: /^Speakers \d/ }).click(),
  },
  {
    name: 'lightbox, first picture',
    path: '/photos2025',
    ready: steps((page) => firstPicture(page).scrollIntoViewIfNeeded(), idle),
    act: openLightbox,
  },
  {
    name: 'lightbox, next picture',
    path: '/photos2025',
    ready: steps(openLightbox, idle),
    act: (page) => page.keyboard.press('ArrowRight'),
  },
  { name: 'calendar, next month', ...calendar, act: press(/^Next/) },
  { name: 'calendar, week', ...calendar, act: press('Week') },
  { name: 'calendar, nearest event', ...calendar, act: press(/^Go to/) },
  { name: 'enquiry, typing', ...contact, act: type('Message') },
  { name: 'enquiry, sent empty', ...contact, act: press('Send enquiry') },
  { name: 'application, typing', ...membership, act: type('Full name') },
  { name: 'application, sent empty', ...membership, act: press('Submit application') },
  {
    name: 'city, typing',
    path: contact.path,
    ready: steps(
      contact.ready,
      (page) => city(page).pressSequentially('Lon'),
      (page) => page.getByRole('listbox').waitFor(),
      (page) => city(page).fill(''),
    ),
    act: (page) => city(page).pressSequentially('London', { delay: 100 }),
  },
  {
    name: 'search, typing',
    path: '/search',
    ready: steps((page) => search(page).fill('law'), results('results for')),
    act: steps(
      (page) => search(page).press('ControlOrMeta+a'),
      (page) => search(page).pressSequentially('fees', { delay: 100 }),
      results('“fees”'),
    ),
  },
  { name: 'slip, an answer', path: '/do-i-need-to-register', act: tick('checkbox', /Change cash/) },
  { name: 'planner, its question', path: '/compliance-calendar', act: tick('radio', /HMRC alone/) },
  {
    name: 'planner, a year',
    path: '/compliance-calendar',
    ready: tick('radio', /HMRC alone/),
    act: press('Work out my dates'),
  },
];
