import { delivery, prefetches, reasonsAgainstCaching } from '../fixtures/browser/prefetch.ts';
import { expect, type Page, test } from '../fixtures/browser/test.ts';

const WITH_AN_EFFECT = ['/member-success', '/eventsdetails', '/webinar-registration'];

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.describe('the next page', () => {
  test('is prefetched before the visitor follows its link, and opens at its top', async ({ page }) => {
    const { ready } = await prefetches(page);
    await page.goto('/about-us');
    await footerLink(page, 'Privacy policy').hover();
    await expect.poll(() => [...ready]).toContain('/privacy-policy');
    await footerLink(page, 'Privacy policy').click();
    await expect(page).toHaveURL('/privacy-policy');
    expect(await delivery(page)).toBe('navigational-prefetch');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('is not prefetched if visiting it has an effect, or if it is a file', async ({ page }) => {
    const { candidates } = await prefetches(page);
    await page.goto('/about-us');
    await page.locator('main').evaluate(
      (main, paths) => {
        for (const path of paths)
          main.append(Object.assign(document.createElement('a'), { href: path, textContent: path }));
      },
      [...WITH_AN_EFFECT, '/eventsdetails?from=calendar', '/feed.xml', '/events.ics', '/how-to-series'],
    );
    await expect.poll(() => [...candidates]).toContain('/how-to-series');
    for (const path of [...WITH_AN_EFFECT, '/feed.xml', '/events.ics']) expect([...candidates]).not.toContain(path);
  });
});

test('the transition between pages is a cross-fade, and has no animation under reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.transition = String('viewTransition' in event && event.viewTransition !== null);
    });
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about-us');
    await footerLink(page, 'Privacy policy').click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.locator('html')).toHaveAttribute('data-transition', String(reducedMotion === 'no-preference'));
  }
});

test.describe('the back/forward cache', () => {
  // The forms request their captcha, which the fixtures block.
  test.use({ expectedMessages: [/net::ERR_/] });

  for (const path of ['/', '/become-a-member', '/eventcalander', '/kyc-cdd-msbs'])
    test(`can hold ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await reasonsAgainstCaching(page, () => footerLink(page, 'Privacy policy').click())).toEqual([]);
    });
});
