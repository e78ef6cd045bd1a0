import type { Locator, Page } from '@playwright/test';
import { initialValues } from '#components/forms/descriptions/membershipFields.ts';
import { site } from '#content/site/site.ts';
import { readInbox } from '#scripts/server/inbox.ts';
import { expect, hold, test } from './fixtures.ts';
import { answer, chooseCity, expectRestored, fakeCaptcha, openForm, problems, toasts } from './forms.ts';

const POST = 'savemembershipdetails';
const DEFAULT_ERROR = 'Something went wrong. Please try again.';

const open = (page: Page) => openForm(page, '/become-a-member', 'Membership Form');
const send = (form: Locator) => form.getByRole('button', { name: 'Submit application' });

async function fill(form: Locator): Promise<void> {
  await form.getByRole('radio', { name: /^Affiliate Member/ }).check();
  await form.getByLabel('Title').selectOption('Mrs.');
  await form.getByLabel('Full name').fill('  Sample Applicant ');
  await form.getByLabel('Phone number').fill(' 20 7946 0958 ');
  await form.getByLabel('Email').fill(' sample@firm.example ');
  await form.getByLabel('Business name').fill(' Sample Exchange ');
  await form.getByLabel('Business address line 1').fill(' 1 Sample Street ');
  await form.getByLabel('Business address line 2').fill('  ');
  await chooseCity(form, 'Leicester');
  await form.getByLabel('Postcode').fill('le1 1aa');
  await form.getByRole('checkbox', { name: /Privacy Policy/ }).check();
}

const PAYLOAD = {
  ...initialValues,
  titleid: '2',
  fullname: 'Sample Applicant',
  phoneNo: '20 7946 0958',
  email: 'sample@firm.example',
  membershipCategory: '1',
  businessName: 'Sample Exchange',
  businessAddressLine1: '1 Sample Street',
  businessAddressLine2: '',
  city: 'Leicester',
  postcode: 'LE1 1AA',
  countryCode: '+44',
  consent: true,
  reCaptcha: '',
};

test.describe('the rules of the application form', () => {
  test('name every missing field beside it and in a focused summary, and send nothing', async ({ page }) => {
    const form = await open(page);
    const sent = await answer(page, POST);
    await send(form).click();

    const messages: [field: string, message: string][] = [
      // The specification has this double space.
      ['Title', 'Title  is required.'],
      ['Full name', 'Full Name is required.'],
      ['Phone number', 'Phone No is required.'],
      ['Email', 'Email is required.'],
      ['Business name', 'Business Name is required.'],
      ['Business address line 1', 'Business Address Line 1 is required.'],
      ['City', 'City is required.'],
      ['Postcode', 'Postcode is required.'],
      ['I accept the Privacy Policy', 'Please accept the Privacy Policy.'],
    ];
    expect(await problems(form).allTextContents()).toEqual(messages.map(([, message]) => message));
    await expect(page.locator(':focus')).toContainText('There is a problem');
    for (const [field, message] of messages) {
      await expect(form.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByLabel(field)).toHaveAccessibleDescription(new RegExp(message.replace(/\s+/, '\\s+')));
    }
    await expect(form.getByLabel('Business address line 2')).not.toHaveAttribute('aria-invalid');
    await expect(toasts(page)).toHaveCount(0);
    expect(sent.bodies).toEqual([]);
  });

  test('link each summary entry to its field, and clear a field’s error when it is edited', async ({ page }) => {
    const form = await open(page);
    await send(form).click();
    await problems(form).filter({ hasText: 'Privacy Policy' }).click();
    const consent = form.getByRole('checkbox', { name: /Privacy Policy/ });
    await expect(consent).toBeFocused();
    await consent.press('Space');
    await expect(problems(form)).toHaveCount(8);
    await expect(consent).not.toHaveAttribute('aria-invalid');
  });

  test('reject a city that is not listed', async ({ page }) => {
    const form = await open(page);
    await fill(form);
    await form.getByRole('combobox', { name: 'City' }).fill('Nowhere at all');
    await send(form).click();
    await expect(problems(form)).toHaveText(['Invalid city selected']);
  });

  test('reject a postcode in another format', async ({ page }) => {
    const form = await open(page);
    await fill(form);
    await form.getByLabel('Postcode').fill('EC2');
    await send(form).click();
    await expect(problems(form)).toHaveText(['Please enter a valid UK postcode.']);
    await expect(form.getByLabel('Postcode')).toHaveValue('EC2');
  });

  test('correct the format of a postcode in its field', async ({ page }) => {
    const form = await open(page);
    await form.getByLabel('Postcode').fill(' ec2a4ne');
    await form.getByLabel('Postcode').press('Tab');
    await expect(form.getByLabel('Postcode')).toHaveValue('EC2A 4NE');
  });
});

