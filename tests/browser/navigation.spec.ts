import { expect, type Page, test } from './fixtures.ts';

const WITH_AN_EFFECT = ['/member-success', '/eventsdetails', '/webinar-registration'];

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** How the page that is open came: from the network (empty), or from what was fetched ahead. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry && 'deliveryType' in entry ? entry.deliveryType : undefined;
  });

/** Paths that the browser may fetch ahead from a page, and those that it has. */
async function prefetches(page: Page) {
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

test.describe('the next page', () => {
  test('is there before its link is followed', async ({ page }) => {
    const { ready } = await prefetches(page);
    await page.goto('/about-us');
    await footerLink(page, 'Privacy policy').hover();
    await expect.poll(() => [...ready]).toContain('/privacy-policy');
    await footerLink(page, 'Privacy policy').click();
    await expect(page).toHaveURL('/privacy-policy');
    expect(await delivery(page)).toBe('navigational-prefetch');
  });

  test('is never fetched ahead where the visit has an effect, nor is a file', async ({ page }) => {
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

test.describe('the way from page to page', () => {
  /** Notes in the session whether each page appeared by a view transition. */
  const noteTransitions = (page: Page) =>
    page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.transition = String(
          'viewTransition' in event && event.viewTransition !== null,
        );
      });
    });
  const follow = async (page: Page) => {
    await noteTransitions(page);
    await page.goto('/about-us');
    await footerLink(page, 'Privacy policy').click();
    await expect(page).toHaveURL('/privacy-policy');
    return page.locator('html');
  };

  test('is a cross-fade', async ({ page }) => {
    await expect(await follow(page)).toHaveAttribute('data-transition', 'true');
  });

  test('is plain where motion is unwelcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(await follow(page)).toHaveAttribute('data-transition', 'false');
  });
});

/** Reasons of the moment: what a slow machine hadn't fetched yet. */
const UNDER_WAY = /^OutstandingNetworkRequest/;

/** What keeps a page from being kept as it is while the visitor is away, of what the page itself does. */
async function keptFrom(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  // Playwright switches the back/forward cache off; the browser then says that, and all else that would stand in the way.
  const told = new Promise<string[]>((resolve) =>
    client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          .filter(({ type, reason }) => type !== 'Circumstantial' && !UNDER_WAY.test(reason))
          .map(({ reason }) => reason),
      ),
    ),
  );
  await footerLink(page, 'Privacy policy').click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack();
  return told;
}

test.describe('the page gone back to', () => {
  // The forms ask for their captcha, which the tests let nobody reach.
  test.use({ expectedMessages: [/ERR_FAILED/] });

  for (const path of ['/', '/contact-us', '/become-a-member', '/eventcalander', '/photos2025', '/kyc-cdd-msbs'])
    test(`${path} does nothing that keeps it from being shown as it was left`, async ({ page }) => {
      await page.goto(path);
      expect(await keptFrom(page)).toEqual([]);
    });
});
