import { openForm } from '../fixtures/browser/forms.ts';
import { expect, test } from '../fixtures/browser/test.ts';

/** Faults of scripts around the forms; contact-form.spec.ts has those in loading the form itself. */

test.describe('an error in JavaScript', () => {
  test.use({ expectedMessages: [/Sample fault/] });

  test('in one behaviour stops neither the other behaviours nor the form', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', {
        get() {
          throw new Error('Sample fault');
        },
      }),
    );
    await openForm(page, '/contact-us', 'Submit an Enquiry');
    await expect(page.getByText(/^This form needs JavaScript/)).toBeHidden();
    await page.getByRole('button', { name: 'Become a Member' }).click();
    await expect(page.getByRole('link', { name: 'Membership Form' }).first()).toBeVisible();
  });
});
