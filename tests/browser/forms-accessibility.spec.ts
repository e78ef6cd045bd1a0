import { expectAccessible } from './accessible.ts';
import { expectNoSidewaysScroll } from './fit.ts';
import { deferred, expect, test } from './fixtures.ts';
import { answer, captchaReports, openForm, problems, toasts } from './forms.ts';

const FORMS = [
  { path: '/contact-us', name: 'Submit an Enquiry', button: 'Send enquiry', post: 'savecontactdetails' },
  { path: '/become-a-member', name: 'Membership Form', button: 'Submit application', post: 'savemembershipdetails' },
];

for (const { path, name, button, post } of FORMS)
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(() => {
        test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

        test(`${path} is accessible in every state of its form at ${width} px, ${colorScheme}`, async ({ page }) => {
          test.slow();
          const form = await openForm(page, path, name);
          const send = form.getByRole('button', { name: button });
          await expect(form.getByRole('button', { name: 'I am human' })).toBeVisible();
          await expectAccessible(page);

          await captchaReports(page, 'error-callback');
          await send.click();
          await expect(problems(form).first()).toBeVisible();
          await expectAccessible(page);

          const city = form.getByRole('combobox', { name: 'City' });
          await city.pressSequentially('Newport');
          await city.press('ArrowDown');
          await expect(form.getByRole('listbox')).toBeVisible();
          await expectAccessible(page);
          await city.press('Enter');

          for (const field of await form.locator('input[type=text], input[type=tel], textarea').all())
            if ((await field.inputValue()) === '') await field.fill('LE1 1AA');
          await form.locator('[autocomplete^=tel]').fill('02079460958');
          await form.getByLabel('Email').fill('sample@firm.example');
          await form.getByLabel('Title').selectOption('Dr.');
          for (const box of await form.getByRole('checkbox').all()) await box.check();
          const { promise: held, resolve: release } = deferred();
          await answer(page, post, async (route) => {
            await held;
            await route.fulfill({ json: { response: false, responseCode: '01', data: 'Sample refusal' } });
          });
          await send.click();
          await expect(toasts(page)).toHaveText(['Saving...']);
          await expectAccessible(page);
          release();
          await expect(toasts(page)).toHaveText(['Sample refusal']);
          await expectAccessible(page);
        });
      });

for (const { path, name } of FORMS)
  test.describe(() => {
    test.use({ viewport: { width: 320, height: 700 } });
    test(`${path} fits a screen of 320 px with all its errors shown`, async ({ page }) => {
      const form = await openForm(page, path, name);
      await form.getByRole('button').last().click();
      await expect(problems(form).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });

for (const { path, name, button } of FORMS)
  test(`${path} gives screen readers the expected form, empty and with its errors`, async ({ page }) => {
    const form = await openForm(page, path, name);
    await expect(form.getByRole('button', { name: 'I am human' })).toBeVisible();
    await expect(form).toMatchAriaSnapshot({ name: `${path.slice(1)}-empty.aria.yml` });
    await form.getByRole('button', { name: button }).click();
    await expect(problems(form).first()).toBeVisible();
    await expect(form).toMatchAriaSnapshot({ name: `${path.slice(1)}-errors.aria.yml` });
  });

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const { path, name, button } of FORMS)
    test(`every field and button of ${path} has a border, and a focus ring when focused`, async ({ page }) => {
      const form = await openForm(page, path, name);
      await form.getByRole('button', { name: button }).press('Enter');
      await expect(problems(form).first()).toBeVisible();
      const controls = form.locator(':is(input, select, textarea, button[type=submit]):visible');
      for (const control of await controls.all()) {
        await control.focus();
        const [edge, ring, own] = await control.evaluate((element) => {
          const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth, appearance } = getComputedStyle(element);
          return [
            borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1,
            outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
            appearance !== 'none',
          ];
        });
        const element = await control.evaluate(({ outerHTML }) => outerHTML);
        expect.soft(ring, `focus ring of ${element}`).toBe(true);
        // The browser draws native controls, such as check boxes, in its own forced colours.
        expect.soft(edge || own, `border of ${element}`).toBe(true);
      }
    });
});
