import { toast } from 'sonner';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { attributeOf, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { site } from '#content/site/site.ts';
import { ENQUIRY, ENQUIRY_SENT } from '../../fixtures/answers.ts';
import { answer, heldReply, type Reply } from '../../fixtures/component/server.ts';
import { hydrate, show } from '../../fixtures/component/show.tsx';
import {
  appears,
  button,
  errorLinks,
  expectedMessages,
  field,
  fillEnquiry,
  pass,
  shownToasts,
  stopClock,
  toasts,
  values,
} from '../../fixtures/component/visitor.ts';
import { enquiryForm, enquirySection } from '../../fixtures/forms.tsx';

const SUCCESS = 'Form submitted successfully!';
const OFFLINE = 'You seem to be offline, so nothing was sent. Please try again when you are connected.';
const HOSTILE = '<img src=x onerror=alert(1)> refused';
const disconnected = () => Promise.reject(new TypeError('Failed to fetch'));

// Other faults are tested in tests/browser/elsewhere.spec.ts.
const REJECTIONS: [situation: string, toast: string, reply: Reply, onLine: boolean][] = [
  ['a refusal with hostile text, shown as plain text', HOSTILE, { response: false, data: HOSTILE }, true],
  ['a failed connection to the server', 'Something went wrong. Please try again.', disconnected, true],
  ['a failed connection while offline', OFFLINE, disconnected, false],
];

const send = button('Send enquiry');

const openEnquiry = (apiHost?: string) => render(enquiryForm(apiHost));

const refusal = (data: string) => ({ response: false, responseCode: '01', data });

/** Opens the enquiry form, filled in and with a reply to it; gives what is sent. */
async function openFilled(reply?: Reply) {
  await openEnquiry();
  const sent = answer(reply);
  await fillEnquiry();
  return sent;
}

/** Fails unless a toast is shown, and removed after so many milliseconds; needs a stopped clock. */
async function expectToStay(text: string, milliseconds: number): Promise<void> {
  const toast = toasts.filter({ hasText: text });
  await appears(toast);
  await pass(milliseconds - 50);
  expect(toast).toHaveAttribute('data-removed', 'false');
  await pass(50);
  expect(toast).toHaveAttribute('data-removed', 'true');
}

describe('sending an enquiry', () => {
  test('posts exactly the specified keys with trimmed values', async () => {
    await openEnquiry('https://api.example');
    const sent = answer();
    for (const _ of ['first', 'second']) {
      await fillEnquiry();
      await send.click();
      for (const label of Object.keys(ENQUIRY)) await expect.element(field(label)).toHaveValue('');
      await expect.element(send).toHaveAttribute('aria-busy', 'false');
    }
    expect(sent.bodies).toEqual([ENQUIRY_SENT, ENQUIRY_SENT]);
    expect(sent.urls[0]).toBe('https://api.example/prod/api/msb/savecontactdetails');
  });

  test('posts the values of its fields, also those that were set without events', async () => {
    await openEnquiry();
    const sent = answer();
    await send.click();
    await expect.element(errorLinks.first()).toBeVisible();
    await fillEnquiry(false);
    await send.click();
    await expect.poll(() => sent.bodies).toEqual([ENQUIRY_SENT]);
    await expect.element(errorLinks.first()).not.toBeInTheDocument();
  });

  test('shows “Saving...” and sends nothing twice until the reply arrives, then its success for 2 s', async () => {
    const { reply, give } = heldReply();
    const sent = await openFilled(reply);
    stopClock();
    await userEvent.tripleClick(send);
    await field('Email').click();
    await userEvent.keyboard('{Enter}');
    await appears(toasts.filter({ hasText: 'Saving...' }));
    expect(send).toHaveAttribute('aria-busy', 'true');
    give({ response: true, responseCode: '00', data: '' });
    await expectToStay(SUCCESS, 2000);
    expect(sent.bodies).toHaveLength(1);
  });
});

test('a sent enquiry is confirmed with its time, in focus, until the next is written', async () => {
  await openFilled();
  await send.click();
  const confirmation = page.getByText(
    /^We received your enquiry at \d\d:\d\d\. A member of the team will reply by email/,
  );
  await expect.element(confirmation).toHaveFocus();
  await field('Message').fill('Another question');
  await expect.element(confirmation).not.toBeInTheDocument();
});

test('at most 20 toasts show at once', async () => {
  // The next form would show them again.
  onTestFinished(() => void toast.dismiss());
  await openEnquiry();
  await field('First name').click();
  const shown = () => document.querySelectorAll('[data-sonner-toast][data-visible=true]').length;
  for (let count = 1; count <= 21; count++) toast('Sample');
  await expect.poll(shown).toBe(20);
});

describe('an enquiry that was not accepted', () => {
  test.each(REJECTIONS)('can be sent again, with everything typed, after %s', async (_, text, reply, onLine) => {
    expectedMessages.push(/could not be reached/);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    await openFilled(reply);
    const typed = values();
    await send.click();
    await expect.poll(shownToasts).toEqual([text]);
    expect(values()).toEqual(typed);
    const sent = answer();
    await send.click();
    await expect.element(page.getByText(SUCCESS)).toBeVisible();
    expect(sent.bodies).toEqual([ENQUIRY_SENT]);
  });
});

test.each([
  [60, 4000],
  [120, 8000],
  [300, 20_000],
])('a refusal of %i characters is shown for %i ms', async (length, milliseconds) => {
  const text = 'x'.repeat(length);
  await openFilled(refusal(text));
  stopClock();
  await send.click();
  await expectToStay(text, milliseconds);
});

test('the longest refusals fit a small screen, where they scroll, also by keyboard', async () => {
  await page.viewport(320, 568);
  await openFilled(refusal('W'.repeat(1000)));
  for (const count of [1, 2]) {
    await send.click();
    await expect.poll(shownToasts).toHaveLength(count);
    await expect.element(send).toHaveAttribute('aria-busy', 'false');
  }
  const area = toasts.first().element().parentElement ?? document.body;
  for (const element of [area, ...toasts.elements()]) {
    expect(element.getBoundingClientRect().height).toBeLessThan(400);
    expect(getComputedStyle(element).overflowY).toBe('auto');
  }
  const last = toasts.last().element();
  last.scrollIntoView({ block: 'end' });
  last.scrollTop = last.scrollHeight;
  const textEnd = () => last.querySelector('[data-title]')?.getBoundingClientRect().bottom;
  await expect.poll(textEnd).toBeLessThan(400);
  expect(last).toHaveAttribute('tabindex', '0');
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('the form’s fallback is hidden until the form fails', async () => {
  expectedMessages.push(/Cannot read properties|An error occurred/);
  const fallback = page.getByText('This form needs JavaScript');
  await show(enquirySection());
  await expect.element(fallback).not.toBeVisible();
  await show(enquirySection(), { hydrated: false });
  await field('First name').fill('Sample');
  await field('Message').fill('A question');
  // The props of an old page don't match the script of a newer build.
  const island = document.querySelector<HTMLElement>(selectorOf('island')) ?? document.body;
  island.setAttribute(attributeOf('island-props'), valueAt('island-props', island).replace('"labels":', '"names":'));
  await expect(hydrate()).rejects.toThrow(/Cannot read properties/);
  await expect.element(fallback).toBeVisible();
  for (const name of [site.phone.display, site.email])
    await expect.element(page.getByRole('status').getByRole('link', { name })).toBeVisible();
  await expect.element(field('First name')).toHaveValue('Sample');
  await expect.element(field('Message')).toHaveValue('A question');
});
