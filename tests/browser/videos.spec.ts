import { test } from '../fixtures/browser/test.ts';

test.use({ expectedMessages: [/net::ERR_|Loading chunk failed \(missing\): player/] });

test('a video whose player fails to load opens on the platform, and the failure is logged', async ({ page }) => {
  await page.route('**/player.client.*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Loading chunk failed'));
  const tile = page.getByRole('link', { name: /^Play / }).first();
  const left = page.waitForRequest((await tile.getAttribute('href')) ?? '');
  await tile.click();
  await logged;
  await left;
});
