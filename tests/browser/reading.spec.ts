import { site } from '#content/site/site.ts';
import { expect, type Page, test } from './fixtures.ts';

const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

test.describe('the Learning Hub', () => {
  test('links to the articles and the webinars', async ({ page }) => {
    await page.goto('/learning-hub');
    await expect(breadcrumb(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'View Articles' })).toHaveAttribute('href', '/how-to-series');
    await expect(page.getByRole('link', { name: 'View Webinars' })).toHaveAttribute('href', '/webinars');
  });

  test('hides its newsletter block', async ({ page }) => {
    await page.goto('/learning-hub');
    await expect(page.locator('input[name=email]')).toBeHidden();
    await expect(page.locator('input[name=email]')).toHaveAttribute('required');
    await expect(page.getByRole('button', { name: 'Subscribe', includeHidden: true })).toBeHidden();
  });

  test('shows six guides without dates in its series', async ({ page }) => {
    await page.goto('/how-to-series');
    await expect(breadcrumb(page).getByRole('link', { name: 'Learning Hub' })).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(6);
    await expect(cards.getByRole('link', { name: /^Read More/ })).toHaveCount(6);
    await expect(page.getByRole('main').getByRole('time')).toHaveCount(0);
  });

  test('opens a page from a click anywhere on its card', async ({ page }) => {
    await page.goto('/how-to-series');
    await page
      .getByRole('article')
      .filter({ hasText: 'How to prepare for an HMRC audit' })
      .click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL('/how-to-prepare-for-an-hmrc-audit');
  });
});

test.describe('a guide', () => {
  const GUIDE = '/how-to-prepare-for-an-hmrc-audit';

  test('shows its review date, its figures and its sources', async ({ page }) => {
    await page.goto(GUIDE);
    const main = page.getByRole('main');
    await expect(main.getByText('20 November 2026')).toBeVisible();
    await expect(main.getByText('Next review', { exact: true })).toBeVisible();
    await expect(main.getByText('150+', { exact: true })).toBeVisible();
    await expect(main.getByText('3–4 hours', { exact: true })).toBeVisible();
    const sources = page.getByRole('region', { name: 'Official sources' }).getByRole('link');
    expect(await sources.count()).toBeGreaterThan(1);
    await expect(sources.first()).toHaveAttribute('rel', /external/);
  });

  test('links back to the series', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(breadcrumb(page).getByRole('link', { name: 'How-to series' })).toHaveAttribute(
      'href',
      '/how-to-series',
    );
    await page.getByRole('link', { name: 'Back to all guides' }).click();
    await expect(page).toHaveURL('/how-to-series');
  });

  test('marks the current section in its contents', async ({ page }) => {
    await page.goto(GUIDE);
    const contents = page.getByRole('navigation', { name: 'In this guide' });
    const current = contents.locator('[aria-current]');
    await expect(current).toHaveText('What to expect');
    await contents.getByRole('link', { name: 'On the day' }).click();
    await expect(current).toHaveText('On the day');
    await expect(page.getByRole('heading', { name: 'On the day' })).toBeInViewport();
    await page.keyboard.press('End');
    await expect(current).toHaveText('Official sources');
  });

  test('gives screen readers its steps and checklist as lists', async ({ page }) => {
    await page.goto(GUIDE);
    const item = page.getByRole('listitem').filter({ hasText: 'Policies, controls and procedures.' });
    await expect(item).toHaveText(/Approved by senior management/);
  });

  test('shows a wide table in a scrollable region that can be focused', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/how-to-renew-hmrc-mlr');
    const table = page.getByRole('region', { name: 'What it costs' });
    await table.focus();
    await expect(table).toBeFocused();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
  });

  test('prints as black text on white, with the addresses of its sources, without header and footer', async ({
    page,
  }) => {
    await page.goto(GUIDE);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'In this guide', includeHidden: true })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to all guides', includeHidden: true })).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    const address = await page
      .getByRole('region', { name: 'Official sources' })
      .getByRole('link')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(address).toContain('https://www.gov.uk/');
    await expect(page.getByText('20 November 2026')).toBeVisible();
  });
});