test.describe('applying for membership', () => {
  test('posts exactly the specified keys with trimmed values', async ({ page }) => {
    const form = await open(page);
    const sent = await answer(page, POST);
    await fill(form);
    await send(form).click();
    await expect(page).toHaveURL('/member-success');
    expect(sent.bodies).toEqual([PAYLOAD]);
  });

  test('offers two membership categories, with MSB Member chosen at first', async ({ page }) => {
    const form = await open(page);
    const choices = form.getByRole('group', { name: 'Membership category' }).getByRole('radio');
    await expect(choices).toHaveCount(2);
    await expect(choices.first()).toBeChecked();
    await expect(choices.first()).toHaveAccessibleName(new RegExp(`^MSB Member £${site.fees.msb} a year`));
    await choices.last().check();
    await expect(choices.first()).not.toBeChecked();
    await expect(choices.last()).toHaveAccessibleName(new RegExp(`^Affiliate Member £${site.fees.affiliate} a year`));
  });

  test('resets the form at once and opens the thank-you page after half a second', async ({ page }) => {
    await page.clock.install();
    const form = await open(page);
    await answer(page, POST);
    await fill(form);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await send(form).click();
    await expect(form.getByLabel('Full name')).toHaveValue('');
    await expect(form.getByRole('radio', { name: /^MSB Member/ })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: /Privacy Policy/ })).not.toBeChecked();
    await expect(form.getByRole('combobox', { name: 'City' })).toHaveValue('');
    await page.clock.runFor(499);
    await expect(toasts(page)).toHaveText(['Form submitted successfully!']);
    await expect(page).toHaveURL('/become-a-member');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/member-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(page.getByText('A team member will email the invoice for the membership type')).toBeVisible();
  });

  test('sends once if the button is pressed several times', async ({ page }) => {
    const form = await open(page);
    const sent = await answer(page, POST);
    await fill(form);
    await send(form).click({ clickCount: 3 });
    await expect(page).toHaveURL('/member-success');
    expect(sent.bodies).toHaveLength(1);
  });

  test('leaves an empty, working form for a visitor who comes back', async ({ page }) => {
    const form = await open(page);
    const sent = await answer(page, POST);
    await fill(form);
    await send(form).click();
    await expect(page).toHaveURL('/member-success');
    await page.goBack();
    await send(form).click();
    await expect(problems(form)).toHaveCount(9);
    expect(sent.bodies).toHaveLength(1);
  });

  test('opens the privacy policy in a new tab, so that the form keeps everything typed', async ({ page }) => {
    const form = await open(page);
    await form.getByLabel('Full name').fill('Sample Applicant');
    const opened = page.waitForEvent('popup');
    await form.getByRole('link', { name: /Privacy Policy/ }).click();
    await expect(await opened).toHaveURL('/privacy-policy');
    await expect(form.getByLabel('Full name')).toHaveValue('Sample Applicant');
    await expect(form.getByRole('checkbox', { name: /Privacy Policy/ })).not.toBeChecked();
  });

  test('by keyboard alone sends the application to the inbox', async ({ page }) => {
    const email = `keyboard-${Date.now()}@firm.example`;
    const { keyboard } = page;
    const next = async (text: string) => {
      await keyboard.press('Tab');
      await keyboard.type(text);
    };
    await fakeCaptcha(page);
    await page.goto('/become-a-member#membership-form');
    const form = page.getByRole('form', { name: 'Membership Form' });
    await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();

    await keyboard.press('Tab');
    await expect(form.getByRole('radio', { name: /^MSB Member/ })).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowUp');
    await next('Dr');
    await next('Sample Applicant');
    await next('2079460958');
    await next(email);
    await next('Sample Exchange');
    await next('1 Sample Street');
    await next('Floor 2');
    await next('Cardiff');
    await expect(form.getByRole('listbox')).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await next('cf101aa');
    await next(' ');
    await expect(form.getByRole('checkbox', { name: /Privacy Policy/ })).toBeChecked();
    await keyboard.press('Tab');
    await expect(form.getByRole('link', { name: /Privacy Policy/ })).toBeFocused();
    await expect(form.getByRole('button', { name: 'I am human' })).toBeVisible();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(form.getByRole('button', { name: 'Human', exact: true })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');

    await expect(page).toHaveURL('/member-success');
    const { entries } = await readInbox('test-results/inbox');
    expect(entries.filter(({ payload }) => payload.email === email)).toEqual([
      {
        receivedAt: expect.any(String),
        form: 'membership',
        payload: {
          ...initialValues,
          titleid: '4',
          fullname: 'Sample Applicant',
          phoneNo: '2079460958',
          email,
          membershipCategory: '0',
          businessName: 'Sample Exchange',
          businessAddressLine1: '1 Sample Street',
          businessAddressLine2: 'Floor 2',
          city: 'Cardiff',
          postcode: 'CF10 1AA',
          countryCode: '+44',
          consent: true,
          reCaptcha: 'token-1',
        },
      },
    ]);
  });
});

