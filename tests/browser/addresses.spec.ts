import { expect, test } from '../fixtures/browser/test.ts';

test.use({ expectedMessages: [/status of 404/] });

for (const [address, without] of [
  ['/about-us/?a=1#main', '/about-us?a=1#main'],
  // Without its two slashes it would lead to another site.
  ['//elsewhere.example/', '//elsewhere.example'],
] as const)
  test(`an address loses its trailing slash in the page if the server did not remove it: ${address}`, async ({
    page,
    baseURL,
  }) => {
    await page.route(/\/(about-us|elsewhere\.example)\//, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}/about-us` }) });
    });
    await page.goto(baseURL + address);
    await expect(page).toHaveURL(baseURL + without);
  });
