import type { Page } from '@playwright/test';
import { site } from '#content/site/site.ts';
import { ENQUIRY_SENT } from '../fixtures/answers.ts';
import { answer, fakeCaptcha, fillEnquiry, openForm, reachForm, toasts, valuesOf } from '../fixtures/browser/forms.ts';
import { expect, hold, settle, test } from '../fixtures/browser/test.ts';

const NAME = 'Submit an Enquiry';
const SUCCESS = 'Form submitted successfully!';
const FALLBACK = /^This form needs JavaScript/;
const POST = 'savecontactdetails';

const enquiry = (page: Page) => page.getByRole('form', { name: NAME });
const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' });

test.beforeEach(({ page }) => fakeCaptcha(page));

test('the captcha loads only once the form is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('hcaptcha') && asked.push(request.url()));
  await page.goto('/contact-us');
  await send(page).hover();
  await expect(page.locator('[data-island][data-island-hydrated]')).toBeAttached();
  await page.mouse.move(0, 0);
  await send(page).hover();
  await settle(page);
  expect(asked).toEqual([]);
  await reachForm(page, NAME);
  await expect.poll(() => asked).not.toEqual([]);
});

test('text typed before the script has loaded is kept and sent by an early Enter', async ({ page }) => {
  const release = await hold(page, '**/ContactForm*.js');
  const sent = await answer(page, POST);
  await page.goto('/contact-us');
  await fillEnquiry(enquiry(page));
  await enquiry(page).getByLabel('Email').press('Enter');
  release();
  await expect(toasts(page)).toHaveText([SUCCESS]);
  expect(sent.bodies).toEqual([ENQUIRY_SENT]);
});

test.describe('an error in JavaScript', () => {
  test.use({ expectedMessages: [/Sample fault/] });

  test('in one behaviour stops neither the other behaviours nor the form', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', {
        get() {
          throw new Error('Sample fault');
        },
      }),
    );
    await page.goto('/contact-us');
    await reachForm(page, NAME);
    await expect(page.getByText(FALLBACK)).toBeHidden();
    await page.getByRole('button', { name: 'Become a Member' }).click();
    await expect(page.getByRole('link', { name: 'Membership Form' }).first()).toBeVisible();
  });
});

test.describe('with a fault', () => {
  test.use({ expectedMessages: [/ERR_|404|Loading chunk failed|[Ff]ailed to load|could not be sent/] });

  test('if no script loads, Enter does not leave the page, which says so after a while', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/contact-us');
    // Every field is filled in: otherwise the browser's own validation would stop the form first.
    await fillEnquiry(enquiry(page));
    const typed = await valuesOf(enquiry(page));
    await enquiry(page).getByLabel('Email').press('Enter');
    await expect(page.getByText(FALLBACK)).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.getByText(FALLBACK)).toBeVisible();
    await expect(page.getByRole('status').getByRole('link', { name: site.phone.display })).toBeVisible();
    await expect(page).toHaveURL('/contact-us');
    expect(await valuesOf(enquiry(page))).toEqual(typed);
  });

  test('if the sending code stalls, says after 15 s to reload the page', async ({ page }) => {
    await page.clock.install();
    await page.route('**/static/sender.*', () => undefined);
    const form = await openForm(page, '/contact-us', NAME);
    await fillEnquiry(form);
    await send(page).click();
    const failure = form.getByRole('alert').filter({ hasText: 'has not been sent. Copy what you have typed' });
    await page.clock.runFor(14_000);
    await expect(failure).toBeHidden();
    await page.clock.runFor(1000);
    for (const name of [site.phone.display, site.email])
      await expect(failure.getByRole('link', { name })).toBeVisible();
  });
});

test('a draft is there again on the next visit, before its form is touched', async ({ page }) => {
  const form = await openForm(page, '/become-a-member', 'Membership Form');
  await page.getByRole('checkbox', { name: 'Keep a draft on this device' }).check();
  await form.getByLabel('Full name').fill('Sample Applicant');
  await settle(page);
  await page.reload();
  await expect(form.getByLabel('Full name')).toHaveValue('Sample Applicant');
});

test('the city list is not fetched for a visitor who only reads the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  expect(asked).toContain('/contact-us');
  expect(asked).not.toContain('/cities.json');
});
