import { openForm, problems } from '../fixtures/browser/forms.ts';
import { expect, test } from '../fixtures/browser/test.ts';

for (const { path, name, button } of [
  { path: '/contact-us', name: 'Submit an Enquiry', button: 'Send enquiry' },
  { path: '/become-a-member', name: 'Membership Form', button: 'Submit application' },
])
  test(`${path} gives screen readers the expected form with its errors`, async ({ page }) => {
    const form = await openForm(page, path, name);
    await form.getByRole('textbox').first().focus();
    await expect(form.getByRole('button', { name: 'I am human' })).toBeVisible();
    await form.getByRole('button', { name: button }).click();
    await expect(problems(form).first()).toBeVisible();
    await expect(form).toMatchAriaSnapshot({ name: `${path.slice(1)}-errors.aria.yml` });
  });
