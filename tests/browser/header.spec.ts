import { expect, test } from '../fixtures/browser/test.ts';

test('the header skips to the content, and its membership dropdown closes where it leads', async ({ page }) => {
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about-us#main');
  const form = page.getByRole('banner').getByRole('link', { name: 'Membership Form' });
  await page.getByRole('button', { name: 'Become a Member' }).click();
  await form.click();
  await expect(page).toHaveURL('/become-a-member#membership-form');
  await expect(form).toBeHidden();
});

test.describe('an address', () => {
  test.use({ expectedMessages: [/status of 404/] });

  for (const [address, without] of [
    ['/about-us/?a=1#main', '/about-us?a=1#main'],
    // Without its two slashes it would lead to another site.
    ['//elsewhere.example/', '//elsewhere.example'],
  ] as const)
    test(`loses its trailing slash in the page if the server did not remove it: ${address}`, async ({
      page,
      baseURL,
    }) => {
      await page.route(/\/(about-us|elsewhere\.example)\//, async (route) => {
        await route.fulfill({ response: await route.fetch({ url: `${baseURL}/about-us` }) });
      });
      await page.goto(baseURL + address);
      await expect(page).toHaveURL(baseURL + without);
    });
});
