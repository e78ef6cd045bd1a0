import { SLIDE_MS } from '#components/islands/carousel/durations.ts';
import { expect, type Page, test } from './fixtures.ts';

const TITLES = ['Stronger Together', 'Join the Association', 'Not-for-Profit', '£1 per day'];

/** A point in the header, outside the hero. */
const ELSEWHERE = [600, 20] as const;

// This window is high enough for the whole hero with its controls.
test.use({ viewport: { width: 1280, height: 1000 } });

const hero = (page: Page) => page.getByRole('region', { name: 'Introduction' });
const control = (page: Page, name: string) => hero(page).getByRole('button', { name, exact: true });
const thread = (page: Page, number: number) => hero(page).getByRole('button', { name: `Slide ${number}` });
const slide = (page: Page, number: number) => page.locator(`#slide-${number}`);

/** Fails unless the slide is the current one and all others are inert. */
async function expectCurrent(page: Page, number: number) {
  await expect(thread(page, number)).toHaveAttribute('aria-current', 'true');
  const links = page.locator('[id^=slide-] a');
  const reachable = () => links.evaluateAll((all) => all.map((link) => !link.closest('[inert]')));
  await expect.poll(reachable).toEqual([1, 2, 3, 4].map((each) => each === number));
}

/** Fails unless the slide is the current one and the only one in view. */
async function expectSlide(page: Page, number: number) {
  await expectCurrent(page, number);
  await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
  for (const other of [1, 2, 3, 4].filter((other) => other !== number))
    await expect(slide(page, other)).not.toBeInViewport();
}

/** Opens the home page with its clock stopped; only `page.clock.runFor` advances it. */
async function openStopped(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
}

/** The scripts that the page has requested. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test.describe('the hero before hydration', () => {
  test('shows its first slide, the only one with an h1, and fetches no React', async ({ page }) => {
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

  test('fetches only the pictures of the first slide', async ({ page }) => {
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

  test('animates the progress bar of the first slide without React', async ({ page }) => {
    await openStopped(page);
    await expect(thread(page, 1).locator('i')).toHaveCSS('animation-duration', `${SLIDE_MS / 1000}s`);
  });

  test('replays the click that hydrates it', async ({ page }) => {
    await page.goto('/');
    await control(page, 'Next').click();
    await expectSlide(page, 2);
  });

  test('moves nothing on the page when it hydrates', async ({ page }) => {
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
  test('advances every ten seconds, wraps around, and announces nothing', async ({ page }) => {
    await openStopped(page);
    for (const number of [2, 3, 4, 1]) {
      await page.clock.runFor(SLIDE_MS);
      await expectCurrent(page, number);
    }
    await expect(hero(page).getByRole('status')).toBeEmpty();
  });

  test('moves by one slide with Next and Previous, wraps around, and announces the slide', async ({ page }) => {
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
    test(`shows "${title}" by its button and by its address, with a link to the membership form`, async ({ page }) => {
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

  test('makes the slides that are out of view inert', async ({ page }) => {
    await page.goto('/');
    await control(page, 'Next').click();
    await expectSlide(page, 2);
    await control(page, 'Previous').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(slide(page, 2).getByRole('link')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeFocused();
  });

  test('changes slides with the arrow keys', async ({ page }) => {
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

  test('stops while the mouse is over it', async ({ page }) => {
    await openStopped(page);
    await slide(page, 1).hover();
    await expect(hero(page)).toHaveAttribute('data-live');
    await page.clock.runFor(2 * SLIDE_MS);
    await expectCurrent(page, 1);
    await page.mouse.move(...ELSEWHERE);
    await page.clock.runFor(SLIDE_MS);
    await expectCurrent(page, 2);
  });

  test('stops while it has keyboard focus', async ({ page }) => {
    await openStopped(page);
    // After a key press the browser shows the focus as keyboard focus.
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
    // The drag is longer than half the hero's width, so that even a slow one changes the slide.
    await page.mouse.move(1100, 600);
    await page.mouse.down();
    await page.mouse.move(100, 600, { steps: 8 });
    await page.mouse.up();
    await expectSlide(page, 2);
    await expect(hero(page).getByRole('status')).toHaveText('2 of 4: Join the Association');
  });
});

test.describe('the hero under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('does not advance by itself, has no Pause button, and changes slides without animation', async ({ page }) => {
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

  test('scrolls from slide to slide and hides the controls', async ({ page }) => {
    await page.goto('/');
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
    await expect(control(page, 'Next')).toBeHidden();
    await slide(page, 3).scrollIntoViewIfNeeded();
    await expect(slide(page, 3)).toBeInViewport({ ratio: 0.9 });
    await expect(slide(page, 3).getByRole('link', { name: 'Join your peers' })).toBeVisible();
  });
});
