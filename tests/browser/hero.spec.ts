import { SLIDE_MS } from '#components/islands/carousel/durations.ts';
import { expect, type Page, test } from './fixtures.ts';

const TITLES = ['Stronger Together', 'Join the Association', 'Not-for-Profit', '£1 per day'];

/** In the header, off the hero. */
const ELSEWHERE = [600, 20] as const;

// High enough for the whole hero with its controls.
test.use({ viewport: { width: 1280, height: 1000 } });

const hero = (page: Page) => page.getByRole('region', { name: 'Introduction' });
const control = (page: Page, name: string) => hero(page).getByRole('button', { name, exact: true });
const thread = (page: Page, number: number) => hero(page).getByRole('button', { name: `Slide ${number}` });
const slide = (page: Page, number: number) => page.locator(`#slide-${number}`);

/** The slide is the current one, and the only one within reach. */
async function expectCurrent(page: Page, number: number) {
  await expect(thread(page, number)).toHaveAttribute('aria-current', 'true');
  const links = page.locator('[id^=slide-] a');
  const reachable = () => links.evaluateAll((all) => all.map((link) => !link.closest('[inert]')));
  await expect.poll(reachable).toEqual([1, 2, 3, 4].map((each) => each === number));
}

/** The slide is the current one, and has come to rest where it is seen. */
async function expectSlide(page: Page, number: number) {
  await expectCurrent(page, number);
  await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
  for (const other of [1, 2, 3, 4].filter((other) => other !== number))
    await expect(slide(page, other)).not.toBeInViewport();
}

/** Opens the home page with its clock stopped; it moves with `page.clock.runFor` alone. */
async function openStopped(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
}

