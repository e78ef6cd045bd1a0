import { site } from '#content/site/site.ts';
import { expect, test } from '../fixtures/browser/test.ts';

test.use({ expectedMessages: [/Failed to load (script|resource)/] });

test('the eight site scripts are fetched on the public site; a missing one is logged', async ({ page, baseURL }) => {
  const asked: string[] = [];
  // The build, served at the site's public address.
  await page.route(`${site.origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/assets/js/')) asked.push(pathname.slice('/assets/js/'.length));
    if (pathname.endsWith('/wow.js')) await route.abort();
    else await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
  });
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed to load script'));
  await page.goto(`${site.origin}/about-us`);
  expect((await logged).text()).toBe('Failed to load script /assets/js/wow.js');
  await expect
    .poll(() => asked.sort().join(' '))
    .toBe('autocount.js bootstrap.js jquery.js main.js slider.js swiper.js tilt.js wow.js');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
