import type { Locator, Page, Route } from '@playwright/test';
import { CAPTCHA } from '../fixtures/captcha.ts';
import { expect } from './fixtures.ts';

/** Shared by the tests of both forms: a captcha without network, opening and filling in a form, answering its POST. */

const ACCEPTED = { response: true, responseCode: '00', data: 'Saved' };

/** Replaces hCaptcha's script by the fake. */
export async function fakeCaptcha(page: Page): Promise<void> {
  await page.route('https://js.hcaptcha.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: CAPTCHA }),
  );
}

/** Makes the fake captcha report an event of hCaptcha. */
export async function captchaReports(page: Page, event: 'error-callback' | 'expired-callback'): Promise<void> {
  await page.evaluate(
    `window.hcaptcha.widget.options['${event}'](${event === 'error-callback' ? "'network-error'" : ''})`,
  );
}

/** Opens a page, scrolls its form into view and waits until it is hydrated. */
export async function openForm(page: Page, path: string, name: string): Promise<Locator> {
  await fakeCaptcha(page);
  await page.goto(path);
  const form = page.getByRole('form', { name });
  await form.getByRole('button').last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();
  return form;
}

export type Sent = { bodies: unknown[] };

/** The JSON of a reply, or a function that handles the request. */
export type Reply = object | ((route: Route) => Promise<void>);

/** Answers every POST to `path` instead of the server, and records what was sent. */
export async function answer(page: Page, path: string, reply: Reply = ACCEPTED): Promise<Sent> {
  const sent: Sent = { bodies: [] };
  await page.route(`**/prod/api/msb/${path}`, async (route) => {
    sent.bodies.push(route.request().postDataJSON());
    if (typeof reply === 'function') await reply(route);
    else await route.fulfill({ json: reply });
  });
  return sent;
}

/** The visible toasts, newest first. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** Advances the page's stopped clock until a toast shows. */
export async function tickToToast(page: Page, text: string): Promise<Locator> {
  const toast = toasts(page).filter({ hasText: text });
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(toast).toBeVisible({ timeout: 100 });
  }).toPass();
  return toast;
}

/** Fails unless a toast is shown, and removed after exactly `stays` milliseconds; needs a stopped clock. */
export async function expectToast(page: Page, text: string, stays: number): Promise<void> {
  const toast = await tickToToast(page, text);
  await page.clock.runFor(stays - 300);
  await expect(toast).toHaveAttribute('data-removed', 'false');
  await page.clock.runFor(600);
  await expect(toast).toHaveCount(0);
}

/** The values of a form's controls, by name. */
const valuesOf = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) => [...new FormData(element)].map(([name, value]) => `${name}: ${value}`));

/** Follows a link, goes back without the back/forward cache, and fails unless everything typed is restored. */
export async function expectRestored(page: Page, form: Locator): Promise<void> {
  const typed = await valuesOf(form);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack();
  expect(await valuesOf(form)).toEqual(typed);
  await form.getByRole('button').last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();
  expect(await valuesOf(form)).toEqual(typed);
}

/** The entries of the error summary. */
export const problems = (form: Locator): Locator =>
  form.getByRole('alert').filter({ hasText: 'There is a problem' }).getByRole('link');

/** Types into the City field and chooses the first option. */
export async function chooseCity(form: Locator, typed: string): Promise<void> {
  const city = form.getByRole('combobox', { name: 'City' });
  await city.pressSequentially(typed);
  await expect(city).toHaveAttribute('aria-expanded', 'true');
  await city.press('ArrowDown');
  await city.press('Enter');
}
