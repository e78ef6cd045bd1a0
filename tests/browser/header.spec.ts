import { expect, test } from './fixtures.ts';

const SMALL = { width: 390, height: 844 };

test.describe('the header', () => {
  test('sticks once the page has scrolled more than 50 pixels', async ({ page }) => {
    await page.goto('/privacy-policy');
    const header = page.getByRole('banner');
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
    await expect(header).not.toHaveAttribute('data-stuck');
    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-stuck');
    await expect(header).toBeInViewport();
  });

  test('opens the membership dropdown on a click, closes it on Escape and returns the focus', async ({ page }) => {
    await page.goto('/about-us');
    const button = page.getByRole('button', { name: 'Become a Member' });
    const form = page.getByRole('link', { name: 'Membership Form' });
    await expect(form).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(form).toHaveAttribute('href', '/become-a-member#membership-form');
    await expect(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/become-a-member#overview');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes the dropdown when the visitor focuses or clicks something else', async ({ page }) => {
    await page.goto('/about-us');
    const button = page.getByRole('button', { name: 'Become a Member' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Overview' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Learning Hub' })).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows the five menu entries and links to their pages', async ({ page }) => {
    await page.goto('/about-us');
    const entries = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li > :first-child');
    await expect(entries).toHaveText(['Become a Member', 'Learning Hub', 'What’s Happening', 'Our Team', 'Contact Us']);
    for (const [name, href] of [
      ['Learning Hub', '/learning-hub'],
      ['What’s Happening', '/whats-happening'],
      ['Our Team', '/our-team'],
      ['Contact Us', '/contact-us'],
    ] as const)
      await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(page.getByRole('banner').getByRole('link', { name: 'MSB Association UK' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: SMALL });

    test('opens and closes its menu, and closes it on the next page', async ({ page }) => {
      await page.goto('/about-us');
      const toggle = page.getByRole('button', { name: 'Menu' });
      const team = page.getByRole('link', { name: 'Our Team' });
      await expect(team).toBeHidden();
      await toggle.click();
      await expect(team).toBeVisible();
      await expect(page.getByRole('link', { name: 'Membership Form' })).toBeVisible();
      await toggle.click();
      await expect(team).toBeHidden();
      await toggle.click();
      await team.click();
      await expect(page).toHaveURL('/our-team');
      await page.goBack();
      await expect(team).toBeHidden();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: SMALL });

    test('shows all its links', async ({ page }) => {
      await page.goto('/about-us');
      await expect(page.getByRole('link', { name: 'Membership Form' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Our Team' })).toBeVisible();
    });
  });
});

test.describe('the site', () => {
  test('scrolls back to the top and focuses the header', async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'MSB Association UK, home' })).toBeFocused();
  });

  test('opens every page at its top', async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL('/news');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('removes a trailing slash in the page if the server did not', async ({ page }) => {
    await page.route('**/about-us/', async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(/\/$/, '') });
      await route.fulfill({ response });
    });
    await page.goto('/about-us/?a=1#main');
    await expect(page).toHaveURL('/about-us?a=1#main');
  });

  test('offers a link that skips to the content', async ({ page }) => {
    await page.goto('/about-us');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about-us#main');
  });

  test('also removes the highlight under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/become-a-member#RiskManagementAssistance');
    await expect(page.locator('[data-highlight]')).toHaveCount(2);
    await expect(page.locator('[data-highlight]')).toHaveCount(0);
  });

  test('highlights the target of a hash and the next element with an id for two seconds', async ({ page }) => {
    await page.goto('/become-a-member#RiskManagementAssistance');
    const marked = page.locator('[data-highlight]');
    await expect(marked).toHaveCount(2);
    await expect(marked.first()).toHaveId('RiskManagementAssistance');
    await expect(marked.last()).toHaveId('BankingRelationshipAdvocacy');
    await expect(marked.first()).toBeInViewport();
    const times = await marked.evaluateAll((elements) =>
      elements.map((element) => element.getAnimations()[0]?.effect?.getTiming().duration),
    );
    expect(times).toEqual([2000, 2000]);
    await expect(marked).toHaveCount(0);
  });
});

test.describe('a path that begins with two slashes', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('stays on this site when its trailing slash is removed', async ({ page, baseURL }) => {
    await page.route('**//elsewhere.example/', async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}/about-us` }) });
    });
    await page.goto(`${baseURL}//elsewhere.example/`);
    await expect(page).toHaveURL(`${baseURL}//elsewhere.example`);
  });
});