test.describe('an application that was not accepted', () => {
  test.use({ expectedMessages: [/could not be reached|Failed to load resource/] });

  test('shows the reply’s text instead of “Saving...” and keeps everything typed', async ({ page }) => {
    const form = await open(page);
    await answer(page, POST, { response: false, responseCode: '07', data: 'This business has already applied.' });
    await fill(form);
    await send(form).click();
    await expect(toasts(page)).toHaveText(['This business has already applied.']);
    await expect(form.getByLabel('Business name')).toHaveValue(/Sample Exchange/);
    await expect(form.getByRole('radio', { name: /^Affiliate Member/ })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: /Privacy Policy/ })).toBeChecked();
    await expect(page).toHaveURL('/become-a-member');
  });

  test('shows the text of an HTTP error', async ({ page }) => {
    const form = await open(page);
    await answer(page, POST, (route) => route.fulfill({ status: 500, json: { data: 'The disk is full.' } }));
    await fill(form);
    await send(form).click();
    await expect(toasts(page)).toHaveText(['The disk is full.']);
  });

  test('shows the default text if the connection fails, and can be sent again', async ({ page }) => {
    const form = await open(page);
    let connected = false;
    const sent = await answer(page, POST, (route) =>
      connected ? route.fulfill({ json: { response: true, responseCode: '00' } }) : route.abort('connectionrefused'),
    );
    await fill(form);
    await send(form).click();
    await expect(toasts(page)).toHaveText([DEFAULT_ERROR]);
    connected = true;
    await send(form).click();
    await expect(page).toHaveURL('/member-success');
    expect(sent.bodies).toEqual([PAYLOAD, PAYLOAD]);
  });
});

test.describe('the page around the form', () => {
  test('fetches no React before the form comes into view', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await fakeCaptcha(page);
    await page.goto('/become-a-member', { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => /react|Form|hcaptcha/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Submit application' }).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();
  });

  test('keeps text typed before the form’s script has loaded, and sends it', async ({ page }) => {
    const release = await hold(page, '**/MembershipForm*.js');
    const sent = await answer(page, POST);
    await fakeCaptcha(page);
    await page.goto('/become-a-member');
    const form = page.getByRole('form', { name: 'Membership Form' });
    await form.getByRole('radio', { name: /^Affiliate Member/ }).check();
    await form.getByLabel('Title').selectOption('Mrs.');
    await form.getByLabel('Full name').fill('Sample Applicant');
    await form.getByLabel('Phone number').fill('20 7946 0958');
    await form.getByLabel('Email').fill('sample@firm.example');
    await form.getByLabel('Business name').fill('Sample Exchange');
    await form.getByLabel('Business address line 1').fill('1 Sample Street');
    await form.getByRole('combobox', { name: 'City' }).fill('Leicester');
    await form.getByLabel('Postcode').fill('LE1 1AA');
    await form.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await send(form).click();
    release();
    await expect(page).toHaveURL('/member-success');
    expect(sent.bodies).toEqual([PAYLOAD]);
  });
});

test('everything typed is restored after Back, and can be sent', async ({ page }) => {
  const sent = await answer(page, POST);
  const form = await open(page);
  await fill(form);
  await expectRestored(page, form);
  await send(form).click();
  await expect(page).toHaveURL('/member-success');
  expect(sent.bodies).toEqual([PAYLOAD]);
});
