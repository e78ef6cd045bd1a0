import { APPLICATION_SENT } from '../fixtures/answers.ts';
import {
  answer,
  errorLinks,
  fakeCaptcha,
  fillApplication,
  openForm,
  reachForm,
  valuesOf,
} from '../fixtures/browser/forms.ts';
import { expect, type Page, test } from '../fixtures/browser/test.ts';
import { formsIn } from '../fixtures/server/formsIn.ts';

const NAME = 'Membership Form';
const PATH = '/become-a-member';

const send = (page: Page) => page.getByRole('button', { name: 'Submit application' });

test('an application by keyboard alone must name every missing field, sends once to the inbox, and leaves a copy', async ({
  page,
}) => {
  const email = `keyboard-${Date.now()}@firm.example`;
  const { keyboard } = page;
  const next = async (text: string) => {
    await keyboard.press('Tab');
    await keyboard.type(text);
  };
  await fakeCaptcha(page);
  await page.goto(`${PATH}#membership-form`);
  const form = page.getByRole('form', { name: NAME });
  await keyboard.press('Tab');
  await expect(form.getByRole('radio', { name: /^MSB Member/ })).toBeFocused();
  await keyboard.press('Enter');
  await expect(errorLinks(form)).toHaveCount(9);
  await expect(page.locator(':focus')).toContainText('There is a problem');
  for (let entry = 0; entry <= 9; entry += 1) await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: /^Affiliate Member/ })).toBeChecked();
  const answers = ['Mrs', 'Sample Applicant', '20 7946 0958', email, 'Sample Exchange', '1 Sample Street', 'Floor 2'];
  for (const text of [...answers, 'Leicester']) await next(text);
  await expect(form.getByRole('listbox')).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await next('le11aa');
  await next(' ');
  await expect(form.getByRole('checkbox', { name: /Privacy Policy/ })).toBeChecked();
  await keyboard.press('Tab');
  await expect(form.getByRole('link', { name: /Privacy Policy/ })).toBeFocused();
  await expect(form.getByRole('button', { name: 'I am human' })).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Human', exact: true })).toBeFocused();
  await keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Check your answers' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Enter');

  await expect(page).toHaveURL('/member-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(page.getByRole('figure', { name: 'Membership application' })).toContainText('Sample Exchange');
  const copy = page.getByRole('region', { name: 'What you sent' });
  await expect(copy).toContainText('Sample Exchange');
  const entries = formsIn('test-results/inbox').filter(({ payload }) => payload.email === email);
  await expect(page.getByText(`Your reference is ${entries[0]?.reference}.`)).toBeVisible();
  const payload = { ...APPLICATION_SENT, email, businessAddressLine2: 'Floor 2', reCaptcha: 'token-1' };
  expect(entries).toMatchObject([{ form: 'membership', payload }]);
});

test('everything typed is restored after Back and can be sent; then Back leads to an empty form', async ({ page }) => {
  const sent = await answer(page, 'savemembershipdetails');
  const form = await openForm(page, PATH, NAME);
  await fillApplication(form);
  const typed = await valuesOf(form);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack();
  await reachForm(page, NAME);
  expect(await valuesOf(form)).toEqual(typed);
  await send(page).click();
  await expect(page).toHaveURL('/member-success');
  expect(sent.bodies).toEqual([APPLICATION_SENT]);
  await page.goBack();
  await reachForm(page, NAME);
  await send(page).click();
  await expect(errorLinks(form)).toHaveCount(9);
  expect(sent.bodies).toHaveLength(1);
});

test('the page fetches no React before its form is touched, and restores a draft on the next visit by itself', async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /react|Form|hcaptcha/.test(url))).toEqual([]);
  const form = await openForm(page, PATH, NAME);
  await page.getByRole('checkbox', { name: 'Keep a draft on this device' }).check();
  await form.getByLabel('Full name').fill('Sample Applicant');
  const visit = await context.newPage();
  await visit.goto(PATH);
  await expect(visit.getByRole('form', { name: NAME }).getByLabel('Full name')).toHaveValue('Sample Applicant');
});
