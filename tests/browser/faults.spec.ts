import type { Locator, Page } from '@playwright/test';
import { deferred, expect, hold, test } from './fixtures.ts';
import { answer, chooseCity, fakeCaptcha, openForm, toasts } from './forms.ts';

/**
 * Faults around the forms that contact-form.spec.ts and membership-form.spec.ts don't cover. After each of them the page
 * says what happened, keeps everything typed and lets the visitor try again, and it never sends anything twice.
 */

const CONTACT = 'savecontactdetails';
const FALLBACK = /^This form needs JavaScript/;

const enquiry = (page: Page) => page.getByRole('form', { name: 'Submit an Enquiry' });
const openEnquiry = (page: Page) => openForm(page, '/contact-us', 'Submit an Enquiry');
const send = (form: Locator) => form.getByRole('button', { name: 'Send enquiry' });

async function fill(form: Locator): Promise<void> {
  await form.getByLabel('Title').selectOption('Dr.');
  await form.getByLabel('First name').fill('Sample');
  await form.getByLabel('Last name').fill('Applicant');
  await form.getByLabel('Phone number').fill('02079460958');
  await form.getByLabel('Email').fill('sample@firm.example');
  await form.getByLabel('Message').fill('A question');
}

/** Changes a page's HTML, and if needed its content security policy, before it reaches the browser. */
async function alter(page: Page, path: string, change: (html: string) => string, policy = (text: string) => text) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const csp = 'content-security-policy';
    const body = change(await response.text());
    await route.fulfill({ response, body, headers: { ...headers, [csp]: policy(headers[csp] ?? '') } });
  });
}

test.describe('an API on another origin that doesn’t allow this site', () => {
  test.use({ expectedMessages: [/CORS policy|Failed to load resource|could not be reached/] });

  test('makes the form show an error and keep everything typed', async ({ page }) => {
    const api = 'https://api.example';
    await alter(
      page,
      '/contact-us',
      (html) => html.replace('&quot;apiHost&quot;:&quot;&quot;', `&quot;apiHost&quot;:&quot;${api}&quot;`),
      (policy) => policy.replace("connect-src 'self'", `connect-src 'self' ${api}`),
    );
    const form = await openEnquiry(page);
    const sent = await answer(page, CONTACT, (route) =>
      route.fulfill({
        json: { response: true, responseCode: '00' },
        headers: { 'access-control-allow-origin': 'https://another.example' },
      }),
    );
    await fill(form);
    await chooseCity(form, 'Leicester');
    await send(form).click();
    await expect(toasts(page)).toHaveText(['Something went wrong. Please try again.']);
    await expect(form.getByLabel('Message')).toHaveValue('A question');
    expect(sent.bodies).toHaveLength(1);
  });
});

test('the form sends nothing twice while it waits for a slow API', async ({ page }) => {
  const form = await openEnquiry(page);
  const { promise: held, resolve: release } = deferred();
  const sent = await answer(page, CONTACT, async (route) => {
    await held;
    await route.fulfill({ json: { response: true, responseCode: '00' } });
  });
  await fill(form);
  await chooseCity(form, 'Leicester');
  await send(form).click();
  await expect(toasts(page)).toHaveText(['Saving...']);
  await send(form).click();
  await form.getByLabel('Email').press('Enter');
  release();
  await expect(toasts(page)).toHaveText(['Form submitted successfully!']);
  expect(sent.bodies).toHaveLength(1);
});

test.describe('after a deploy', () => {
  test.use({ expectedMessages: [/404|Loading chunk failed/] });

  test('an old page whose chunk is missing says so, keeps everything typed, and works once the chunk is back', async ({
    page,
  }) => {
    await page.route('**/ContactForm*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await fakeCaptcha(page);
    await page.goto('/contact-us');
    const form = enquiry(page);
    await form.getByLabel('First name').fill('Sample');
    await expect(page.getByText(FALLBACK)).toBeVisible();

    await page.unroute('**/ContactForm*.js');
    await form.getByLabel('Last name').focus();
    await expect(page.locator('[data-island=ContactForm]')).toHaveAttribute('data-hydrated');
    await expect(page.getByText(FALLBACK)).toBeHidden();
    const sent = await answer(page, CONTACT);
    await fill(form);
    await chooseCity(form, 'Leicester');
    await send(form).click();
    await expect.poll(() => sent.bodies).toHaveLength(1);
  });
});

test.describe('an error in JavaScript', () => {
  test.use({ expectedMessages: [/Sample fault|Loading chunk failed|Cannot read properties|ERR_FAILED/] });

  test('in one behaviour stops neither the other behaviours nor the form', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', {
        get() {
          throw new Error('Sample fault');
        },
      }),
    );
    const form = await openEnquiry(page);
    await expect(page.getByText(FALLBACK)).toBeHidden();
    await expect(send(form)).toBeVisible();
    await page.getByRole('button', { name: 'Become a Member' }).click();
    await expect(page.getByRole('link', { name: 'Membership Form' }).first()).toBeVisible();
  });

  test('in the form itself keeps everything typed, and shows the telephone number and e-mail address', async ({
    page,
  }) => {
    const release = await hold(page, '**/ContactForm*.js');
    // The props of an old page don't match the script of a newer build.
    await alter(page, '/contact-us', (html) => html.replace('&quot;labels&quot;:', '&quot;names&quot;:'));
    await page.goto('/contact-us');
    await enquiry(page).getByLabel('First name').fill('Sample');
    await enquiry(page).getByLabel('Message').fill('A question');
    release();
    await expect(page.getByText(FALLBACK)).toBeVisible();
    await expect(enquiry(page).getByLabel('First name')).toHaveValue('Sample');
    await expect(enquiry(page).getByLabel('Message')).toHaveValue('A question');
  });

  test('that stops every script makes the page say after a while that the form needs JavaScript', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/contact-us');
    await enquiry(page).getByLabel('First name').fill('Sample');
    await expect(page.getByText(FALLBACK)).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.getByText(FALLBACK)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '020 7946 0958' }).first()).toBeVisible();
    await expect(enquiry(page).getByLabel('First name')).toHaveValue('Sample');
  });
});

test('an application can be sent with storage switched off', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
  });
  const form = await openForm(page, '/become-a-member', 'Membership Form');
  const sent = await answer(page, 'savemembershipdetails');
  await page.getByRole('checkbox', { name: /draft/i }).check();
  await form.getByLabel('Title').selectOption('Mrs.');
  await form.getByLabel('Full name').fill('Sample Applicant');
  await form.getByLabel('Phone number').fill('2079460958');
  await form.getByLabel('Email').fill('sample@firm.example');
  await form.getByLabel('Business name').fill('Sample Exchange');
  await form.getByLabel('Business address line 1').fill('1 Sample Street');
  await chooseCity(form, 'Leicester');
  await form.getByLabel('Postcode').fill('LE1 1AA');
  await form.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await form.getByRole('button', { name: 'Submit application' }).click();
  await expect(page).toHaveURL('/member-success');
  expect(sent.bodies).toHaveLength(1);
});
