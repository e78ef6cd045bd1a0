import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { site } from '#content/site/site.ts';
import { APPLICATION, APPLICATION_SENT } from '../../fixtures/answers.ts';
import { answer } from '../../fixtures/component/server.ts';
import { hydrate, show } from '../../fixtures/component/show.tsx';
import {
  appears,
  button,
  consent,
  field,
  fillApplication,
  leaves,
  membership,
  pass,
  problems,
  stayOnPage,
  stopClock,
  switchOff,
  texts,
  toasts,
} from '../../fixtures/component/visitor.ts';
import { applicationForm, applicationSection } from '../../fixtures/forms.tsx';

const open = () => render(applicationForm());
const send = button('Submit application');

describe('applying for membership', () => {
  test('rejects an unlisted city and another format of postcode, and corrects the format of a postcode', async () => {
    await open();
    await fillApplication();
    await field('City').fill('Nowhere at all');
    await field('Postcode').fill('EC2');
    await send.click();
    await expect.poll(() => texts(problems)).toEqual(['Invalid city selected', 'Please enter a valid UK postcode.']);
    await expect.element(field('Postcode')).toHaveValue('EC2');
    await field('Postcode').fill(' ec2a4ne');
    await userEvent.keyboard('{Tab}');
    await expect.element(field('Postcode')).toHaveValue('EC2A 4NE');
  });

  test('offers two membership categories, with MSB Member chosen at first', async () => {
    await open();
    const choices = page.getByRole('group', { name: 'Membership category' }).getByRole('radio');
    await expect.element(choices.first()).toBeChecked();
    await expect.element(choices.first()).toHaveAccessibleName(new RegExp(`^MSB Member £${site.fees.msb} a year`));
    await choices.last().click();
    await expect.element(choices.first()).not.toBeChecked();
    expect(choices.elements()).toHaveLength(2);
    const affiliate = new RegExp(`^Affiliate Member £${site.fees.affiliate} a year`);
    await expect.element(choices.last()).toHaveAccessibleName(affiliate);
  });

  test('opens the privacy policy in a new tab, so that the form keeps everything typed', async () => {
    await open();
    const link = page.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('href', '/privacy-policy');
  });

  test('posts the specified keys, resets the form at once and opens the thank-you page after half a second', async () => {
    await open();
    const left = stayOnPage();
    const sent = answer();
    await fillApplication();
    stopClock();
    await send.click();
    await appears(toasts.filter({ hasText: 'Form submitted successfully!' }));
    expect(sent.bodies).toEqual([APPLICATION_SENT]);
    for (const label of Object.keys(APPLICATION)) expect(field(label)).toHaveValue('');
    expect(membership('MSB Member')).toBeChecked();
    expect(consent).not.toBeChecked();
    await send.click();
    await pass(450);
    expect(left).toEqual([]);
    await pass(50);
    expect(left).toEqual(['push /member-success']);
    expect(sent.bodies).toHaveLength(1);
  });

  test('works with storage switched off', async () => {
    switchOff('localStorage', 'sessionStorage');
    await open();
    const left = stayOnPage();
    await page.getByRole('checkbox', { name: 'Keep a draft' }).click();
    const sent = answer();
    await fillApplication();
    stopClock();
    await send.click();
    await leaves(left);
    expect(sent.bodies).toEqual([APPLICATION_SENT]);
  });

  test('sends what was typed and chosen before the form was hydrated', async () => {
    await show(applicationSection(), { hydrated: false });
    const left = stayOnPage();
    const sent = answer();
    await fillApplication();
    await hydrate();
    stopClock();
    await send.click();
    await leaves(left);
    expect(sent.bodies).toEqual([APPLICATION_SENT]);
  });
});

describe('a draft of the application', () => {
  const box = page.getByRole('checkbox', { name: 'Keep a draft on this device' });
  const kept = () => localStorage.getItem('membershipDraft');

  test('is stored only while its box is ticked', async () => {
    await open();
    await field('Full name').fill('Sample Applicant');
    expect(kept()).toBeNull();
    await box.click();
    expect(kept()).toContain('Sample Applicant');
    await field('Business name').fill('Sample Exchange');
    expect(kept()).toContain('Sample Exchange');
    await box.click();
    expect(kept()).toBeNull();
  });

  test('is restored on the next visit, except for consent, and is removed once the application is sent', async () => {
    const visit = await open();
    await box.click();
    await fillApplication();
    await visit.unmount();

    await open();
    await expect.element(box).toBeChecked();
    await expect.element(membership('Affiliate Member')).toBeChecked();
    await expect.element(field('City')).toHaveValue('Leicester');
    await expect.element(consent).not.toBeChecked();
    const left = stayOnPage();
    const sent = answer();
    await consent.click();
    stopClock();
    await send.click();
    await leaves(left);
    expect(sent.bodies).toEqual([APPLICATION_SENT]);
    expect(kept()).toBeNull();
    await expect.element(box).not.toBeChecked();
  });
});

describe('the summary of an application before it is sent', () => {
  const dialog = page.getByRole('dialog', { name: 'Check your answers' });
  const check = page.getByRole('button', { name: 'Check your answers' });
  const sendChecked = dialog.getByRole('button', { name: 'Send application' });

  test('shows the answers, links back to each of them, and sends the application', async () => {
    await open();
    const left = stayOnPage();
    const sent = answer();
    await fillApplication();
    await check.click();
    await expect.element(dialog).toHaveTextContent(`Affiliate Member, £${site.fees.affiliate} a year`);
    await expect.element(dialog).toHaveTextContent('+44 20 7946 0958');
    await dialog.getByRole('button', { name: 'Change Full name' }).click();
    await expect.element(field('Full name')).toHaveFocus();
    await field('Full name').fill('Another Applicant');
    expect(sent.bodies).toEqual([]);
    await check.click();
    stopClock();
    await sendChecked.click();
    await leaves(left);
    expect(sent.bodies).toEqual([{ ...APPLICATION_SENT, fullname: 'Another Applicant' }]);
  });

  test('fits a narrow screen, says which answers are missing, and sending then shows the form’s errors', async () => {
    await page.viewport(320, 700);
    await open();
    await check.click();
    await expect.element(dialog.getByText('Left out').first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(dialog.element().scrollWidth).toBe(dialog.element().clientWidth);
    await sendChecked.click();
    await expect.element(problems.filter({ hasText: 'Full Name is required.' })).toBeVisible();
  });

  test('closes on Escape and focuses its button again', async () => {
    await open();
    await check.click();
    await expect.element(dialog.getByRole('heading')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(check).toHaveFocus();
  });
});
