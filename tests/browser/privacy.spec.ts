import { addressOf, BUILT_PATHS } from '../fixtures/browser/builtPaths.ts';
import { chooseEvent } from '../fixtures/browser/calendar.ts';
import { answer, fillApplication, fillEnquiry, openForm, toasts } from '../fixtures/browser/forms.ts';
import { expect, type Page, storedBy, test } from '../fixtures/browser/test.ts';
import { DECLARED_HOSTS, undeclared, unused } from '../fixtures/policyTables.ts';

test.use({
  firstVisit: true,
  contextOptions: { reducedMotion: 'no-preference' },
  // Of the page for an unknown address.
  expectedMessages: [/status of 404/],
});

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name }).check();

const openApplication = (page: Page) => openForm(page, '/become-a-member', 'Membership Form');

async function keepDraft(page: Page) {
  await openApplication(page);
  await tick(page, 'Keep a draft on this device');
  await page.getByLabel('Full name').fill('Sample Applicant');
}

/** Every tool that a visitor can use, and a reason for a page to store something. */
const TOOLS: ((page: Page) => Promise<unknown>)[] = [
  async function seeGallery(page) {
    await page.goto('/');
    await page.locator('[data-reveal]').last().scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  },
  chooseEvent,
  async function enquire(page) {
    await answer(page, 'savecontactdetails');
    const form = await openForm(page, '/contact-us', 'Submit an Enquiry');
    await fillEnquiry(form);
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(toasts(page)).toHaveText(['Form submitted successfully!']);
  },
  keepDraft,
  async function apply(page) {
    await answer(page, 'savemembershipdetails');
    const form = await openApplication(page);
    await fillApplication(form);
    await expect(form.getByRole('button', { name: 'I am human' })).toBeVisible();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('region', { name: 'What you sent' })).toBeVisible();
  },
  keepDraft,
  async function openFrames(page) {
    // Another site answers.
    await page.route(/google|youtube/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title>' }),
    );
    await page.goto('/welcome-msb-meet-up-19th-june-2025');
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.locator('iframe[title^=Map]')).toBeVisible();
    await page.getByRole('link', { name: /^Play / }).click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  },
  async function planYear(page) {
    await page.goto('/compliance-calendar?firm=exchange');
    await tick(page, 'Keep what I entered on this device');
    await page.getByRole('button', { name: 'Work out my dates' }).click();
  },
  async function tickChecklist(page) {
    await page.goto('/how-to-prepare-for-an-hmrc-audit');
    await tick(page, 'Training log.');
    await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  },
  async function fillSlip(page) {
    await page.goto('/do-i-need-to-register?does=exchange');
    await expect(page.getByRole('button', { name: 'Print the slip' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Change cash' }).uncheck();
    await expect(page).toHaveURL('/do-i-need-to-register');
  },
  async function search(page) {
    await page.goto('/search?q=levy');
    await expect(page.getByRole('status')).toHaveText(/results? for “levy”/);
  },
  async function openPicture(page) {
    await page.goto('/photos2025');
    await page.locator('main a[aria-haspopup]').first().click();
    await page.getByRole('dialog', { name: 'Pictures' }).getByRole('button', { name: 'Next' }).click();
  },
];

test('pages and tools store only what the privacy policy lists, with consent refused or given', async ({
  page,
  baseURL,
}) => {
  // It opens every page.
  test.slow();
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { hostname, origin } = new URL(request.url());
    if (origin !== baseURL) hosts.add(hostname.split('.').slice(-2).join('.'));
  });
  const seen = new Set<string>();
  const look = async () => {
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    for (const entry of await storedBy(page)) seen.add(entry);
  };
  await page.goto('/');
  await look();
  expect([...seen]).toEqual([]);
  await page.getByRole('button', { name: 'Reject All' }).click();
  for (const use of TOOLS) {
    await use(page);
    await look();
  }
  for (const path of BUILT_PATHS) {
    await page.goto(addressOf(path));
    await look();
  }
  // Consent changes only which scripts load, on every page alike: tests/browser/analytics.spec.ts.
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Accept All' }).click();
  await look();
  for (const use of TOOLS) {
    await use(page);
    await look();
  }
  expect(undeclared([...seen])).toEqual([]);
  expect(unused([...seen])).toEqual([]);
  expect([...hosts].sort()).toEqual([...DECLARED_HOSTS].sort());
  // “The others hold neither your name nor your contact details.”
  const named = await page.evaluate(() =>
    Object.entries({ ...localStorage, ...sessionStorage }).flatMap(([name, value]) =>
      /applicant|sample@firm|7946 ?0958/i.test(value) ? name : [],
    ),
  );
  expect(named.sort()).toEqual(['applicationCopy', 'membershipDraft']);
});