test.describe('the blog and the news', () => {
  test('the blog lists four posts, newest first, with short dates', async ({ page }) => {
    await page.goto('/blogs');
    const posts = page.getByRole('article');
    await expect(posts).toHaveCount(4);
    await expect(posts.getByRole('time')).toHaveText(['24 Jun 2025', '10 Jun 2025', '27 May 2025', '13 May 2025']);
    await expect(posts.getByRole('link', { name: /^Read More/ })).toHaveCount(4);
    await expect(page.getByRole('navigation', { name: 'Pages of the blog' })).toHaveCount(0);
  });

  test('a post’s card links to its article', async ({ page }) => {
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'Read More KYC and CDD for money service businesses' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('KYC and CDD for money service businesses');
    await expect(page.getByRole('article').getByRole('time').first()).toHaveText('27 May 2025');
  });

  test('the news list shows its only item', async ({ page }) => {
    await page.goto('/news');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: /^Read More/ }).click();
    await expect(page).toHaveURL('/news/calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting');
  });
});

test.describe('the association’s own pages', () => {
  test('About us says what the association does, how to write to it and how to join', async ({ page }) => {
    await page.goto('/about-us');
    const main = page.getByRole('main');
    for (const name of ['Advocacy', 'Education', 'Networking', 'Resources'])
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(main.getByRole('link', { name: 'Become a Member' })).toHaveAttribute('href', '/become-a-member');
  });

  test('Our Team shows the chairman and two advisors with their employers and profiles', async ({ page }) => {
    await page.goto('/our-team');
    const people = page.getByRole('article');
    await expect(people).toHaveCount(3);
    await expect(people.getByRole('img')).toHaveCount(3);
    await expect(people.filter({ hasText: /employer/ })).toHaveCount(2);
    for (const link of await people.getByRole('link', { name: /^Professional profile/ }).all())
      await expect(link).toHaveAttribute('href', /^https:/);
  });

  test('the terms begin with their key figures', async ({ page }) => {
    await page.goto('/terms-and-conditions');
    for (const figure of [`£${site.fees.msb}`, '2 weeks', 'Pro rata'])
      await expect(page.getByRole('term').filter({ hasText: figure })).toBeVisible();
  });

  test('Workshops and webinars lists its four offers', async ({ page }) => {
    await page.goto('/workshop-webinars');
    for (const name of ['Interactive sessions', 'Diverse topics', 'Best-in-business speakers', 'Networking'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});

test.describe('the heading of a page', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  /** Name and duration in milliseconds of the animation that reveals the heading. */
  const revealing = (page: Page) =>
    heading(page)
      .locator('span')
      .evaluate((letters) => {
        const { animationName, animationDuration } = getComputedStyle(letters);
        return { name: animationName, duration: Number.parseFloat(animationDuration) * 1000 };
      });

  test('is revealed at 0.05 to 0.1 seconds a letter', async ({ page }) => {
    for (const path of ['/news', '/learning-hub', '/how-to-stay-compliant-with-regdata-submissions']) {
      await page.goto(path);
      const { name, duration } = await revealing(page);
      const letters = (await heading(page).innerText()).length;
      expect(name, path).not.toBe('none');
      expect(duration / letters, path).toBeGreaterThanOrEqual(50);
      expect(duration / letters, path).toBeLessThanOrEqual(100);
    }
  });

  test('is one plain heading for screen readers', async ({ page }) => {
    await page.goto('/news');
    await expect(page.getByRole('main')).toMatchAriaSnapshot('- heading "News" [level=1]');
    expect(
      await heading(page)
        .locator('span')
        .evaluate((letters) => letters.childNodes.length),
    ).toBe(1);
  });

  test('is not painted again when its animation ends', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto('/common-compliance-mistakes-msbs');
    const painted = await heading(page).evaluate(async (h1) => {
      await document.fonts.ready;
      for (const animation of h1.getAnimations({ subtree: true })) animation.finish();
      const largest: PerformanceEntry[] = [];
      new PerformanceObserver((list) => largest.push(...list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      return largest.filter(
        (entry) => 'element' in entry && entry.element instanceof Node && h1.contains(entry.element),
      ).length;
    });
    expect(painted).toBe(1);
  });

  test('is shown whole at once under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/news');
    expect((await revealing(page)).name).toBe('none');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is shown whole at once', async ({ page }) => {
      await page.goto('/news');
      await expect(heading(page).locator('span')).toHaveCSS('animation-name', 'none');
    });
  });
});
