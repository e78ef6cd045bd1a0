import type { Locator, Page } from '@playwright/test';
import { expect, hold, test } from './fixtures.ts';
import { answer, chooseCity, openForm, problems, toasts } from './forms.ts';

const open = (page: Page) => openForm(page, '/contact-us', 'Submit an Enquiry');
const city = (form: Locator) => form.getByRole('combobox', { name: 'City' });

test.describe('the City field', () => {
  test('suggests cities with their county while the visitor types, and accepts the chosen one', async ({ page }) => {
    const form = await open(page);
    await city(form).pressSequentially('Leices');
    const options = form.getByRole('listbox', { name: 'City' }).getByRole('option');
    await expect(options.first()).toHaveText('Leicester Leicestershire');
    await options.first().click();
    await expect(city(form)).toHaveValue('Leicester');
    await expect(form.getByRole('listbox')).toHaveCount(0);
  });

  test('is worked by the keyboard alone', async ({ page }) => {
    const form = await open(page);
    await city(form).pressSequentially('Newport');
    const options = form.getByRole('listbox').getByRole('option');
    const active = form.getByRole('listbox').getByRole('option', { selected: true });
    const last = (await options.count()) - 1;
    expect(last).toBeGreaterThan(1);
    const second = await options.nth(1).textContent();

    await city(form).press('ArrowUp');
    await expect(active).toHaveText((await options.nth(last).textContent()) ?? '');
    await city(form).press('Home');
    await city(form).press('ArrowDown');
    await expect(active).toHaveText(second ?? '');
    await expect(city(form)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
    await city(form).press('End');
    await expect(active).toHaveText((await options.nth(last).textContent()) ?? '');

    await city(form).press('Escape');
    await expect(form.getByRole('listbox')).toHaveCount(0);
    await expect(city(form)).toHaveValue('Newport');
    await city(form).press('ArrowDown');
    await city(form).press('ArrowDown');
    await city(form).press('Enter');
    await expect(city(form)).toHaveValue('Newport');
    await expect(problems(form)).toHaveCount(0);
  });

  test('closes its list 200 ms after it loses focus, and then marks an unlisted city as an error', async ({ page }) => {
    await page.clock.install();
    const form = await open(page);
    await city(form).pressSequentially('Leic');
    await expect(form.getByRole('listbox')).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await form.getByLabel('Message').focus();
    await page.clock.runFor(199);
    await expect(form.getByRole('listbox')).toBeVisible();
    await page.clock.runFor(1);
    await expect(form.getByRole('listbox')).toHaveCount(0);
    await expect(city(form)).toHaveAccessibleDescription('Invalid city selected');
  });

  test('says that no city matches', async ({ page }) => {
    const form = await open(page);
    await city(form).pressSequentially('Qqqq');
    await expect(form.getByRole('status')).toHaveText('No matching place');
  });

  test('corrects a city to its listed spelling', async ({ page }) => {
    const form = await open(page);
    await city(form).fill('  milton keynes');
    await form.getByLabel('Message').focus();
    await expect(city(form)).toHaveValue('Milton Keynes');
    await expect(city(form)).toHaveAccessibleDescription('');
  });

  test('corrects a city that was left before the list had loaded', async ({ page }) => {
    const release = await hold(page, '/cities.json');
    await page.clock.install();
    const form = await open(page);
    await city(form).fill('milton keynes');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await form.getByLabel('Message').focus();
    await page.clock.runFor(200);
    release();
    await expect(city(form)).toHaveValue('Milton Keynes');
  });

  test('fetches its list of cities once', async ({ page }) => {
    let fetched = 0;
    await page.route('/cities.json', (route) => {
      fetched += 1;
      return route.continue();
    });
    const form = await open(page);
    await chooseCity(form, 'Leicester');
    await city(form).fill('Leeds');
    expect(fetched).toBe(1);
  });

  for (const [fault, reply] of [
    ['missing', { status: 404 }],
    ['malformed', { contentType: 'application/json', body: '{"London":' }],
  ] as const)
    test.describe(() => {
      test.use({ expectedMessages: [/The city list failed to load|404 \(Not Found\)/] });
      test(`accepts any text if its list is ${fault}`, async ({ page }) => {
        await page.route('/cities.json', (route) => route.fulfill(reply));
        const form = await open(page);
        const sent = await answer(page, 'savecontactdetails');
        await form.getByLabel('Title').selectOption('Mr.');
        await form.getByLabel('First name').fill('Sample');
        await form.getByLabel('Last name').fill('Applicant');
        await form.getByLabel('Phone number').fill('02079460958');
        await form.getByLabel('Email').fill('sample@firm.example');
        await city(form).fill('Somewhere');
        await form.getByLabel('Message').fill('A question');
        await form.getByRole('button', { name: 'Send enquiry' }).click();
        await expect(toasts(page)).toHaveText(['Form submitted successfully!']);
        expect(sent.bodies).toHaveLength(1);
      });
    });
});
