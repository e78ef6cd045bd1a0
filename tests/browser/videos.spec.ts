import { expect, hold, type Page, test } from './fixtures.ts';

const TITLES = [
  'A glimpse of the first members’ meet-up',
  'Financial risk strategies for MSBs',
  'The future of cash and AI',
  'Bank accounts: do’s and don’ts',
  'What attendees said, part one',
  'London 2025 welcome meet',
  'What attendees said, part two',
  'Cutting onboarding costs with email and mobile verification',
  'What attendees said, part three',
];

const tile = (page: Page, title: string) => page.getByRole('link', { name: `Play ${title}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Video' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const film = (page: Page, title: string) => dialog(page).locator(`iframe[title="${title}"]`);

/** Fakes the platform: its player answers messages as the real one does. */
async function answerAsPlatform(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(new URL(route.request().url()));
    const script = "addEventListener('message', ({ source }) => source.postMessage('{\"event\":\"onReady\"}', '*'))";
    return route.fulfill({ contentType: 'text/html', body: `<title>film</title><script>${script}</script>` });
  });
  return asked;
}

/** Opens the home page and waits until its tiles open the dialog; before that they are links to the platform. */
async function openGallery(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
}

test.describe('the video gallery', () => {
  test('shows nine stills and requests nothing from the platform', async ({ page }) => {
    const asked = await answerAsPlatform(page);
    await openGallery(page);
    await expect(page.getByRole('link', { name: /^Play / })).toHaveText(TITLES);
    for (const title of TITLES) await tile(page, title).hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('plays a video at once in a dialog, without cookies and related videos', async ({ page }) => {
    const asked = await answerAsPlatform(page);
    await openGallery(page);
    await tile(page, TITLES[1] ?? '').click();
    await expect(dialog(page)).toContainText('2 of 9');
    await expect(dialog(page)).toContainText('Financial risk strategies for MSBs');
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]?.host).toBe('www.youtube-nocookie.com');
    expect(asked[0]?.pathname).toBe('/embed/SAMPLE-0001');
    expect(asked[0]?.searchParams.get('autoplay')).toBe('1');
    expect(asked[0]?.searchParams.get('rel')).toBe('0');
    await expect(film(page, TITLES[1] ?? '')).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(page).toHaveURL('/#video-2');
  });

  test('moves to the next and previous video, and wraps around', async ({ page }) => {
    await answerAsPlatform(page);
    await openGallery(page);
    await tile(page, TITLES[0] ?? '').click();
    await button(page, 'Previous').click();
    await expect(film(page, TITLES[8] ?? '')).toBeVisible();
    await button(page, 'Next').click();
    await expect(film(page, TITLES[0] ?? '')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(film(page, TITLES[1] ?? '')).toBeVisible();
    await expect(dialog(page).locator('iframe')).toHaveCount(1);
  });

  for (const [way, close] of [
    ['the close button', (page: Page) => button(page, 'Close').click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click beside the video', (page: Page) => page.mouse.click(8, 400)],
  ] as const)
    test(`closes with ${way}, stops the video and returns the focus`, async ({ page }) => {
      await answerAsPlatform(page);
      await openGallery(page);
      await tile(page, TITLES[4] ?? '').click();
      await button(page, 'Next').click();
      await expect(film(page, TITLES[5] ?? '')).toBeVisible();
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(tile(page, TITLES[4] ?? '')).toBeFocused();
      await expect(page).toHaveURL('/');
    });

  test('stays open when its text is clicked', async ({ page }) => {
    await answerAsPlatform(page);
    await openGallery(page);
    await tile(page, TITLES[0] ?? '').click();
    await dialog(page)
      .getByText(TITLES[0] ?? '')
      .click();
    await expect(dialog(page)).toBeVisible();
  });

  test('opens by keyboard, and keeps the focus inside', async ({ page }) => {
    await answerAsPlatform(page);
    await openGallery(page);
    await tile(page, TITLES[2] ?? '').press('Enter');
    await expect(film(page, TITLES[2] ?? '')).toBeVisible();
    await expect(button(page, 'Close')).toBeFocused();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => document.activeElement?.matches('body *:not(dialog *)'));
      expect(outside).toBe(false);
    }
  });
});

test('a video clicked before its behaviour has loaded opens once it has loaded', async ({ page }) => {
  await answerAsPlatform(page);
  const release = await hold(page, '**/videos.behaviour*.js');
  const asked = page.waitForRequest(/videos\.behaviour/);
  await page.goto('/');
  await asked;
  await tile(page, TITLES[1] ?? '').click();
  await expect(page).toHaveURL('/');
  release();
  await expect(dialog(page)).toContainText('2 of 9');
});

test.describe('a video whose player fails to load', () => {
  test.use({ expectedMessages: [/ERR_FAILED|Loading chunk failed \(missing\): player/] });

  test('opens on the platform, and the failure is logged', async ({ page }) => {
    await page.route('**/player.client.*.js', (route) => route.abort());
    await openGallery(page);
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Loading chunk failed'));
    const left = page.waitForRequest('https://www.youtube.com/watch?v=SAMPLE-0006');
    await tile(page, TITLES[0] ?? '').click();
    await logged;
    await left;
  });
});

test.describe('the message that a video can’t be played', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('is shown with a link to the platform, and cleared once another video plays', async ({ page }) => {
    await page.clock.install();
    await openGallery(page);
    // The player never answers, because the fixtures block every request to another site.
    await tile(page, TITLES[0] ?? '').click();
    const note = dialog(page).getByRole('alert');
    await expect(note).toBeEmpty();
    await page.clock.runFor(16_000);
    await expect(note).toContainText('The video can’t be played here.');
    await expect(note.getByRole('link', { name: 'Watch it on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=SAMPLE-0006',
    );
    await answerAsPlatform(page);
    const answer = page.evaluate(() => new Promise<void>((resolve) => addEventListener('message', () => resolve())));
    await button(page, 'Next').click();
    await expect(note).toBeEmpty();
    await expect(
      film(page, TITLES[1] ?? '')
        .contentFrame()
        .locator('script'),
    ).toBeAttached();
    await page.clock.runFor(500);
    await answer;
    await page.clock.runFor(16_000);
    await expect(note).toBeEmpty();
  });

  test('is shown at once without a connection', async ({ page }) => {
    await openGallery(page);
    await tile(page, TITLES[0] ?? '').hover();
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await tile(page, TITLES[0] ?? '').click();
    await expect(dialog(page).getByRole('alert')).toContainText('The video can’t be played here.');
  });
});

test.describe('the entrance animation of the videos', () => {
  test('plays once per session, with videos a tenth of a second apart', async ({ page }) => {
    const delays: unknown[] = [];
    await page.exposeFunction(
      'noteDelay',
      (id: string, delay: unknown) => id.startsWith('video') && delays.push(delay),
    );
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, timing) {
        if (typeof timing === 'object') Reflect.get(window, 'noteDelay')(this.id, timing.delay);
        return animate.call(this, frames, timing);
      };
    });
    const arrive = () => page.locator('#video-1').evaluate((film) => film.scrollIntoView({ behavior: 'instant' }));
    await openGallery(page);
    await arrive();
    await expect.poll(() => delays).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('photoGalleryAnimations'))).toContain('videos');
    await page.reload({ waitUntil: 'networkidle' });
    await arrive();
    await expect(page.locator('#video-9')).toBeInViewport();
    expect(delays).toHaveLength(9);
  });
});

test.describe('the video gallery without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links to the platform’s own pages', async ({ page }) => {
    await openGallery(page);
    await expect(tile(page, TITLES[0] ?? '')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=SAMPLE-0006');
  });
});
