import type { Locator, Page } from '@playwright/test';
import { site } from '#content/site/site.ts';
import { deferred, expect, hold, test } from './fixtures.ts';
import {
  answer,
  captchaReports,
  chooseCity,
  expectRestored,
  expectToast,
  fakeCaptcha,
  openForm,
  problems,
  type Reply,
  tickToToast,
  toasts,
} from './forms.ts';

const POST = 'savecontactdetails';
const DEFAULT_ERROR = 'Something went wrong. Please try again.';

const open = (page: Page) => openForm(page, '/contact-us', 'Submit an Enquiry');

async function fill(form: Locator): Promise<void> {
  await form.getByLabel('Title').selectOption('Dr.');
  await form.getByLabel('First name').fill('  Sample ');
  await form.getByLabel('Last name').fill('Applicant  ');
  await form.getByLabel('Phone number').fill(' 020 7946 0958 ');
  await form.getByLabel('Email').fill(' sample@firm.example ');
  await chooseCity(form, 'Leicester');
  await form.getByLabel('Message').fill('  A question\nin two lines ');
}

const PAYLOAD = {
  titleid: 4,
  firstName: 'Sample',
  lastName: 'Applicant',
  phone: '02079460958',
  email: 'sample@firm.example',
  message: 'A question\nin two lines',
  reCaptcha: '',
};

const send = (form: Locator) => form.getByRole('button', { name: 'Send enquiry' });
const city = (form: Locator) => form.getByRole('combobox', { name: 'City' });

/** Fails unless the form still holds everything that was typed. */
async function expectKept(form: Locator): Promise<void> {
  await expect(form.getByLabel('First name')).toHaveValue(/Sample/);
  await expect(form.getByLabel('Message')).toHaveValue(/in two lines/);
  await expect(city(form)).toHaveValue('Leicester');
}

