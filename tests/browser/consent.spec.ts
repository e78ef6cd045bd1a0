import { expect, type Page, test } from './fixtures.ts';

const savedChoice = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));
const banner = (page: Page) => page.getByRole('dialog', { name: 'Your choice on cookies' });

/** Serves the pages with analytics configured, as a build with VITE_ANALYTICS_SRC would be. */
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

test.describe('the cookie banner', () => {
  test.use({ savedConsent: null });

  test('is shown if no choice is saved, with both switches off and buttons of one size to reject and accept', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    const reject = await page.getByRole('button', { name: 'Reject All' }).boundingBox();
    const accept = await page.getByRole('button', { name: 'Accept All' }).boundingBox();
    expect(reject?.height).toBe(accept?.height);
    expect(Math.abs((reject?.width ?? 0) - (accept?.width ?? 0))).toBeLessThan(16);
  });

  for (const [button, choice] of [
    ['Reject All', { analytics: false, marketing: false }],
    ['Accept All', { analytics: true, marketing: true }],
  ] as const)
    test(`saves the choice of "${button}" and closes`, async ({ page }) => {
      await page.goto('/about-us');
      await page.getByRole('button', { name: button }).click();
      await expect(banner(page)).toBeHidden();
      expect(await savedChoice(page)).toEqual(choice);
      await page.reload();
      await expect(banner(page)).toBeHidden();
    });

  test('saves the chosen switches with "Save Preferences"', async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('switch', { name: 'Marketing' }).check();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    expect(await savedChoice(page)).toEqual({ analytics: false, marketing: true });
  });

  test('can be answered and reopened by keyboard alone', async ({ page }) => {
    await page.goto('/about-us');
    const analytics = page.getByRole('switch', { name: 'Analytics' });
    for (let presses = 0; presses < 200 && !(await analytics.evaluate((box) => box.matches(':focus'))); presses++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(analytics).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Reject All' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    expect(await savedChoice(page)).toEqual({ analytics: true, marketing: false });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
    const settings = page.getByRole('button', { name: 'Cookie settings' });
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeFocused();
    await page.getByRole('button', { name: 'Save Preferences' }).press('Enter');
    await expect(settings).toBeFocused();
  });

  test('loads the analytics script once, and only after consent', async ({ page }) => {
    const requests = await configureAnalytics(page);
    await page.goto('/about-us');
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: 'Accept All' }).click();
    await expect.poll(() => requests).toEqual(['https://analytics.example/script.js']);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('button', { name: 'Accept All' }).click();
    expect(requests).toHaveLength(1);
  });

  test('works with storage switched off', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Reject All' }).click();
    await expect(banner(page)).toBeHidden();
  });

  test.describe('without the web fonts, which could move the layout themselves', () => {
    test.use({ expectedMessages: [/Failed to load resource/] });

    test('causes no layout shift', async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/about-us');
      await expect(banner(page)).toBeVisible();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
            ).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(0), 300);
          }),
      );
      expect(shift).toBe(0);
    });
  });
});

test.describe('a saved choice', () => {
  test.use({ savedConsent: { analytics: true, marketing: false } });

  test('is applied without asking again', async ({ page }) => {
    const requests = await configureAnalytics(page);
    await page.goto('/about-us');
    await expect.poll(() => requests).toHaveLength(1);
    await expect(banner(page)).toBeHidden();
  });

  test('can be reviewed and withdrawn from the footer', async ({ page }) => {
    await configureAnalytics(page);
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('switch', { name: 'Analytics' })).toBeChecked();
    // The page reloads after consent is withdrawn; the fixture's saved choice must not bring it back.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reject All' }).click();
    await reloaded;
    await expect(banner(page)).toBeHidden();
  });
});

test.describe('a page that the browser prerenders', () => {
  test.use({ savedConsent: null });

  test('shows the cookie banner only once the visitor opens it', async ({ page }) => {
    await page.addInitScript(() => {
      let prerendering = true;
      Object.defineProperty(document, 'prerendering', { get: () => prerendering });
      addEventListener('show', () => {
        prerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      });
    });
    await page.goto('/about-us');
    await expect(banner(page)).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('show')));
    await expect(banner(page)).toBeVisible();
  });
});
