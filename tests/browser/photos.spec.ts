import { expectAccessible } from './accessible.ts';
import { expect, type Page, test } from './fixtures.ts';

const HOME_GROUPS = [
  'Networking',
  'Registration',
  'Speaker',
  'Networking',
  'Speaker',
  'Networking',
  'Registration',
  'Speaker',
];
const COUNTS = { All: 105, Registration: 7, Speakers: 18, 'Event Space': 5, Networking: 26, Refreshment: 8, Other: 41 };

const photo = (page: Page, number: number) => page.locator(`#photo${number}`);
const wall = (page: Page) => page.locator('main a[aria-haspopup]').filter({ visible: true });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter pictures' }).getByRole('link', { name });

/** Fails unless the lightbox shows the picture with this number. */
async function expectPicture(page: Page, counter: string, alt?: string) {
  await expect(lightbox(page).getByRole('group', { name: counter }).getByRole('img')).toBeVisible();
  await expect(lightbox(page).getByText(counter, { exact: true })).toBeVisible();
  if (alt) await expect(lightbox(page).getByRole('img', { name: alt })).toBeVisible();
}

test.describe('the photo gallery of the home page', () => {
  test('shows eight pictures by group, and links to all pictures', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[id^=photo]')).toHaveText(HOME_GROUPS);
    await expect(page.getByRole('link', { name: 'Show All Photos' })).toHaveAttribute('href', '/photos2025');
  });

  test('opens a picture with its caption, and wraps around by button and arrow key', async ({ page }) => {
    await page.goto('/');
    await photo(page, 1).click();
    await expectPicture(page, '1 of 8');
    await expect(lightbox(page)).toContainText(await captionOf(page, 1));
    await button(page, 'Previous').click();
    await expectPicture(page, '8 of 8');
    await expect(lightbox(page)).toContainText(await captionOf(page, 8));
    await page.keyboard.press('ArrowRight');
    await expectPicture(page, '1 of 8');
    await button(page, 'Next').click();
    await expectPicture(page, '2 of 8');
    await page.keyboard.press('ArrowLeft');
    await expectPicture(page, '1 of 8');
  });

  for (const [way, close] of [
    ['the close button', (page: Page) => button(page, 'Close').click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click on the overlay', (page: Page) => page.mouse.click(8, 400)],
  ] as const)
    test(`closes with ${way} and returns the focus`, async ({ page }) => {
      await page.goto('/');
      await photo(page, 3).click();
      await expectPicture(page, '3 of 8');
      await close(page);
      await expect(lightbox(page)).toBeHidden();
      await expect(photo(page, 3)).toBeFocused();
      await expect(page).toHaveURL('/');
    });

  test('stays open when the picture is clicked', async ({ page }) => {
    await page.goto('/');
    await photo(page, 2).click();
    await expectPicture(page, '2 of 8');
    await lightbox(page).getByRole('group', { name: '2 of 8' }).getByRole('img').click();
    await expectPicture(page, '2 of 8');
  });

  test('keeps the focus in the lightbox, in visual order', async ({ page }) => {
    await page.goto('/');
    await photo(page, 2).press('Enter');
    await expectPicture(page, '2 of 8');
    const stops: string[] = [];
    for (let presses = 0; presses < 7; presses++) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
    }
    expect(stops.slice(0, 6)).toEqual(['Zoom in', 'Copy link', 'Download', 'Close', 'Previous', 'Next']);
    expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)).toBe(true);
  });

  test('writes the picture into the address without a history entry, and opens it from there', async ({ page }) => {
    await page.goto('/');
    const steps = await page.evaluate(() => history.length);
    await photo(page, 4).click();
    await expectPicture(page, '4 of 8');
    await button(page, 'Next').click();
    await expectPicture(page, '5 of 8');
    await expect(page).toHaveURL('/#photo5');
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.reload();
    await expectPicture(page, '5 of 8');
    await button(page, 'Close').click();
    await expect(page).toHaveURL('/');
    await expect(photo(page, 5)).toBeFocused();
  });

  test('zooms, and offers the picture as a download', async ({ page }) => {
    await page.goto('/');
    await photo(page, 2).click();
    await expectPicture(page, '2 of 8');
    const picture = lightbox(page).getByRole('group', { name: '2 of 8' }).getByRole('img');
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await width();
    await button(page, 'Zoom in').click();
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    const saved = page.waitForEvent('download');
    await lightbox(page).getByRole('link', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('photo2.svg');
  });

  test.describe('with access to the clipboard', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test('copies the address of the open picture', async ({ page }) => {
      await page.goto('/');
      await photo(page, 6).click();
      await expectPicture(page, '6 of 8');
      await button(page, 'Copy link').click();
      await expect(lightbox(page).getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/#photo6', page.url()).href);
      await button(page, 'Next').click();
      await expectPicture(page, '7 of 8');
      await expect(lightbox(page).getByText('Link copied')).toBeHidden();
    });
  });

  for (const width of [390, 320])
    test(`shows its controls side by side at ${width} pixels, and nothing covers them`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await photo(page, 1).click();
      await expectPicture(page, '1 of 8');
      for (const control of ['Zoom in', 'Zoom out', 'Close', 'Previous', 'Next'])
        await expect(button(page, control)).toBeInViewport({ ratio: 1 });
      const counter = await lightbox(page).getByText('1 of 8', { exact: true }).boundingBox();
      const zoom = await button(page, 'Zoom in').boundingBox();
      expect(counter?.y).toBeGreaterThanOrEqual((zoom?.y ?? 0) + (zoom?.height ?? 0));
      await expectAccessible(page);
    });
});