test.describe('the rules of the enquiry form', () => {
  test('name every missing field beside it and in a focused summary, and send nothing', async ({ page }) => {
    const form = await open(page);
    const sent = await answer(page, POST);
    await send(form).click();

    const messages: [field: string, message: string][] = [
      ['Title', 'Title is required'],
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Phone number', 'Phone number is required'],
      ['Email', 'Email is required'],
      ['City', 'Invalid city selected'],
      ['Message', 'Message is required'],
    ];
    await expect(problems(form)).toHaveText(messages.map(([, message]) => message));
    await expect(page.locator(':focus')).toContainText('There is a problem');
    await expect(page).toHaveTitle('Error: Contact us | MSB Association UK');
    for (const [field, message] of messages) {
      await expect(form.getByLabel(field)).toHaveAccessibleDescription(message);
      await expect(form.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(toasts(page)).toHaveCount(0);
    expect(sent.bodies).toEqual([]);
  });

  test('link each summary entry to its field, and clear a field’s error when it is edited', async ({ page }) => {
    const form = await open(page);
    await send(form).click();
    await problems(form).filter({ hasText: 'Last name' }).click();
    await expect(form.getByLabel('Last name')).toBeFocused();
    await expect(page).toHaveURL('/contact-us');

    await form.getByLabel('Last name').fill('A');
    await expect(form.getByLabel('Last name')).toHaveAccessibleDescription('');
    await expect(problems(form)).toHaveCount(6);
    await expect(problems(form).filter({ hasText: 'Last name' })).toHaveCount(0);
  });
});

test.describe('sending an enquiry', () => {
  test('posts exactly the specified keys with trimmed values, and clears the form', async ({ page }) => {
    const form = await open(page);
    const sent = await answer(page, POST);
    await fill(form);
    await send(form).click();
    await expect(toasts(page)).toHaveText(['Form submitted successfully!']);
    expect(sent.bodies).toEqual([PAYLOAD]);
    for (const label of ['Title', 'First name', 'Last name', 'Phone number', 'Email', 'City', 'Message'])
      await expect(form.getByLabel(label)).toHaveValue('');
  });

  test('shows “Saving...” until the reply arrives, then the success message for two seconds', async ({ page }) => {
    await page.clock.install();
    const form = await open(page);
    const { promise: held, resolve: release } = deferred();
    await answer(page, POST, async (route) => {
      await held;
      await route.fulfill({ json: { response: true, responseCode: '00', data: '' } });
    });
    await fill(form);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await send(form).click();
    await tickToToast(page, 'Saving...');
    await expect(send(form)).toHaveAttribute('aria-busy', 'true');
    release();
    await expectToast(page, 'Form submitted successfully!', 2000);
    await expect(send(form)).toHaveAttribute('aria-busy', 'false');
  });

  test('sends once if the button is pressed several times', async ({ page }) => {
    const form = await open(page);
    const sent = await answer(page, POST);
    await fill(form);
    await send(form).click({ clickCount: 3 });
    await expect(toasts(page)).toHaveText(['Form submitted successfully!']);
    expect(sent.bodies).toHaveLength(1);
  });

  test('works again after a success', async ({ page }) => {
    const form = await open(page);
    const sent = await answer(page, POST);
    for (const count of [1, 2]) {
      await fill(form);
      await send(form).click();
      await expect(form.getByLabel('Message')).toHaveValue('');
      await expect(send(form)).toHaveAttribute('aria-busy', 'false');
      expect(sent.bodies).toHaveLength(count);
    }
    expect(sent.bodies[1]).toEqual(PAYLOAD);
  });
});

test.describe('the captcha of the enquiry form', () => {
  const solve = (form: Locator) => form.getByRole('button', { name: 'I am human' });

  test('passes on its token before it is reset, and each token is sent only once', async ({ page }) => {
    const form = await open(page);
    const sent = await answer(page, POST, { response: false, responseCode: '01', data: 'No' });
    await fill(form);
    await solve(form).click();
    await send(form).click();
    await expect(toasts(page).filter({ hasText: 'No' })).toBeVisible();
    await expect(solve(form)).toBeVisible();
    await send(form).click();
    await expect.poll(() => sent.bodies).toEqual([{ ...PAYLOAD, reCaptcha: 'token-1' }, PAYLOAD]);
  });

  test('is also reset if the form has errors, and its token is kept for the next submit', async ({ page }) => {
    const form = await open(page);
    const sent = await answer(page, POST);
    await fill(form);
    await form.getByLabel('Message').fill('');
    await solve(form).click();
    await send(form).click();
    await expect(problems(form)).toHaveText(['Message is required']);
    await expect(solve(form)).toBeVisible();
    await form.getByLabel('Message').fill('A question');
    await send(form).click();
    await expect(toasts(page)).toHaveText(['Form submitted successfully!']);
    expect(sent.bodies).toEqual([{ ...PAYLOAD, message: 'A question', reCaptcha: 'token-1' }]);
  });

  test('shows a message beside it if it fails', async ({ page }) => {
    const form = await open(page);
    await expect(solve(form)).toBeVisible();
    await captchaReports(page, 'error-callback');
    await expect(form.getByRole('alert')).toHaveText('Captcha verification failed.');
    await solve(form).click();
    await expect(form.getByRole('alert')).toHaveText('');
  });

  test('shows a message if it expires, and its token is not sent', async ({ page }) => {
    const form = await open(page);
    const sent = await answer(page, POST);
    await fill(form);
    await solve(form).click();
    await captchaReports(page, 'expired-callback');
    await expect(form.getByRole('alert')).toHaveText('The captcha has expired. Please tick it again.');
    await send(form).click();
    await expect(toasts(page)).toHaveText(['Form submitted successfully!']);
    expect(sent.bodies).toEqual([PAYLOAD]);
  });

  test.describe(() => {
    test.use({ expectedMessages: [/ERR_FAILED/] });
    test('shows the telephone number and e-mail address if its script is blocked, and the form can still be sent', async ({
      page,
    }) => {
      await page.goto('/contact-us');
      const form = page.getByRole('form', { name: 'Submit an Enquiry' });
      const sent = await answer(page, POST);
      await fill(form);
      await expect(form.getByRole('alert')).toContainText('The captcha could not be loaded.');
      await expect(form.getByRole('link', { name: site.phone.display })).toBeVisible();
      await expect(form.getByRole('link', { name: site.email })).toBeVisible();
      await send(form).click();
      await expect(toasts(page)).toHaveText(['Form submitted successfully!']);
      expect(sent.bodies).toEqual([PAYLOAD]);
    });
  });

  test('is not requested until the visitor reaches or uses the form', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await fakeCaptcha(page);
    await page.goto('/contact-us');
    await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();
    expect(asked.filter((url) => url.includes('hcaptcha'))).toEqual([]);
    await page.getByLabel('First name').focus();
    await expect(page.getByRole('button', { name: 'I am human' })).toBeVisible();
  });
});

test.describe('an enquiry that was not accepted', () => {
  const cases: [situation: string, toast: string, reply: Reply][] = [
    [
      'a reply with hostile text, shown as plain text',
      '<img src=x onerror=alert(1)> refused',
      { response: false, responseCode: '01', data: '<img src=x onerror=alert(1)> refused' },
    ],
    ['a refusal without a message', DEFAULT_ERROR, { response: false, responseCode: '01' }],
    ['a response code other than 00', DEFAULT_ERROR, { response: true, responseCode: '0', data: '' }],
    ['a reply with the wrong structure', DEFAULT_ERROR, [true]],
    [
      'an HTTP 500 reply',
      'The disk is full',
      async (route) => route.fulfill({ status: 500, json: { data: 'The disk is full' } }),
    ],
    ['an HTTP 403 reply', DEFAULT_ERROR, async (route) => route.fulfill({ status: 403, body: '' })],
    [
      'a reply in HTML instead of JSON',
      DEFAULT_ERROR,
      async (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hi</h1>' }),
    ],
    [
      'a reply in incomplete JSON',
      DEFAULT_ERROR,
      async (route) => route.fulfill({ contentType: 'application/json', body: '{"response":tr' }),
    ],
    [
      'a redirect',
      DEFAULT_ERROR,
      async (route) => route.fulfill({ status: 302, headers: { location: '/contact-us' } }),
    ],
    [
      'a reply that is much too long',
      DEFAULT_ERROR,
      async (route) => route.fulfill({ json: { response: true, responseCode: '00', data: 'x'.repeat(100_000) } }),
    ],
    ['a failed connection to the server', DEFAULT_ERROR, async (route) => route.abort('connectionrefused')],
  ];
  test.use({
    expectedMessages: [/could not be reached|Failed to load resource/],
  });
  for (const [situation, text, reply] of cases)
    test(`shows an error toast and keeps everything typed after ${situation}`, async ({ page }) => {
      const form = await open(page);
      const sent = await answer(page, POST, reply);
      await fill(form);
      await send(form).click();
      await expect(toasts(page)).toHaveText([text]);
      await expectKept(form);
      expect(sent.bodies).toHaveLength(1);
    });

  test('keeps its error toast for four seconds', async ({ page }) => {
    await page.clock.install();
    const form = await open(page);
    await answer(page, POST, { response: false });
    await fill(form);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await send(form).click();
    await expectToast(page, DEFAULT_ERROR, 4000);
  });

  test('says that the server has not answered if no reply arrives within 15 seconds', async ({ page }) => {
    await page.clock.install();
    const form = await open(page);
    const sent = await answer(page, POST, async () => {});
    await fill(form);
    await send(form).click();
    await expect.poll(() => sent.bodies).toHaveLength(1);
    await page.clock.fastForward(14_000);
    await expect(toasts(page)).toHaveText(['Saving...']);
    await page.clock.fastForward(1000);
    await expect(toasts(page)).toHaveText([/^The server has not answered/]);
    await expectKept(form);
  });

  test('says while offline that nothing was sent, and can be sent once the connection is back', async ({
    page,
    context,
  }) => {
    const form = await open(page);
    await fill(form);
    await context.setOffline(true);
    await send(form).click();
    await expect(toasts(page)).toHaveText([/^You seem to be offline, so nothing was sent/]);
    await expectKept(form);
    await context.setOffline(false);
    const sent = await answer(page, POST);
    await send(form).click();
    await expect(toasts(page).first()).toHaveText('Form submitted successfully!');
    expect(sent.bodies).toEqual([PAYLOAD]);
  });
});

test.describe('before the form’s script has loaded', () => {
  test('typed text is kept, and can be sent', async ({ page }) => {
    const release = await hold(page, '**/ContactForm*.js');
    const sent = await answer(page, POST);
    await fakeCaptcha(page);
    await page.goto('/contact-us');
    const form = page.getByRole('form', { name: 'Submit an Enquiry' });
    await form.getByLabel('Title').selectOption('Dr.');
    await form.getByLabel('First name').fill('Sample');
    await form.getByLabel('Last name').fill('Applicant');
    await form.getByLabel('Phone number').fill('02079460958');
    await form.getByLabel('Email').fill('sample@firm.example');
    await city(form).fill('Leicester');
    await form.getByLabel('Message').fill('A question\nin two lines');
    release();
    await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();
    await expectKept(form);
    await send(form).click();
    await expect(toasts(page)).toHaveText(['Form submitted successfully!']);
    expect(sent.bodies).toEqual([PAYLOAD]);
  });

  test('a press of Enter is replayed once it has loaded', async ({ page }) => {
    const release = await hold(page, '**/ContactForm*.js');
    await fakeCaptcha(page);
    await page.goto('/contact-us');
    const form = page.getByRole('form', { name: 'Submit an Enquiry' });
    await form.getByLabel('First name').fill('Sample');
    await form.getByLabel('First name').press('Enter');
    release();
    await expect(problems(form).filter({ hasText: 'Last name is required' })).toBeVisible();
    await expect(form.getByLabel('First name')).toHaveValue('Sample');
  });

  test('Enter neither leaves the page nor writes the text into its address, even if no script loads', async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/contact-us');
    const form = page.getByRole('form', { name: 'Submit an Enquiry' });
    // Every field is filled in: otherwise the browser's own validation would stop the form first.
    await form.getByLabel('Title').selectOption('Dr.');
    await form.getByLabel('First name').fill('Sample');
    await form.getByLabel('Last name').fill('Applicant');
    await form.getByLabel('Phone number').fill('02079460958');
    await form.getByLabel('Email').fill('sample@firm.example');
    await city(form).fill('Leicester');
    await form.getByLabel('Message').fill('A question\nin two lines');
    await form.getByLabel('Email').press('Enter');
    await expect(page).toHaveURL('/contact-us');
    await expectKept(form);
  });
  test.use({ expectedMessages: [/ERR_FAILED|Loading chunk failed/] });

  test('the page shows the telephone number and e-mail address if the script fails to load', async ({ page }) => {
    await page.route('**/ContactForm*.js', (route) => route.abort());
    await page.goto('/contact-us');
    const main = page.getByRole('main');
    await page.getByLabel('First name').fill('Sample');
    await expect(main.getByText('This form needs JavaScript')).toBeVisible();
    await expect(main.getByRole('link', { name: site.phone.display }).first()).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Sample');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page shows the telephone number and e-mail address instead of the form', async ({ page }) => {
    await page.goto('/contact-us');
    await expect(page.getByRole('form', { name: 'Submit an Enquiry' })).toHaveCount(0);
    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: site.email })).toHaveCount(2);
  });
});

test('everything typed is restored after Back, and can be sent', async ({ page }) => {
  const sent = await answer(page, POST);
  const form = await open(page);
  await fill(form);
  await expectRestored(page, form);
  await send(form).click();
  await expect(toasts(page)).toHaveText(['Form submitted successfully!']);
  expect(sent.bodies).toEqual([PAYLOAD]);
});
