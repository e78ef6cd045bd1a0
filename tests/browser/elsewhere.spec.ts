import type { RequestListener } from 'node:http';
import { API_PATHS } from '#components/forms/apiPaths.ts';
import { contactForm } from '#content/forms/forms.ts';
import { APPLICATION_SENT, ENQUIRY_SENT } from '../fixtures/answers.ts';
import { accepts, elsewhere, refuses, reply } from '../fixtures/browser/elsewhere.ts';
import { fillApplication, fillEnquiry, reachForm, toasts, valuesOf } from '../fixtures/browser/forms.ts';
import { test as base, expect } from '../fixtures/browser/test.ts';

const { success, failure, saving, timeout } = contactForm.toasts;

// Playwright would answer the preflights of a page with a route: these pages have no captcha.
const test = base.extend(elsewhere);

const FORMS = [
  [API_PATHS.contact, '/contact-us', 'Submit an Enquiry', fillEnquiry, 'Send enquiry', ENQUIRY_SENT],
  [
    API_PATHS.membership,
    '/become-a-member',
    'Membership Form',
    fillApplication,
    'Submit application',
    APPLICATION_SENT,
  ],
] as const;

const PAGE = '<!doctype html><title>Bad gateway</title>';

const breakOff: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Length': '100' }).write('{');
  setTimeout(() => response.destroy(), 20);
};

/** How an API may fail, and the toast that follows. */
const FAILURES: [situation: string, answer: RequestListener, toast: string][] = [
  ['a refusal', refuses(400, 'Sample refusal'), 'Sample refusal'],
  ['a fault that it explains', refuses(500, 'Sample fault'), 'Sample fault'],
  ['a fault of the gateway', reply(502, PAGE), failure],
  ['a fault whose answer the page may not read', reply(504, PAGE, { 'Access-Control-Allow-Origin': '' }), failure],
  ['a page', reply(200, PAGE), failure],
  ['an empty answer', reply(200, ''), failure],
  ['a redirect', reply(302, '', { Location: '/elsewhere' }), failure],
  ['a connection that breaks off', breakOff, failure],
  ['silence', () => undefined, timeout],
];

test.use({ expectedMessages: [/ERR_|status of \d|could not be reached|blocked by CORS/] });

for (const [path, at, name, fill, press, sent] of FORMS)
  test(`what was typed into ${at} outlasts every fault of an API on another origin`, async ({ page, api }) => {
    await page.clock.install();
    await page.goto(at);
    const form = await reachForm(page, name);
    await fill(form);
    const typed = await valuesOf(form);
    const send = async () => {
      await page.clock.runFor(60_000);
      await expect(toasts(page)).toHaveCount(0);
      await page.getByRole('button', { name: press }).click();
      await expect(toasts(page)).toHaveText([saving]);
    };
    for (const [situation, answer, toast] of FAILURES)
      await test.step(situation, async () => {
        await send();
        await api.answer(answer);
        if (toast === timeout) await page.clock.runFor(15_000);
        await expect(toasts(page)).toHaveText([toast]);
        expect(await valuesOf(form)).toEqual(typed);
      });
    await send();
    await api.answer(accepts());
    await expect(toasts(page)).toHaveText([success]);
    // Most browsers remember for a while what they were allowed.
    expect(new Set(api.asked)).toEqual(new Set([`OPTIONS ${path}`, `POST ${path}`]));
    expect(api.bodies).toEqual(Array(FAILURES.length + 1).fill(sent));
  });

for (const reference of ['MSB-2026-0001', undefined])
  test(`an API on another origin accepts an application with the reference ${reference}`, async ({ page, api }) => {
    await page.goto('/become-a-member');
    const form = await reachForm(page, 'Membership Form');
    await fillApplication(form);
    await page.getByRole('button', { name: 'Submit application' }).click();
    await api.answer(accepts(reference));
    await expect(page).toHaveURL('/member-success');
    await expect(page.getByRole('region', { name: 'What you sent' })).toContainText(APPLICATION_SENT.businessName);
    const said = page.getByText(/reference/i).filter({ visible: true });
    await expect(said).toHaveText(reference ? [new RegExp(reference)] : []);
  });
