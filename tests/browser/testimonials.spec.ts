import { expect, type Page, test } from './fixtures.ts';

const QUOTE_MS = 4000;

const testimonials = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const control = (page: Page, name: string) => testimonials(page).getByRole('button', { name, exact: true });
const bullet = (page: Page, number: number) => control(page, `Testimonial ${number} of 6`);
const quote = (page: Page, number: number) => page.locator(`#testimonial-${number}`);

async function expectCurrent(page: Page, number: number) {
  await expect(bullet(page, number)).toHaveAttribute('aria-current', 'true');
  for (const each of [1, 2, 3, 4, 5, 6]) await expect(quote(page, each)).toHaveJSProperty('inert', each !== number);
}

/** Fails unless the quote is the current one and the only one in view. */
async function expectQuote(page: Page, number: number) {
  await expectCurrent(page, number);
  await expect(quote(page, number)).toBeInViewport({ ratio: 0.95 });
  for (const other of [1, 2, 3, 4, 5, 6].filter((other) => other !== number))
    await expect(quote(page, other).locator('blockquote')).not.toBeInViewport();
}

async function open(page: Page, address = '/') {
  await page.goto(address);
  await bullet(page, 1).scrollIntoViewIfNeeded();
  await expect(testimonials(page)).toHaveAttribute('data-live');
}

/** Opens the page with its clock stopped; only `page.clock.runFor` advances it. */
async function openStopped(page: Page, address = '/') {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(page, address);
}

test.describe('the testimonials', () => {
  test('are six quotes, each with a person and an organisation, one with a link', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Celebrating the Experiences of Our Members' })).toBeVisible();
    for (const number of [1, 2, 3, 4, 5, 6]) await expect(quote(page, number)).toContainText(/‘.+’.*Sample .+, .+/);
    await expect(page.locator('[id^=testimonial-] a')).toHaveCount(1);
    await expect(quote(page, 1).getByRole('link', { name: 'LinkedIn profile' })).toHaveAttribute('href', /linkedin/);
  });

  test('show the initials of a person without a picture, and request them from no service', async ({ page }) => {
    await page.goto('/');
    const avatar = quote(page, 2).getByText('SO', { exact: true });
    await expect(avatar).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(avatar).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(avatar).toHaveCSS('font-weight', '700');
    expect(await avatar.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([60, 60]);
  });

  test('advance every four seconds, wrap around, and announce nothing', async ({ page }) => {
    await openStopped(page);
    for (const number of [2, 3, 4, 5, 6, 1]) {
      await page.clock.runFor(QUOTE_MS);
      await expectCurrent(page, number);
    }
    await expect(testimonials(page).getByRole('status')).toBeEmpty();
  });

  test('keep advancing by themselves after a click', async ({ page }) => {
    await openStopped(page);
    await bullet(page, 4).click();
    await expectCurrent(page, 4);
    await page.clock.runFor(QUOTE_MS);
    await expectCurrent(page, 5);
  });

  test('can be paused and played', async ({ page }) => {
    await openStopped(page);
    await control(page, 'Pause').click();
    await page.clock.runFor(3 * QUOTE_MS);
    await expectCurrent(page, 1);
    await control(page, 'Play').click();
    await page.clock.runFor(QUOTE_MS);
    await expectCurrent(page, 2);
  });

  test('stop while they have keyboard focus', async ({ page }) => {
    await openStopped(page);
    await page.keyboard.press('Tab');
    await bullet(page, 1).focus();
    await page.clock.runFor(3 * QUOTE_MS);
    await expectCurrent(page, 1);
  });

  test('move with the buttons and arrow keys, wrap around, and announce the current one', async ({ page }) => {
    await open(page);
    await control(page, 'Pause').click();
    await control(page, 'Previous').click();
    await expectQuote(page, 6);
    await expect(testimonials(page).getByRole('status')).toHaveText(/^6 of 6: ‘We build software/);
    await control(page, 'Next').click();
    await expectQuote(page, 1);
    await page.keyboard.press('ArrowRight');
    await expectQuote(page, 2);
    await expect(page).toHaveURL('/#testimonial-2');
  });

  test('work by keyboard alone', async ({ page }) => {
    await open(page);
    await control(page, 'Next').focus();
    await page.keyboard.press('Enter');
    await expectCurrent(page, 2);
    await page.keyboard.press('Tab');
    await expect(control(page, 'Pause')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(control(page, 'Play')).toBeFocused();
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
    await expect(bullet(page, 4)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectCurrent(page, 4);
  });

  test('open at the quote named in the address', async ({ page }) => {
    await openStopped(page, '/#testimonial-3');
    await page.clock.runFor(100);
    await expectQuote(page, 3);
  });

  test('have 30 pixels between two quotes', async ({ page }) => {
    await page.goto('/');
    const [first, second] = await page
      .locator('[id^=testimonial-] blockquote')
      .evaluateAll((quotes) => quotes.map((quote) => quote.getBoundingClientRect()));
    expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(30);
  });

  for (const width of [576, 768, 1024])
    test(`show one quote at ${width} pixels${width < 768 ? ' without arrow buttons' : ''}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      await open(page);
      await control(page, 'Pause').click();
      await bullet(page, 2).click();
      await expectQuote(page, 2);
      await expect(control(page, 'Next')).toBeVisible({ visible: width >= 768 });
      await expect(control(page, 'Previous')).toBeVisible({ visible: width >= 768 });
    });
});

test.describe('the testimonials under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('do not advance by themselves, and have no Pause button', async ({ page }) => {
    await openStopped(page);
    await expect(control(page, 'Pause')).toBeHidden();
    await page.clock.runFor(3 * QUOTE_MS);
    await expectCurrent(page, 1);
  });
});

test.describe('the testimonials without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('scroll from quote to quote', async ({ page }) => {
    await page.goto('/');
    await quote(page, 1).scrollIntoViewIfNeeded();
    await expect(quote(page, 1)).toBeInViewport({ ratio: 0.9 });
    await expect(control(page, 'Pause')).toBeHidden();
    await quote(page, 5).scrollIntoViewIfNeeded();
    await expect(quote(page, 5)).toBeInViewport({ ratio: 0.9 });
  });
});
