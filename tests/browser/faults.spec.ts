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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages show what they have, and how to reach the association instead of a form', async ({ page }) => {
    await page.goto('/contact-us');
    await expect(page.getByRole('form', { name: 'Submit an Enquiry' })).toHaveCount(0);
    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
    await page.goto('/become-a-member');
    await expect(page.getByText(/÷ 365 × 292/).first()).toBeVisible();
    await expect(page.getByLabel('Membership begins')).toBeHidden();
    await page.goto('/webinar-registration');
    await expect(page.getByRole('button', { name: 'Registration Closed' })).toBeDisabled();
  });
});