/** Scripts that the page has asked for. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test.describe('the hero, before anyone touches it', () => {
  test('shows its first slide, the only one with a heading of the first level, and fetches no React', async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await openStopped(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Stronger Together']);
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
    for (const number of [2, 3, 4]) await expect(slide(page, number)).toBeHidden();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(SLIDE_MS - 1);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => /react/.test(script))).toEqual([]);
  });

  test('fetches the pictures of the first slide alone', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    await openStopped(page);
    await page.waitForLoadState('networkidle');
    const sources = (number: number) =>
      slide(page, number)
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(pictures).toEqual(expect.arrayContaining(await sources(1)));
    for (const number of [2, 3, 4]) for (const source of await sources(number)) expect(pictures).not.toContain(source);
  });

  test('fills the first thread in the time of its slide, without React', async ({ page }) => {
    await openStopped(page);
    await expect(thread(page, 1).locator('i')).toHaveCSS('animation-duration', `${SLIDE_MS / 1000}s`);
  });

  test('keeps the press that wakes it', async ({ page }) => {
    await page.goto('/');
    await control(page, 'Next').click();
    await expectSlide(page, 2);
  });

  test('moves nothing on the page as it wakes', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const before = await page
      .locator('main > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    await control(page, 'Pause').focus();
    await expect(hero(page)).toHaveAttribute('data-live');
    const after = await page
      .locator('main > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(after).toEqual(before);
  });
});

test.describe('the hero', () => {
  test('advances every ten seconds, and from the last slide to the first, without a word', async ({ page }) => {
    await openStopped(page);
    for (const number of [2, 3, 4, 1]) {
      await page.clock.runFor(SLIDE_MS);
      await expectCurrent(page, number);
    }
    await expect(hero(page).getByRole('status')).toBeEmpty();
  });

  test('moves by one with Next and Previous, wraps, and says where it is', async ({ page }) => {
    await page.goto('/');
    const said = hero(page).getByRole('status');
    await control(page, 'Previous').click();
    await expectSlide(page, 4);
    await expect(said).toHaveText('4 of 4: £1 per day');
    await control(page, 'Next').click();
    await expectSlide(page, 1);
    await expect(said).toHaveText('1 of 4: Stronger Together');
  });

  for (const [index, title] of TITLES.entries())
    test(`leads to "${title}" by its thread and by its address, with a button to the membership form`, async ({
      page,
    }) => {
      const number = index + 1;
      await page.goto('/');
      await control(page, 'Previous').click();
      await expectSlide(page, 4);
      await thread(page, number).click();
      await expectSlide(page, number);
      await expect(page).toHaveURL(`/#slide-${number}`);
      await page.goto('about:blank');
      await page.goto(`/#slide-${number}`);
      await expectSlide(page, number);
      await expect(slide(page, number)).toContainText(title);
      await expect(slide(page, number).getByRole('link')).toHaveAttribute('href', '/become-a-member#membership-form');
    });

  test('keeps the slides that are out of view out of reach', async ({ page }) => {
    await page.goto('/');
    await control(page, 'Next').click();
    await expectSlide(page, 2);
    await control(page, 'Previous').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(slide(page, 2).getByRole('link')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeFocused();
  });

  test('turns with the arrow keys', async ({ page }) => {
    await page.goto('/');
    await control(page, 'Pause').focus();
    await expect(page.locator('[data-island=HeroControls]')).toHaveAttribute('data-hydrated');
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2);
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 1);
  });

  test('can be paused and played', async ({ page }) => {
    await openStopped(page);
    await control(page, 'Pause').click();
    await expect(control(page, 'Play')).toBeVisible();
    await page.mouse.move(...ELSEWHERE);
    await page.clock.runFor(2 * SLIDE_MS);
    await expectCurrent(page, 1);
    await control(page, 'Play').click();
    await page.mouse.move(...ELSEWHERE);
    await page.clock.runFor(SLIDE_MS);
    await expectCurrent(page, 2);
  });

  test('waits while a mouse rests on it', async ({ page }) => {
    await openStopped(page);
    await slide(page, 1).hover();
    await expect(hero(page)).toHaveAttribute('data-live');
    await page.clock.runFor(2 * SLIDE_MS);
    await expectCurrent(page, 1);
    await page.mouse.move(...ELSEWHERE);
    await page.clock.runFor(SLIDE_MS);
    await expectCurrent(page, 2);
  });

  test('waits while the keyboard is in it', async ({ page }) => {
    await openStopped(page);
    // The first key press tells the browser that the keyboard is in use.
    await page.keyboard.press('Tab');
    await slide(page, 1).getByRole('link').focus();
    await expect(hero(page)).toHaveAttribute('data-live');
    await page.clock.runFor(2 * SLIDE_MS);
    await expectCurrent(page, 1);
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.clock.runFor(SLIDE_MS);
    await expectCurrent(page, 2);
  });

  test('can be swiped', async ({ page }) => {
    await page.goto('/');
    await slide(page, 1).getByText('Currency exchange').hover();
    await expect(hero(page)).toHaveAttribute('data-live');
    // Further than half its width: a slow hand turns it too.
    await page.mouse.move(1100, 600);
    await page.mouse.down();
    await page.mouse.move(100, 600, { steps: 8 });
    await page.mouse.up();
    await expectSlide(page, 2);
    await expect(hero(page).getByRole('status')).toHaveText('2 of 4: Join the Association');
  });
});

test.describe('the hero, where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stays where it is, has nothing to pause, and turns at once', async ({ page }) => {
    const scripts = scriptsOf(page);
    await openStopped(page);
    await expect(control(page, 'Pause')).toBeHidden();
    await page.clock.runFor(3 * SLIDE_MS);
    expect(scripts.filter((script) => /react/.test(script))).toEqual([]);
    await control(page, 'Next').click();
    await expectCurrent(page, 2);
    await page.clock.runFor(3 * SLIDE_MS);
    await expectCurrent(page, 2);
    await expectSlide(page, 2);
  });
});

test.describe('the hero without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('scrolls from slide to slide and offers no dead controls', async ({ page }) => {
    await page.goto('/');
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
    await expect(control(page, 'Next')).toBeHidden();
    await slide(page, 3).scrollIntoViewIfNeeded();
    await expect(slide(page, 3)).toBeInViewport({ ratio: 0.9 });
    await expect(slide(page, 3).getByRole('link', { name: 'Join your peers' })).toBeVisible();
  });
});
