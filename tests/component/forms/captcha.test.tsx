import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ENQUIRY_SENT } from '../../fixtures/answers.ts';
import { answer } from '../../fixtures/component/server.ts';
import { button, field, fillEnquiry, problems, shownToasts, texts } from '../../fixtures/component/visitor.ts';
import { enquiryForm } from '../../fixtures/forms.tsx';

const send = button('Send enquiry');
const solve = button('I am human');
const message = page.getByRole('alert');
const SUCCESS = 'Form submitted successfully!';

/** Makes the fake captcha report an event of hCaptcha. */
async function reports(event: 'error-callback' | 'expired-callback') {
  const widget = page.getByRole('button', { name: /human/i });
  await expect.element(widget).toBeVisible();
  widget.element().dispatchEvent(new Event(event));
}

describe('the captcha', () => {
  beforeEach(async () => {
    await render(enquiryForm());
  });

  test('passes on its token before it is reset, and each token is sent only once', async () => {
    const sent = answer({ response: false, responseCode: '01', data: 'No' });
    await fillEnquiry();
    await solve.click();
    await send.click();
    await expect.poll(shownToasts).toEqual(['No']);
    await expect.element(solve).toBeVisible();
    await send.click();
    await expect.poll(() => sent.bodies).toEqual([{ ...ENQUIRY_SENT, reCaptcha: 'token-1' }, ENQUIRY_SENT]);
  });

  test('is also reset if the form has errors, and its token is kept for the next submit', async () => {
    const sent = answer();
    await fillEnquiry();
    await field('Message').fill('');
    await solve.click();
    await send.click();
    await expect.poll(() => texts(problems)).toEqual(['Message is required']);
    await expect.element(solve).toBeVisible();
    await field('Message').fill(ENQUIRY_SENT.message);
    await send.click();
    await expect.poll(shownToasts).toEqual([SUCCESS]);
    expect(sent.bodies).toEqual([{ ...ENQUIRY_SENT, reCaptcha: expect.stringMatching(/^token-/) }]);
  });

  test('shows a message beside it if it fails, until it is solved', async () => {
    await field('Email').click();
    await reports('error-callback');
    await expect.element(message).toHaveTextContent('Captcha verification failed.');
    await solve.click();
    await expect.element(message).toHaveTextContent('');
  });

  test('shows a message if it expires, and its token is not sent', async () => {
    const sent = answer();
    await fillEnquiry();
    await solve.click();
    await reports('expired-callback');
    await expect.element(message).toHaveTextContent('The captcha has expired. Please tick it again.');
    await send.click();
    await expect.poll(shownToasts).toEqual([SUCCESS]);
    expect(sent.bodies).toEqual([ENQUIRY_SENT]);
  });
});
