import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ENQUIRY, ENQUIRY_SENT } from '../../fixtures/answers.ts';
import { expectedMessages } from '../../fixtures/component/console.ts';
import { answer, heldReply, type Reply } from '../../fixtures/component/server.ts';
import {
  appears,
  button,
  field,
  fillEnquiry,
  pass,
  shownToasts,
  stopClock,
  toasts,
  values,
} from '../../fixtures/component/visitor.ts';
import { enquiryForm } from '../../fixtures/forms.tsx';

const DEFAULT_ERROR = 'Something went wrong. Please try again.';

const open = () => render(enquiryForm());
const send = button('Send enquiry');

describe('sending an enquiry', () => {
  test('posts exactly the specified keys with trimmed values to the API, clears the form, and works again', async () => {
    await render(enquiryForm('https://api.example'));
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

  test('shows “Saving...” and sends nothing twice until the reply arrives, then its success for two seconds', async () => {
    await open();
    const { reply, give } = heldReply();
    const sent = answer(reply);
    await fillEnquiry();
    stopClock();
    await userEvent.tripleClick(send);
    await field('Email').click();
    await userEvent.keyboard('{Enter}');
    await appears(toasts.filter({ hasText: 'Saving...' }));
    expect(send).toHaveAttribute('aria-busy', 'true');
    give({ response: true, responseCode: '00', data: '' });
    await expectToStay('Form submitted successfully!', 2000);
    expect(sent.bodies).toHaveLength(1);
  });
});

/** Fails unless a toast is shown, and removed after so many milliseconds; needs a stopped clock. */
async function expectToStay(text: string, milliseconds: number) {
  const toast = toasts.filter({ hasText: text });
  await appears(toast);
  await pass(milliseconds - 50);
  expect(toast).toHaveAttribute('data-removed', 'false');
  await pass(50);
  expect(toast).toHaveAttribute('data-removed', 'true');
}

describe('an enquiry that was not accepted', () => {
  test.each<[situation: string, toast: string, reply: Reply, onLine?: boolean]>([
    [
      'a reply with hostile text, shown as plain text',
      '<img src=x onerror=alert(1)> refused',
      { response: false, responseCode: '01', data: '<img src=x onerror=alert(1)> refused' },
    ],
    ['a refusal without a message', DEFAULT_ERROR, { response: false, responseCode: '01' }],
    ['an HTTP 500 reply', 'The disk is full', async () => Response.json({ data: 'The disk is full' }, { status: 500 })],
    ['a failed connection to the server', DEFAULT_ERROR, () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a failed connection while offline',
      'You seem to be offline, so nothing was sent. Please try again when you are connected.',
      () => Promise.reject(new TypeError('Failed to fetch')),
      false,
    ],
  ])('keeps everything typed, and can be sent again, after %s', async (_, text, reply, onLine = true) => {
    expectedMessages.push(/could not be reached/);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    await open();
    answer(reply);
    await fillEnquiry();
    const typed = values();
    await send.click();
    await expect.poll(shownToasts).toEqual([text]);
    expect(values()).toEqual(typed);
    const sent = answer();
    await send.click();
    await expect.element(page.getByText('Form submitted successfully!')).toBeVisible();
    expect(sent.bodies).toEqual([ENQUIRY_SENT]);
  });

  test('keeps its error toast for four seconds', async () => {
    await open();
    answer({ response: false });
    await fillEnquiry();
    stopClock();
    await send.click();
    await expectToStay(DEFAULT_ERROR, 4000);
  });

  test('says that the server has not answered if no reply arrives within 15 seconds', async () => {
    expectedMessages.push(/could not be reached/);
    await open();
    answer(heldReply().reply);
    await fillEnquiry();
    const typed = values();
    stopClock();
    await send.click();
    await appears(toasts.filter({ hasText: 'Saving...' }));
    await pass(14_000);
    expect(shownToasts()).toEqual(['Saving...']);
    await pass(1000);
    await appears(toasts.filter({ hasText: 'The server has not answered' }));
    expect(values()).toEqual(typed);
  });
});
