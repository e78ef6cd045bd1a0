import { expect, test } from '../fixtures/browser/test.ts';

test.describe('the header', () => {
  test('skips to the content, opens the membership dropdown by keyboard, and closes it on the page that it leads to', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about-us#main');
    const button = page.getByRole('button', { name: 'Become a Member' });
    const form = page.getByRole('banner').getByRole('link', { name: 'Membership Form' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await button.click();
    await form.click();
    await expect(page).toHaveURL('/become-a-member#membership-form');
    await expect(form).toBeHidden();
  });
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

  test('with a hash highlights its target and the next element with an id for two seconds', async ({ page }) => {
    const marked = page.locator('[data-highlight]');
    await page.goto('/become-a-member#RiskManagementAssistance');
    await expect(marked).toHaveCount(2);
    await expect(marked.first()).toHaveId('RiskManagementAssistance');
    await expect(marked.last()).toHaveId('BankingRelationshipAdvocacy');
    await expect(marked.first()).toBeInViewport();
    const times = await marked.evaluateAll((elements) =>
      elements.flatMap((element) =>
        element.getAnimations().map((animation) => {
          const { duration } = animation.effect?.getTiming() ?? {};
          animation.finish();
          return duration;
        }),
      ),
    );
    expect(times).toEqual([2000, 2000]);
    await expect(marked).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => location.assign('#TechnologicalSupport'));
    await expect(page.locator('#TechnologicalSupport')).toBeInViewport();
    await expect(marked).toHaveCount(0);
  });
});
