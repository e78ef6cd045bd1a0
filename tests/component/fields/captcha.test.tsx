import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ENQUIRY_SENT } from '../../fixtures/answers.ts';
import { answer } from '../../fixtures/component/server.ts';
import { boxOf, button, errorLinks, field, fillEnquiry, shownToasts, texts } from '../../fixtures/component/visitor.ts';
import { enquiryForm } from '../../fixtures/forms.tsx';

const SUCCESS = 'Form submitted successfully!';
const send = button('Send enquiry');

const captcha = {
  solve: button('I am human'),
  message: page.getByRole('alert'),
  /** Makes it report an event of hCaptcha. */
  async reports(event: 'error-callback' | 'expired-callback') {
    const widget = page.getByRole('button', { name: /human/i });
    await expect.element(widget).toBeVisible();
    widget.element().dispatchEvent(new Event(event));
  },
};

describe('the captcha', () => {
  beforeEach(async () => void (await render(enquiryForm())));

  test('sends each of its tokens only once', async () => {
    const sent = answer({ response: false, responseCode: '01', data: 'No' });
    await fillEnquiry();
    await captcha.solve.click();
    await send.click();
    await expect.poll(shownToasts).toEqual(['No']);
    await expect.element(captcha.solve).toBeVisible();
    await send.click();
    await expect.poll(() => sent.bodies).toEqual([{ ...ENQUIRY_SENT, reCaptcha: 'token-1' }, ENQUIRY_SENT]);
    // Its toast must not appear in the next test.
    await expect.element(send).toHaveAttribute('aria-busy', 'false');
  });

  test('keeps its token for the next submit if the form has errors', async () => {
    const sent = answer();
    await fillEnquiry();
    await field('Message').fill('');
    await captcha.solve.click();
    await send.click();
    await expect.poll(() => texts(errorLinks)).toEqual(['Message is required']);
    await expect.element(captcha.solve).toBeVisible();
    await field('Message').fill(ENQUIRY_SENT.message);
    await send.click();
    await expect.poll(shownToasts).toEqual([SUCCESS]);
    expect(sent.bodies).toEqual([{ ...ENQUIRY_SENT, reCaptcha: expect.stringMatching(/^token-/) }]);
  });

  test('says whether it will load, failed or expired', async () => {
    const sent = answer();
    const waiting = page.getByText('The security check loads when you start the form');
    await expect.element(waiting).toBeVisible();
    await fillEnquiry();
    await expect.element(captcha.solve).toBeVisible();
    await expect.element(waiting).not.toBeInTheDocument();
    await captcha.reports('error-callback');
    await expect.element(captcha.message).toHaveTextContent('Captcha verification failed.');
    await captcha.solve.click();
    await expect.element(captcha.message).toHaveTextContent('');
    await captcha.reports('expired-callback');
    await expect.element(captcha.message).toHaveTextContent('The captcha has expired. Please tick it again.');
    await send.click();
    await expect.poll(shownToasts).toEqual([SUCCESS]);
    expect(sent.bodies).toEqual([ENQUIRY_SENT]);
  });

  test('fits a screen that is turned upright', async () => {
    await page.viewport(700, 320);
    await fillEnquiry();
    await expect.element(captcha.solve).toHaveAttribute('data-size', 'normal');
    await page.viewport(300, 700);
    await expect.element(captcha.solve).toHaveAttribute('data-size', 'compact');
    expect(boxOf(captcha.solve).right).toBeLessThan(300);
    expect(document.documentElement.scrollWidth).toBe(300);
  });
});
