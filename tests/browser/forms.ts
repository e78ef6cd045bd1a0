import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What the tests of both forms share: a captcha that needs no network, opening and filling a form, answering its POST. */

const ACCEPTED = { response: true, responseCode: '00', data: 'Saved' };

/** A stand-in for hCaptcha's script. Its button solves it, with a new token each time; a reset clears it as the real one's does. */
const CAPTCHA = `
  let solved = 0;
  window.hcaptcha = {
    render(place, options) {
      place.innerHTML = '<button type="button"></button>';
      const button = place.firstChild;
      const widget = { options, button, token: '' };
      const show = () => { button.textContent = widget.token ? 'Human' : 'I am human'; };
      button.onclick = () => { widget.token = 'token-' + (++solved); show(); options.callback(widget.token); };
      widget.clear = () => { widget.token = ''; show(); };
      show();
      this.widget = widget;
      return '0';
    },
    reset() { this.widget.clear(); },
    remove() {},
    getResponse() { return this.widget.token; },
    getRespKey() { return ''; },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

/** Puts a captcha in the place of hCaptcha's. */
export async function fakeCaptcha(page: Page): Promise<void> {
  await page.route('https://js.hcaptcha.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: CAPTCHA }),
  );
}

/** Makes the fake captcha report what hCaptcha's own would. */
export async function captchaReports(page: Page, event: 'error-callback' | 'expired-callback'): Promise<void> {
  await page.evaluate(
    `window.hcaptcha.widget.options['${event}'](${event === 'error-callback' ? "'network-error'" : ''})`,
  );
}

/** Opens a page, brings its form into view and waits until React has taken it over. */
export async function openForm(page: Page, path: string, name: string): Promise<Locator> {
  await fakeCaptcha(page);
  await page.goto(path);
  const form = page.getByRole('form', { name });
  await form.getByRole('button').last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();
  return form;
}

export type Sent = { bodies: unknown[] };

/** The JSON of a reply, or what to do with the request. */
export type Reply = object | ((route: Route) => Promise<void>);

/** Answers the POSTs to `path` in place of the server, and keeps what was sent. */
export async function answer(page: Page, path: string, reply: Reply = ACCEPTED): Promise<Sent> {
  const sent: Sent = { bodies: [] };
  await page.route(`**/prod/api/msb/${path}`, async (route) => {
    sent.bodies.push(route.request().postDataJSON());
    if (typeof reply === 'function') await reply(route);
    else await route.fulfill({ json: reply });
  });
  return sent;
}

/** The toasts in view, newest first. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** Lets the page's stopped clock tick until a toast shows. */
export async function tickToToast(page: Page, text: string): Promise<Locator> {
  const toast = toasts(page).filter({ hasText: text });
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(toast).toBeVisible({ timeout: 100 });
  }).toPass();
  return toast;
}

/** With the page's clock stopped: sees that a toast comes, and goes after `stays` milliseconds and not before. */
export async function expectToast(page: Page, text: string, stays: number): Promise<void> {
  const toast = await tickToToast(page, text);
  await page.clock.runFor(stays - 300);
  await expect(toast).toHaveAttribute('data-removed', 'false');
  await page.clock.runFor(600);
  await expect(toast).toHaveCount(0);
}

/** What the controls of a form contain, by name. */
const valuesOf = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) => [...new FormData(element)].map(([name, value]) => `${name}: ${value}`));

/** Leaves the page by a link, comes back without the back/forward cache, and expects everything typed to be there again. */
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

/** The error summary's lines. */
export const problems = (form: Locator): Locator =>
  form.getByRole('alert').filter({ hasText: 'There is a problem' }).getByRole('link');

/** Types into the City field and takes the first option. */
export async function chooseCity(form: Locator, typed: string): Promise<void> {
  const city = form.getByRole('combobox', { name: 'City' });
  await city.pressSequentially(typed);
  await expect(city).toHaveAttribute('aria-expanded', 'true');
  await city.press('ArrowDown');
  await city.press('Enter');
}
