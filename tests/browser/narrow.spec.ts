import { readdirSync } from 'node:fs';
import { clippedText } from './accessible.ts';
import { expect, type Page, test } from './fixtures.ts';
import { answer, captchaReports, fakeCaptcha, openForm, problems } from './forms.ts';
import { STATES, type State } from './states.ts';

/** A window of 1280 x 1024 is 320 x 256 at 400 % zoom (WCAG 1.4.10); a small phone is as wide, but taller. */
const WIDTH = 320;
const SMALL_PHONE = { width: WIDTH, height: 640 };
const ZOOMED = { width: WIDTH, height: 256 };

const PATHS = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  // This page redirects unless an event was handed over; states.ts has it with an event.
  .filter((path) => path !== '/webinar-registration')
  .map((path) => (path === '/404' ? '/nowhere' : path))
  .sort();

/**
 * The visible boxes that extend beyond the left or right edge of the window, as tag, class and edges. Ornaments don't
 * count, and neither do boxes within a box that scrolls or clips (clippedText finds the text that is cut off there).
 */
const boxesOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { left, right } = box.getBoundingClientRect();
        if (getComputedStyle(box).overflowX !== 'visible' && left >= -1 && right <= width + 1) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { left, right, width: own, height, bottom } = element.getBoundingClientRect();
      if (own <= 1 || height <= 1 || bottom <= 0 || (left >= -1 && right <= width + 1)) return [];
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (element.closest('[aria-hidden=true], [inert]') || isCut(element)) return [];
      return [`${element.tagName.toLowerCase()}.${element.className} ${Math.round(left)}–${Math.round(right)}`];
    });
  });

/** Fails if a box extends beyond the window, text is cut off or the page scrolls sideways. */
async function expectToFit(page: Page, state: string): Promise<void> {
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `width, ${state}`).toBe(WIDTH);
  expect.soft(await boxesOutside(page), `outside the window, ${state}`).toEqual([]);
  expect.soft(await clippedText(page), `cut off, ${state}`).toEqual([]);
}

/** Checks the page as on a small phone, and zoomed to 400 %. */
async function expectToFitBoth(page: Page): Promise<void> {
  for (const [name, size] of [
    ['320 x 640', SMALL_PHONE],
    ['320 x 256', ZOOMED],
  ] as const) {
    await page.setViewportSize(size);
    await expectToFit(page, name);
  }
}

/** Opens a page and hydrates all its islands. */
async function show(page: Page, { path, prepare }: Pick<State, 'path' | 'prepare'>): Promise<void> {
  await fakeCaptcha(page);
  await prepare?.(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('focusin');
    await expect(island).toHaveAttribute('data-hydrated');
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: SMALL_PHONE });

test.describe('on a screen of 320 pixels', () => {
  test.describe(() => {
    test.use({ expectedMessages: [/status of 404/] });
    for (const path of PATHS)
      test(`nothing overflows on ${path}`, async ({ page }) => {
        await show(page, { path });
        await page.evaluate(() => scrollTo(0, 0));
        await expectToFitBoth(page);
      });
  });

  for (const state of STATES.filter(({ widths }) => widths?.(WIDTH) ?? true))
    test(`nothing overflows on ${state.path} when ${state.name}`, async ({ page }) => {
      await show(page, state);
      await page.evaluate(() => scrollTo(0, 0));
      await state.open(page);
      await expectToFitBoth(page);
    });

  for (const query of ['money', 'zzxqyzzxqyzzxqyzzxqyzzxqyzzxqyzzxqyzzxqyzzxqyzzxqy'])
    test(`nothing overflows in the search for ${query}`, async ({ page }) => {
      await page.goto(`/search?q=${query}`);
      await expect(page.getByRole('status')).toHaveText(/results for/);
      await expectToFitBoth(page);
    });

  for (const { path, name, button, post } of [
    { path: '/contact-us', name: 'Submit an Enquiry', button: 'Send enquiry', post: 'savecontactdetails' },
    { path: '/become-a-member', name: 'Membership Form', button: 'Submit application', post: 'savemembershipdetails' },
  ])
    test(`nothing overflows on ${path} with every error and its menus open`, async ({ page }) => {
      const form = await openForm(page, path, name);
      await expect(form.getByRole('button', { name: 'I am human' })).toBeVisible();
      await captchaReports(page, 'error-callback');
      await answer(page, post);
      await form.getByRole('button', { name: button }).click();
      await expect(problems(form).first()).toBeVisible();
      await expectToFitBoth(page);
      const city = form.getByRole('combobox', { name: 'City' });
      await city.pressSequentially('Newport');
      await expect(form.getByRole('listbox')).toBeVisible();
      await expectToFitBoth(page);
    });

  test.describe('on a first visit', () => {
    test.use({ savedConsent: null });
    test('nothing overflows in the cookie banner', async ({ page }) => {
      await page.goto('/about-us');
      await expect(page.getByRole('dialog', { name: 'Your choice on cookies' })).toBeVisible();
      await expectToFitBoth(page);
    });
  });
});
