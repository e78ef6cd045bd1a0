import { site } from '#content/site/site.ts';
import { expect, type Locator, type Page, test } from '../fixtures/browser/test.ts';

const SCRIPTS = ['jquery', 'swiper', 'slider', 'bootstrap', 'wow', 'autocount', 'tilt', 'main'];
const ON_A_PHONE = { width: 390, height: 800 };

/**
 * Opens a page of the build at the site's public address, and waits until the site scripts have
 * run.
 *
 * @param missing a file that can't be fetched
 */
async function open(page: Page, baseURL = '', path: string, missing?: string): Promise<void> {
  await page.route(`${site.origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === missing) await route.abort();
    else await route.fulfill({ response: await route.fetch({ url: baseURL + pathname }) });
  });
  const last = page.waitForResponse('**/assets/js/main.js');
  await page.goto(`${site.origin}${path}`);
  await (await last).finished();
  // It runs before the browser is idle again.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
const scrolled = (strip: Locator) => strip.evaluate((element) => element.scrollLeft);
const tabsOf = (page: Page) => page.getByRole('navigation').filter({ has: page.locator('[href="#all"]') });

test.describe('on the public site', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the eight scripts are added once each, in order', async ({ page, baseURL }) => {
    await open(page, baseURL, '/about-us');
    const added = () =>
      [...document.querySelectorAll('script')].flatMap(({ src }) => /js\/(\w+)\.js$/.exec(src)?.[1] ?? []);
    expect(await page.evaluate(added)).toEqual(SCRIPTS);
    expect(await page.evaluate(() => typeof Reflect.get(window, '$'))).toBe('function');
  });

  test('swiper.js lets a mouse drag tabs that are wider than the window', async ({ page, baseURL }) => {
    await page.setViewportSize(ON_A_PHONE);
    await open(page, baseURL, '/whats-changing');
    const tabs = tabsOf(page);
    await tabs.hover();
    await page.mouse.down();
    await page.mouse.move(40, 400, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => scrolled(tabs)).toBeGreaterThan(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('slider.js brings the current tab to the middle', async ({ page, baseURL }) => {
    await page.setViewportSize(ON_A_PHONE);
    await open(page, baseURL, '/photos2025#refreshment');
    const middleOf = async (element: Locator) => {
      const box = await element.boundingBox();
      return box && box.x + box.width / 2;
    };
    const expectInTheMiddle = (name: RegExp) => {
      const tab = tabsOf(page).getByRole('link', { name });
      return expect.poll(async () => Math.round((await middleOf(tab)) ?? 0)).toBe(ON_A_PHONE.width / 2);
    };
    await expectInTheMiddle(/^Refreshment/);
    await tabsOf(page)
      .getByRole('link', { name: /^Networking/ })
      .click();
    await expectInTheMiddle(/^Networking/);
  });

  test('bootstrap.js opens the header’s menu and moves in it with the arrow keys', async ({ page, baseURL }) => {
    await open(page, baseURL, '/about-us');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Become a Member' });
    await menu.press('ArrowDown');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    const links = page.locator(`#${await menu.getAttribute('aria-controls')}`).getByRole('link');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(menu).toBeFocused();
  });

  test('main.js moves the focus to what a link within the page names', async ({ page, baseURL }) => {
    await open(page, baseURL, '/glossary');
    await page.getByRole('link', { name: 'M', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'M', exact: true })).toBeFocused();
  });

  test.describe('in motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('wow.js lets a section below the fold appear', async ({ page, baseURL }) => {
      await open(page, baseURL, '/');
      const section = page.locator('main > section').last();
      // Asked at every frame, since the animation is short.
      const duration = await section.evaluate(async (element) => {
        element.scrollIntoView({ behavior: 'instant' });
        for (;;) {
          const [animation] = element.getAnimations();
          if (animation) return animation.effect?.getTiming().duration;
          await new Promise(requestAnimationFrame);
        }
      });
      expect(duration).toBe(400);
    });

    test('autocount.js counts a fee up, while screen readers get its whole text', async ({ page, baseURL }) => {
      await open(page, baseURL, '/');
      const fee = page.locator('[data-site-count]').first();
      const text = (await fee.textContent()) ?? '';
      const shown = await fee.evaluate(async (element) => {
        element.scrollIntoView({ behavior: 'instant' });
        const seen: string[] = [];
        for (const end = performance.now() + 5000; performance.now() < end; ) {
          await new Promise(requestAnimationFrame);
          const counted = element.querySelector('[aria-hidden]');
          if (counted) seen.push(`${counted.textContent}|${counted.previousElementSibling?.textContent}`);
          else if (seen.length > 0) break;
        }
        return seen;
      });
      expect(shown[0]).toBe(`£0|${text}`);
      await expect(fee).toHaveText(text);
      await expect(fee.locator('span')).toHaveCount(0);
    });

    test('tilt.js tilts a banknote while the mouse is over it', async ({ page, baseURL }) => {
      await open(page, baseURL, '/');
      const note = page.locator('[data-site-tilt]').first();
      await note.hover({ position: { x: 40, y: 40 } });
      await expect.poll(() => styleOf(note, 'transform')).toContain('matrix3d');
      await page.mouse.move(0, 0);
      await expect.poll(() => styleOf(note, 'transform')).toBe('none');
    });
  });

  test('with reduced motion nothing counts or tilts', async ({ page, baseURL }) => {
    await open(page, baseURL, '/');
    const note = page.locator('[data-site-tilt]').first();
    await note.hover({ position: { x: 40, y: 40 } });
    expect(await styleOf(note, 'transform')).toBe('none');
    await expect(note.locator('[data-site-count] *')).toHaveCount(0);
  });
});

test.describe('a site script that can’t be loaded', () => {
  test.use({ expectedMessages: [/Failed to load (script|resource)/] });

  test('is only logged', async ({ page, baseURL }) => {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed to load script'));
    await open(page, baseURL, '/about-us', '/assets/js/wow.js');
    expect((await logged).text()).toBe('Failed to load script /assets/js/wow.js');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