test.describe('/photos2025', () => {
  test('shows all 105 pictures at first, and the number in every category', async ({ page }) => {
    await page.goto('/photos2025');
    await expect(page.getByRole('heading', { level: 1, name: 'Photos 2025' })).toBeVisible();
    for (const [name, count] of Object.entries(COUNTS)) await expect(tab(page, name)).toHaveText(`${name} ${count}`);
    await expect(tab(page, 'All')).toHaveAttribute('aria-current', 'true');
    await expect(wall(page)).toHaveCount(105);
  });

  test('filters by category without scrolling, and restores the filter on Back', async ({ page }) => {
    await page.goto('/photos2025', { waitUntil: 'networkidle' });
    for (const [name, count] of Object.entries(COUNTS).reverse()) {
      const top = await page.evaluate(() => scrollY);
      await tab(page, name).click();
      await expect(wall(page)).toHaveCount(count);
      await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('[data-behaviour=photoFilter] [aria-current]')).toHaveCount(1);
      expect(await page.evaluate(() => scrollY)).toBe(top);
    }
    await page.goBack();
    await expect(wall(page)).toHaveCount(COUNTS.Registration);
    await expect(tab(page, 'Registration')).toHaveAttribute('aria-current', 'true');
  });

  test('filters by keyboard', async ({ page }) => {
    await page.goto('/photos2025', { waitUntil: 'networkidle' });
    await tab(page, 'All').focus();
    await page.keyboard.press('Tab');
    await expect(tab(page, 'Registration')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(wall(page)).toHaveCount(COUNTS.Registration);
    await expect(tab(page, 'Registration')).toBeFocused();
  });

  test('opens filtered from a link to a category', async ({ page }) => {
    await page.goto('/photos2025#event-space');
    await expect(wall(page)).toHaveCount(5);
    await expect(tab(page, 'Event Space')).toHaveAttribute('aria-current', 'true');
  });

  test('wraps around within all pictures', async ({ page }) => {
    await page.goto('/photos2025');
    await wall(page).first().click();
    await expectPicture(page, '1 of 105');
    await page.keyboard.press('ArrowLeft');
    await expectPicture(page, '105 of 105');
    await button(page, 'Next').click();
    await expectPicture(page, '1 of 105');
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
  });

  test('wraps around within the filtered pictures, and returns to the filter', async ({ page }) => {
    await page.goto('/photos2025#refreshment');
    await wall(page).last().click();
    await expectPicture(page, '8 of 8');
    await page.keyboard.press('ArrowRight');
    await expectPicture(page, '1 of 8');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/photos2025#refreshment');
    await expect(wall(page)).toHaveCount(8);
  });

  test('opens at the picture that the address names', async ({ page }) => {
    await page.goto('/photos2025');
    const id = await wall(page).nth(9).getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`/photos2025#${id}`);
    await expectPicture(page, '10 of 105');
  });
});

test.describe('the entrance animation of the pictures', () => {
  const played = (page: Page) => page.evaluate(() => sessionStorage.getItem('photoGalleryAnimations') ?? '');
  const moving = (page: Page) => photo(page, 8).evaluate((element) => element.getAnimations().length);

  /** Scrolls to the gallery at once, so that a test can look before the animation ends. */
  async function arrive(page: Page) {
    await page.locator('#photo1').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  }

  test('plays once per session, with pictures a fifth of a second apart', async ({ page }) => {
    const delays: unknown[] = [];
    await page.exposeFunction(
      'noteDelay',
      (id: string, delay: unknown) => id.startsWith('photo') && delays.push(delay),
    );
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, timing) {
        if (typeof timing === 'object') Reflect.get(window, 'noteDelay')(this.id, timing.delay);
        return animate.call(this, frames, timing);
      };
    });
    await page.goto('/');
    await arrive(page);
    await expect.poll(() => delays).toEqual([0, 200, 400, 600, 800, 1000, 1200, 1400]);
    await expect.poll(() => played(page)).toContain('photos');
    await page.reload();
    await arrive(page);
    await expect(photo(page, 8)).toBeInViewport();
    expect(await moving(page)).toBe(0);
    expect(delays).toHaveLength(8);
  });

  test('does not play with storage switched off', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await arrive(page);
    await expect(photo(page, 8)).toBeInViewport();
    expect(await moving(page)).toBe(0);
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('does not play', async ({ page }) => {
      await page.goto('/');
      await arrive(page);
      await expect(photo(page, 8)).toBeInViewport();
      expect(await moving(page)).toBe(0);
      expect(await played(page)).toBe('');
    });
  });
});

test.describe('the pictures without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are all shown, can be filtered by the tabs and link to their files', async ({ page }) => {
    await page.goto('/photos2025');
    await expect(wall(page)).toHaveCount(105);
    await expect(wall(page).first()).toHaveAttribute('href', /^\/media\//);
    await tab(page, 'Speakers').click();
    await expect(wall(page)).toHaveCount(18);
  });
});

async function captionOf(page: Page, number: number): Promise<string> {
  return (await photo(page, number).locator('img').getAttribute('alt')) ?? '';
}
