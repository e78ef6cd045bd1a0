import { expect, type Page, test } from '../fixtures/browser/test.ts';

/** Serves the page with analytics configured, as a build with VITE_ANALYTICS_SRC would be; gives the script's requests. */
async function configureAnalytics(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('https://analytics.example/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route('**/about-us', async (route) => {
    const response = await route.fetch();
    // The policy of such a build would allow the script's host; this test removes the policies instead.
    const body = (await response.text())
      .replace('data-analytics-src=""', 'data-analytics-src="https://analytics.example/script.js"')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
  return requests;
}

test.use({ savedConsent: null });

test('a choice on cookies is asked for once, kept, and withdrawn with a reload', async ({ page }) => {
  const banner = page.getByRole('dialog', { name: 'Your choice on cookies' });
  const requests = await configureAnalytics(page);
  await page.goto('/about-us');
  await expect(banner).toBeVisible();
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(banner).toBeHidden();
  await expect.poll(() => requests).toEqual(['https://analytics.example/script.js']);
  await page.reload();
  await expect.poll(() => requests).toHaveLength(2);
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('switch', { name: 'Analytics' })).toBeChecked();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reject All' }).click();
  await reloaded;
  await expect(banner).toBeHidden();
  expect(requests).toHaveLength(2);
});
