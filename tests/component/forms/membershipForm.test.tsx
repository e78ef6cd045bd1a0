import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { membershipForm } from '#content/forms/forms.ts';
import { memberships } from '#content/site/memberships.ts';
import { APPLICATION, APPLICATION_SENT } from '../../fixtures/answers.ts';
import { answer } from '../../fixtures/component/server.ts';
import { hydrate, show } from '../../fixtures/component/show.tsx';
import {
  appears,
  button,
  consent,
  field,
  fillApplication,
  goTo,
  inAnotherTab,
  leaves,
  membership,
  pass,
  stayOnPage,
  stopClock,
  switchOff,
  toasts,
} from '../../fixtures/component/visitor.ts';
import { applicationForm, applicationSection } from '../../fixtures/forms.tsx';

const send = button('Submit application');

const openApplication = () => render(applicationForm());

/**
 * Clicks what sends the application, and waits until the thank-you page would open; gives what was
 * sent.
 */
async function sentBy(control: Locator): Promise<unknown[]> {
  const left = stayOnPage();
  const { bodies } = answer();
  stopClock();
  await control.click();
  await leaves(left);
  return bodies;
}

const draft = {
  box: page.getByRole('checkbox', { name: 'Keep a draft on this device' }),
  kept: () => localStorage.getItem('membershipDraft'),
};

const dialog = page.getByRole('dialog', { name: 'Check your answers' });

const summary = {
  check: page.getByRole('button', { name: 'Check your answers' }),
  send: dialog.getByRole('button', { name: 'Send application' }),
};

describe('applying for membership', () => {
  test('corrects the format of a postcode', async () => {
    await openApplication();
    await field('Postcode').fill(' ec2a4ne');
    await userEvent.keyboard('{Tab}');
    await expect.element(field('Postcode')).toHaveValue('EC2A 4NE');
  });

  test('offers two membership categories, with MSB Member chosen at first', async () => {
    await openApplication();
    const choices = page.getByRole('group', { name: 'Membership category' }).getByRole('radio');
    await expect.element(choices.first()).toBeChecked();
    await expect.element(choices.first()).toHaveAccessibleName(new RegExp(`^MSB Member ${memberships.msb.perYear}`));
    await choices.last().click();
    await expect.element(choices.first()).not.toBeChecked();
    expect(choices.elements()).toHaveLength(2);
    const affiliate = new RegExp(`^Affiliate Member ${memberships.affiliate.perYear}`);
    await expect.element(choices.last()).toHaveAccessibleName(affiliate);
    // In a new tab, so that the form keeps everything typed.
    const policy = page.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' });
    await expect.element(policy).toHaveAttribute('target', '_blank');
    await expect.element(policy).toHaveAttribute('href', '/privacy-policy');
  });

  test('opens the thank-you page half a second after the application is sent', async () => {
    await openApplication();
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
    await openApplication();
    await draft.box.click();
    await expect.element(draft.box).not.toBeChecked();
    await fillApplication();
    expect(await sentBy(send)).toEqual([APPLICATION_SENT]);
  });

  test('has the membership that the address names, once it is hydrated too', async () => {
    goTo('membershipCategory=1');
    await show(applicationSection(), { hydrated: false });
    await expect.element(membership('Affiliate Member')).toBeChecked();
    await hydrate();
    await expect.element(membership('Affiliate Member')).toBeChecked();
  });

  test('sends, keeps and lists values that were set without events', async () => {
    await openApplication();
    await fillApplication(false);
    await draft.box.click();
    await expect.poll(draft.kept).toContain('Sample Exchange');
    await expect.poll(draft.kept).toContain('"membershipCategory":"1"');
    await summary.check.click();
    await expect.element(dialog).toHaveTextContent(`Affiliate Member, ${memberships.affiliate.perYear}`);
    expect(await sentBy(summary.send)).toEqual([APPLICATION_SENT]);
  });

  test('sends what was typed and chosen before the form was hydrated', async () => {
    await show(applicationSection(), { hydrated: false });
    await fillApplication();
    await hydrate();
    expect(await sentBy(send)).toEqual([APPLICATION_SENT]);
  });
});

