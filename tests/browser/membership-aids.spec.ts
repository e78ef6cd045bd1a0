import type { Locator } from '@playwright/test';
import { site } from '#content/site/site.ts';
import { expectAccessible } from './accessible.ts';
import { expectNoSidewaysScroll } from './fit.ts';
import { expect, type Page, test } from './fixtures.ts';
import { answer, chooseCity, openForm, problems } from './forms.ts';

const PATH = '/become-a-member';
const open = (page: Page) => openForm(page, PATH, 'Membership Form');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Check your answers' });
const checkButton = (page: Page) => page.getByRole('button', { name: 'Check your answers' });
const draftBox = (page: Page) => page.getByRole('checkbox', { name: 'Keep a draft on this device' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('membershipDraft'));

async function fill(form: Locator): Promise<void> {
  await form.getByRole('radio', { name: /Affiliate Member/ }).check();
  await form.getByLabel('Title').selectOption('Dr.');
  await form.getByLabel('Full name').fill('Sample Applicant');
  await form.getByLabel('Phone number').fill('2079460958');
  await form.getByLabel('Email').fill('applicant@msb-association.example');
  await form.getByLabel('Business name').fill('Sample Exchange Ltd');
  await form.getByLabel('Business address line 1').fill('1 Sample Street');
  await chooseCity(form, 'Manchester');
  await form.getByLabel('Postcode').fill('EC1A 1BB');
  await form.getByRole('checkbox', { name: /Privacy Policy/ }).check();
}

test.describe('the summary of an application before it is sent', () => {
  test('shows the answers, links back to each of them, and sends the application', async ({ page }) => {
    const sent = await answer(page, 'savemembershipdetails');
    const form = await open(page);
    await fill(form);
    await checkButton(page).click();
    await expect(dialog(page)).toContainText(`Affiliate Member, £${site.fees.affiliate} a year`);
    await expect(dialog(page)).toContainText('+44 2079460958');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Change Full name' }).click();
    await expect(form.getByLabel('Full name')).toBeFocused();
    await form.getByLabel('Full name').fill('Another Applicant');
    expect(sent.bodies).toEqual([]);
    await checkButton(page).click();
    await dialog(page).getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL('/member-success');
    expect(sent.bodies).toHaveLength(1);
    expect(sent.bodies[0]).toMatchObject({ fullname: 'Another Applicant', membershipCategory: '1', consent: true });
  });

  test('says which answers are missing, and sending then shows the form’s error messages', async ({ page }) => {
    const form = await open(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await checkButton(page).click();
    await expect(dialog(page).getByText('Left out').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await dialog(page).getByRole('button', { name: 'Send application' }).click();
    await expect(problems(form).filter({ hasText: 'Full Name is required.' })).toBeVisible();
  });

  test('closes on Escape and focuses its button again', async ({ page }) => {
    await open(page);
    await checkButton(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(checkButton(page)).toBeFocused();
  });
});

test.describe('a draft of the application', () => {
  test('is stored only while its box is ticked', async ({ page }) => {
    const form = await open(page);
    await form.getByLabel('Full name').fill('Sample Applicant');
    expect(await kept(page)).toBeNull();
    await draftBox(page).check();
    expect(await kept(page)).toContain('Sample Applicant');
    await draftBox(page).uncheck();
    expect(await kept(page)).toBeNull();
  });

  test('is restored on the next visit, except for consent, and can be sent', async ({ page }) => {
    const sent = await answer(page, 'savemembershipdetails');
    const form = await open(page);
    await draftBox(page).check();
    await fill(form);
    await page.reload();
    await open(page);
    await expect(draftBox(page)).toBeChecked();
    await expect(form.getByLabel('Full name')).toHaveValue('Sample Applicant');
    await expect(form.getByRole('radio', { name: /Affiliate Member/ })).toBeChecked();
    await expect(form.getByRole('combobox', { name: 'City' })).toHaveValue('Manchester');
    await expect(form.getByRole('checkbox', { name: /Privacy Policy/ })).not.toBeChecked();
    await form.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await form.getByRole('button', { name: 'Submit application' }).click();
    await expect(page).toHaveURL('/member-success');
    expect(sent.bodies[0]).toMatchObject({ titleid: '4', city: 'Manchester', membershipCategory: '1' });
    expect(await kept(page)).toBeNull();
  });
});

test.describe('the copy of a sent application', () => {
  const copy = (page: Page) => page.getByRole('region', { name: 'What you sent' });

  test('is shown on the thank-you page until the visitor removes it', async ({ page }) => {
    await answer(page, 'savemembershipdetails');
    const form = await open(page);
    await fill(form);
    await form.getByRole('button', { name: 'Submit application' }).click();
    await expect(page).toHaveURL('/member-success');
    await expect(copy(page)).toContainText('Sample Exchange Ltd');
    await expect(copy(page)).toContainText(/Sent on \d/);
    await expectAccessible(page);
    await copy(page).getByRole('button', { name: 'Remove this copy' }).click();
    await expect(copy(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('applicationCopy'))).toBeNull();
  });

  test('is not shown to a visitor who has sent nothing', async ({ page }) => {
    await page.goto('/member-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(copy(page)).toBeHidden();
  });
});
