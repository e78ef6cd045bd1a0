import { expect, type Page, test } from '../fixtures/browser/test.ts';

/** How the browser got the current page: from the network (empty), or from a prefetch. */
const delivery = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry && 'deliveryType' in entry ? String(entry.deliveryType) : undefined;
  });

/** The paths that the browser may prefetch from a page, and those that it has prefetched. */
async function prefetches(page: Page): Promise<{ candidates: Set<string>; ready: Set<string> }> {
  const client = await page.context().newCDPSession(page);
  const found = { candidates: new Set<string>(), ready: new Set<string>() };
  client.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) found.candidates.add(new URL(key.url).pathname);
  });
  client.on('Preload.prefetchStatusUpdated', ({ status, key }) => {
    if (status === 'Ready') found.ready.add(new URL(key.url).pathname);
  });
  await client.send('Preload.enable');
  return found;
}

/** A temporary reason: a slow machine had not finished its requests. */
const UNDER_WAY = /^OutstandingNetworkRequest/;

/**
 * Leaves a page by `leave` and goes back; gives the reasons in the page that keep it out of the
 * back/forward cache.
 */
async function reasonsAgainstCaching(page: Page, leave: () => Promise<void>): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  // Playwright switches the back/forward cache off. The browser reports that, and every other
  // reason against caching.
  const reported = new Promise<string[]>((resolve) =>
    client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          .filter(({ type, reason }) => type !== 'Circumstantial' && !UNDER_WAY.test(reason))
          .map(({ reason }) => reason),
      ),
    ),
  );
  const before = page.url();
  await leave();
  await expect(page).not.toHaveURL(before);
  await page.goBack();
  return reported;
}

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

test('a view transition leads to the next page, except under reduced motion', async ({ page }) => {
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

  for (const path of ['/', '/become-a-member', '/eventcalander'])
    test(`can hold ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await reasonsAgainstCaching(page, () => footerLink(page, 'Privacy policy').click())).toEqual([]);
    });
});

test.describe('a server that answers an unknown address', () => {
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
});
