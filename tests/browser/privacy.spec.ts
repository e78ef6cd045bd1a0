import { chooseEvent } from '../fixtures/browser/calendar.ts';
import { answer, fillApplication, openForm } from '../fixtures/browser/forms.ts';
import { expect, type Page, storedBy, test } from '../fixtures/browser/test.ts';
import { DECLARED_HOSTS, undeclared, unused } from '../fixtures/policyTables.ts';

const GUIDE = '/how-to-prepare-for-an-hmrc-audit';

test.use({ firstVisit: true, contextOptions: { reducedMotion: 'no-preference' } });

/** Applies for membership. */
async function apply(page: Page) {
  await answer(page, 'savemembershipdetails');
  const form = await openForm(page, '/become-a-member', 'Membership Form');
  await fillApplication(form);
  await expect(form.getByRole('button', { name: 'I am human' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('region', { name: 'What you sent' })).toBeVisible();
}

/** Plays a video and opens a map, in the place of which another site answers. */
async function openFrames(page: Page) {
  await page.route(/google|youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title>' }),
  );
  await page.goto('/welcome-msb-meet-up-19th-june-2025');
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.locator('iframe[title^=Map]')).toBeVisible();
  await page.getByRole('link', { name: /^Play / }).click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
}

/** Begins a second application, and keeps it as a draft. */
async function keepDraft(page: Page) {
  await openForm(page, '/become-a-member', 'Membership Form');
  await page.getByRole('checkbox', { name: 'Keep a draft on this device' }).check();
  await page.getByLabel('Full name').fill('Sample Applicant');
}

// At the end of every journey and visit, too, nothing may be stored that the policy does not name
// (tests/fixtures/browser/test.ts).
test('a visit that uses everything uses what the privacy policy lists, and no more', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { hostname, origin } = new URL(request.url());
    if (origin !== baseURL) hosts.add(hostname.split('.').slice(-2).join('.'));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.locator('[data-reveal]').last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await chooseEvent(page);
  await apply(page);
  await keepDraft(page);
  await openFrames(page);
  await page.goto('/compliance-calendar?firm=exchange');
  await page.getByRole('checkbox', { name: 'Keep what I entered on this device' }).check();
  await page.goto(GUIDE);
  await page.getByRole('checkbox', { name: 'Training log.' }).check();

  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  const stored = await storedBy(page);
  expect(undeclared(stored)).toEqual([]);
  expect(unused(stored)).toEqual([]);
  expect([...hosts].sort()).toEqual([...DECLARED_HOSTS].sort());
});
