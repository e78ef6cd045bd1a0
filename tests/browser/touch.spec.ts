import { expect, type Page, test } from './fixtures.ts';
import { drag, swipe } from './touch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const hero = (page: Page) => page.getByRole('region', { name: 'Introduction' });
const thread = (page: Page, number: number) => hero(page).getByRole('button', { name: `Slide ${number}` });
const testimonials = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const bullet = (page: Page, number: number) =>
  testimonials(page).getByRole('button', { name: `Testimonial ${number} of 6` });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
const front = (page: Page, counter: string) =>
  lightbox(page).getByRole('group', { name: counter, exact: true }).getByRole('img');

test.describe('on a touch screen', () => {
  test('the hero hydrates and advances on the first swipe, and goes back on the next', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await swipe(page, page.locator('#slide-1'), 'left');
    await expect(page.locator('#slide-2')).toBeInViewport({ ratio: 0.5 });
    await expect(thread(page, 2)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#slide-1')).not.toBeInViewport();
    await swipe(page, page.locator('#slide-2'), 'right');
    await expect(thread(page, 1)).toHaveAttribute('aria-current', 'true');
    await expect(hero(page).getByRole('status')).toHaveText('1 of 4: Stronger Together');
  });

  test('the hero’s controls work with a tap', async ({ page }) => {
    await page.goto('/');
    await hero(page).getByRole('button', { name: 'Next' }).tap();
    await expect(thread(page, 2)).toHaveAttribute('aria-current', 'true');
    await thread(page, 4).tap();
    await expect(thread(page, 4)).toHaveAttribute('aria-current', 'true');
    await hero(page).getByRole('button', { name: 'Pause' }).tap();
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('the testimonials change with a swipe and with their bullets', async ({ page }) => {
    await page.goto('/');
    await bullet(page, 1).scrollIntoViewIfNeeded();
    await expect(testimonials(page)).toHaveAttribute('data-live');
    await testimonials(page).getByRole('button', { name: 'Pause' }).tap();
    await bullet(page, 1).tap();
    await expect(page.locator('#testimonial-1')).toBeInViewport({ ratio: 0.9 });
    await swipe(page, page.locator('#testimonial-1 blockquote'), 'left');
    await expect(bullet(page, 2)).toHaveAttribute('aria-current', 'true');
    await bullet(page, 6).tap();
    await expect(bullet(page, 6)).toHaveAttribute('aria-current', 'true');
  });

  test('a picture opens, changes with a swipe, zooms with two fingers and closes when pulled down', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('#photo1').tap();
    await expect(front(page, '1 of 8')).toBeVisible();
    await swipe(page, front(page, '1 of 8'), 'left');
    await expect(front(page, '2 of 8')).toBeInViewport({ ratio: 0.9 });
    await expect(front(page, '1 of 8')).not.toBeInViewport();
    const width = async () => (await front(page, '2 of 8').boundingBox())?.width ?? 0;
    const before = await width();
    await drag(page, [
      [
        { x: 185, y: 420 },
        { x: 60, y: 420 },
      ],
      [
        { x: 205, y: 420 },
        { x: 330, y: 420 },
      ],
    ]);
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    await lightbox(page).getByRole('button', { name: 'Next' }).tap();
    await expect(front(page, '3 of 8')).toBeInViewport({ ratio: 0.9 });
    await drag(page, [
      [
        { x: 195, y: 300 },
        { x: 195, y: 780 },
      ],
    ]);
    await expect(lightbox(page)).toBeHidden();
  });

  test('the menu opens, closes and links to pages', async ({ page }) => {
    await page.goto('/about-us');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.tap();
    await page.getByRole('banner').getByRole('link', { name: 'Our Team' }).tap();
    await expect(page).toHaveURL('/our-team');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('the calendar changes its view and month, and a dot links to its event', async ({ page }) => {
    await page.clock.setFixedTime('2025-06-24T10:00:00+01:00');
    await page.goto('/eventcalander');
    const title = page.getByRole('heading', { level: 2 }).first();
    await page.getByRole('button', { name: 'Week' }).tap();
    await expect(page.getByRole('grid').getByText('All day')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(title).toHaveText('July 2025');
    await page.getByRole('button', { name: 'Today' }).tap();
    await page.getByRole('button', { name: 'Month' }).tap();
    await expect(title).toHaveText('June 2025');
    await page
      .getByRole('grid')
      .getByRole('link', { name: /^Welcome MSB Meet-Up/ })
      .tap();
    await expect(page).toHaveURL('/welcome-msb-meet-up-19th-june-2025');
  });

  test.describe('without the video platform', () => {
    // The fixtures block the platform's frame.
    test.use({ expectedMessages: [/net::ERR_FAILED/] });

    test('a video opens, changes to the next one and closes', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      const dialog = page.getByRole('dialog', { name: 'Video' });
      await page.getByRole('link', { name: 'Play The future of cash and AI' }).tap();
      await expect(dialog).toContainText('3 of 9');
      await dialog.getByRole('button', { name: 'Next' }).tap();
      await expect(dialog).toContainText('4 of 9');
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
    });
  });

  test('a challenge opens and closes, and a category of pictures can be chosen', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Read More' }).first().tap();
    await expect(page.getByText('Frequent regulation updates')).toBeVisible();
    await page.getByRole('button', { name: 'Show Less' }).tap();
    await expect(page.getByText('Frequent regulation updates')).toBeHidden();
    await page.goto('/photos2025', { waitUntil: 'networkidle' });
    const filter = page.getByRole('navigation', { name: 'Filter pictures' });
    await filter.getByRole('link', { name: 'Refreshment' }).tap();
    await expect(page.locator('main a[aria-haspopup]').filter({ visible: true })).toHaveCount(8);
  });

  test.describe('without a saved choice on cookies', () => {
    test.use({ savedConsent: null });

    test('the banner saves the choice', async ({ page }) => {
      await page.goto('/about-us');
      const banner = page.getByRole('dialog', { name: 'Your choice on cookies' });
      await page.getByRole('switch', { name: 'Analytics' }).tap();
      await page.getByRole('button', { name: 'Save Preferences' }).tap();
      await expect(banner).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe(
        '{"analytics":true,"marketing":false}',
      );
    });
  });
});