describe('a draft of the application', () => {
  test('does not replace text typed before hydration', async () => {
    localStorage.setItem('membershipDraft', JSON.stringify({ fullname: 'Sample Applicant', email: 'a@firm.example' }));
    await show(applicationSection(), { hydrated: false });
    await field('Email').fill('b@firm.example');
    await hydrate();
    await expect.element(field('Full name')).toHaveValue('Sample Applicant');
    await expect.element(field('Email')).toHaveValue('b@firm.example');
    inAnotherTab('membershipDraft', { fullname: 'Another Applicant' });
    await field('Business name').fill('Sample Exchange');
    await expect.poll(draft.kept).toContain('Sample Exchange');
    expect(draft.kept()).toContain('Sample Applicant');
  });

  test('is stored only while its box is ticked', async () => {
    await openApplication();
    await field('Full name').fill('Sample Applicant');
    expect(draft.kept()).toBeNull();
    await draft.box.click();
    await expect.poll(draft.kept).toContain('Sample Applicant');
    await field('Business name').fill('Sample Exchange');
    await expect.poll(draft.kept).toContain('Sample Exchange');
    await draft.box.click();
    expect(draft.kept()).toBeNull();
  });

  test('is restored on the next visit, except for consent', async () => {
    const visit = await openApplication();
    await draft.box.click();
    await fillApplication();
    await visit.unmount();

    await openApplication();
    await expect.element(draft.box).toBeChecked();
    await expect.element(membership('Affiliate Member')).toBeChecked();
    await expect.element(field('City')).toHaveValue('Leicester');
    await expect.element(consent).not.toBeChecked();
    await consent.click();
    expect(await sentBy(send)).toEqual([APPLICATION_SENT]);
    expect(draft.kept()).toBeNull();
    await expect.element(draft.box).not.toBeChecked();
  });
});

test('the box for a draft says why it was unticked if the storage is full', async () => {
  await openApplication();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await field('Full name').fill('Sample Applicant');
  await draft.box.click();
  await expect.element(page.getByRole('alert').filter({ hasText: membershipForm.draft.unkept })).toBeVisible();
  await expect.element(draft.box).not.toBeChecked();
  full.mockRestore();
  await draft.box.click();
  await expect.poll(draft.kept).toContain('Sample Applicant');
  await expect.element(page.getByText(membershipForm.draft.unkept)).not.toBeInTheDocument();
});

describe('the summary of an application before it is sent', () => {
  test('shows the answers and lets the visitor change one', async () => {
    await openApplication();
    const sent = answer();
    await fillApplication();
    await summary.check.click();
    await expect.element(dialog.getByRole('heading')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(summary.check).toHaveFocus();
    await summary.check.click();
    await expect.element(dialog).toHaveTextContent(`Affiliate Member, ${memberships.affiliate.perYear}`);
    await expect.element(dialog).toHaveTextContent('+44 20 7946 0958');
    await dialog.getByRole('button', { name: 'Change Full name' }).click();
    await expect.element(field('Full name')).toHaveFocus();
    await field('Full name').fill('Another Applicant');
    expect(sent.bodies).toEqual([]);
    await summary.check.click();
    expect(await sentBy(summary.send)).toEqual([{ ...APPLICATION_SENT, fullname: 'Another Applicant' }]);
  });

  test('leads to a missing answer before it offers to send', async () => {
    await page.viewport(320, 700);
    await openApplication();
    await fillApplication();
    await field('Full name').fill('');
    await summary.check.click();
    await expect.element(dialog.getByText('optional').first()).toBeVisible();
    await expect.element(summary.send).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(dialog.element().scrollWidth).toBe(dialog.element().clientWidth);
    await dialog.getByRole('button', { name: 'Add Full Name' }).click();
    await expect.element(field('Full name')).toHaveFocus();
    await field('Full name').fill('Sample Applicant');
    await summary.check.click();
    await expect.element(summary.send).toBeVisible();
  });
});
