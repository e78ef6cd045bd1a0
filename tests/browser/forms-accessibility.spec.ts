import { accessibilityFaults, expectAccessible } from './accessible.ts';
import { deferred, expect, type Page, test } from './fixtures.ts';
import { answer, captchaReports, fillApplication, fillEnquiry, openForm, problems, toasts } from './forms.ts';

/** Fails for a fault that axe finds at 1280 or 390 px, in light or dark; the page then is wide and light again. */
async function expectAccessibleAnywhere(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await accessibilityFaults(page, 'colours'), `dark, ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await accessibilityFaults(page), `light, ${width} px`).toEqual([]);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, name, button, post, fill } of [
  {
    path: '/contact-us',
    name: 'Submit an Enquiry',
    button: 'Send enquiry',
    post: 'savecontactdetails',
    fill: fillEnquiry,
  },
  {
    path: '/become-a-member',
    name: 'Membership Form',
    button: 'Submit application',
    post: 'savemembershipdetails',
    fill: fillApplication,
  },
])
  test(`${path} is accessible in every state of its form, and gives screen readers the expected one`, async ({
    page,
  }) => {
    test.slow();
    const form = await openForm(page, path, name);
    const send = form.getByRole('button', { name: button });
    await expect(form.getByRole('button', { name: 'I am human' })).toBeVisible();
    await send.click();
    await expect(problems(form).first()).toBeVisible();
    await expect(form).toMatchAriaSnapshot({ name: `${path.slice(1)}-errors.aria.yml` });
    await captchaReports(page, 'error-callback');
    // A refund for a day that can't be chosen, too.
    if (path === '/become-a-member') await page.getByLabel('Last day of membership').fill('2028-01-01');
    const city = form.getByRole('combobox', { name: 'City' });
    await city.pressSequentially('Newport');
    await city.press('ArrowDown');
    await expect(form.getByRole('listbox')).toBeVisible();
    await expectAccessibleAnywhere(page);
    await city.press('Enter');

    await fill(form);
    const { promise: held, resolve: release } = deferred();
    await answer(page, post, { response: false, responseCode: '01', data: 'Sample refusal' }, held);
    await send.click();
    await expect(toasts(page)).toHaveText(['Saving...']);
    await expectAccessible(page);
    release();
    await expect(toasts(page)).toHaveText(['Sample refusal']);
    // The toasts' own key: they stay while they have the focus.
    await page.keyboard.press('Alt+t');
    await expectAccessibleAnywhere(page);
    await expect(toasts(page)).toHaveText(['Sample refusal']);
  });

test('the answers to check, and the copy of what was sent, are accessible', async ({ page }) => {
  const form = await openForm(page, '/become-a-member', 'Membership Form');
  await answer(page, 'savemembershipdetails');
  await fillApplication(form);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your answers' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('region', { name: 'What you sent' })).toBeVisible();
  await expectAccessible(page);
});
