import type { Locator, Page } from '@playwright/test';
import { APPLICATION, ENQUIRY } from '../fixtures/answers.ts';
import { CAPTCHA } from '../fixtures/captcha.ts';
import { expect } from './fixtures.ts';

/** Shared by the journeys through both forms: a captcha without network, opening and filling in a form, answering its POST. */

/** Replaces hCaptcha's script by the fake. */
export async function fakeCaptcha(page: Page): Promise<void> {
  await page.route('https://js.hcaptcha.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: CAPTCHA }),
  );
}

/** Makes the fake captcha report an event of hCaptcha. */
export async function captchaReports(page: Page, event: 'error-callback' | 'expired-callback'): Promise<void> {
  await page.getByRole('button', { name: /human/i }).dispatchEvent(event);
}

/** Scrolls a page's form into view and waits until it is hydrated. */
export async function reachForm(page: Page, name: string): Promise<Locator> {
  const form = page.getByRole('form', { name });
  await form.getByRole('button').last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();
  return form;
}

/** Opens a page, scrolls its form into view and waits until it is hydrated. */
export async function openForm(page: Page, path: string, name: string): Promise<Locator> {
  await fakeCaptcha(page);
  await page.goto(path);
  return reachForm(page, name);
}

/** Answers every POST to `path` instead of the server, and records what was sent. */
export async function answer(
  page: Page,
  path: string,
  reply: object = { response: true, responseCode: '00', data: 'Saved' },
  until: Promise<void> = Promise.resolve(),
): Promise<{ bodies: unknown[] }> {
  const sent: { bodies: unknown[] } = { bodies: [] };
  await page.route(`**/prod/api/msb/${path}`, async (route) => {
    sent.bodies.push(route.request().postDataJSON());
    await until;
    await route.fulfill({ json: reply });
  });
  return sent;
}

/** The visible toasts, newest first. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** The values of a form's controls, by name. */
export const valuesOf = (form: Locator): Promise<string[]> =>
  form.evaluate((element: HTMLFormElement) => [...new FormData(element)].map(([name, value]) => `${name}: ${value}`));

/** The entries of the error summary. */
export const problems = (form: Locator): Locator =>
  form.getByRole('alert').filter({ hasText: 'There is a problem' }).getByRole('link');

async function fill(form: Locator, answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers))
    if (label === 'Title') await form.getByLabel(label).selectOption(text);
    else await form.getByLabel(label).first().fill(text);
}

/** Fills in the enquiry form. */
export const fillEnquiry = (form: Locator): Promise<void> => fill(form, ENQUIRY);

/** Fills in the application form. */
export async function fillApplication(form: Locator): Promise<void> {
  await fill(form, APPLICATION);
  await form.getByRole('radio', { name: /^Affiliate Member/ }).check();
  await form.getByRole('checkbox', { name: /Privacy Policy/ }).check();
}
