import { expect, type Page, test } from './fixtures.ts';
import { answer, fakeCaptcha } from './forms.ts';

const GUIDE = '/how-to-prepare-for-an-hmrc-audit';

type Target = ReturnType<Page['getByRole']>;

/** Presses Tab until the target is focused; fails if it is then out of view or covered. */
async function tabTo(page: Page, target: Target, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press(key);
    if (!(await target.evaluate((element) => element === document.activeElement))) continue;
    await expect
      .poll(() =>
        target.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const front = document.elementFromPoint(left + width / 2, top + height / 2);
          return front !== null && (element.contains(front) || front.contains(element) || !!front.closest('label'));
        }),
      )
      .toBe(true);
    return;
  }
  throw new Error('Tab does not reach the target.');
}

async function typeInto(page: Page, target: Target, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (!(await menu.isVisible())) return;
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`by keyboard alone at a width of ${viewport.width} pixels, a visitor`, () => {
    test.use({ viewport });
    test.slow();

    test('applies for membership', async ({ page }) => {
      await fakeCaptcha(page);
      const sent = await answer(page, 'savemembershipdetails');
      await page.goto('/', { waitUntil: 'networkidle' });
      await openMenu(page);
      const entry = page.getByRole('banner').getByRole('button', { name: 'Become a Member' });
      if (await entry.isVisible()) {
        await tabTo(page, entry);
        if ((await entry.getAttribute('aria-expanded')) !== 'true') await page.keyboard.press('Enter');
      }
      await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Membership Form' }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/become-a-member#membership-form');
      await page.waitForLoadState('networkidle');
      const form = page.getByRole('form', { name: 'Membership Form' });
      await tabTo(page, form.getByRole('radio').first());
      await page.keyboard.press('Space');
      await tabTo(page, form.getByLabel('Title'));
      await page.keyboard.press('ArrowDown');
      await typeInto(page, form.getByLabel('Full Name'), 'Sample Person');
      await typeInto(page, form.getByLabel('Phone', { exact: false }).first(), '02079460958');
      await typeInto(page, form.getByLabel('Email'), 'sample@firm.example');
      await typeInto(page, form.getByLabel('Business Name'), 'Sample Ltd');
      await typeInto(page, form.getByLabel('Address').first(), '1 Sample Street');
      await typeInto(page, form.getByRole('combobox', { name: 'City' }), 'Newport');
      await expect(form.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await typeInto(page, form.getByLabel('Postcode'), 'LE1 1AA');
      await tabTo(page, form.getByRole('checkbox').last());
      await page.keyboard.press('Space');
      await tabTo(page, form.getByRole('button', { name: 'I am human' }));
      await page.keyboard.press('Enter');
      await tabTo(page, form.getByRole('button', { name: 'Submit application' }));
      await page.keyboard.press('Enter');
      await expect.poll(() => sent.bodies.length).toBe(1);
    });

    test('sends an enquiry', async ({ page }) => {
      await fakeCaptcha(page);
      const sent = await answer(page, 'savecontactdetails');
      await page.goto('/contact-us', { waitUntil: 'networkidle' });
      const form = page.getByRole('form', { name: 'Submit an Enquiry' });
      await tabTo(page, form.getByLabel('Title'));
      await page.keyboard.press('ArrowDown');
      await typeInto(page, form.getByLabel('First Name'), 'Sample');
      await typeInto(page, form.getByLabel('Last Name'), 'Person');
      await typeInto(page, form.locator('[autocomplete=tel]'), '02079460958');
      await typeInto(page, form.getByLabel('Email'), 'sample@firm.example');
      await typeInto(page, form.getByRole('combobox', { name: 'City' }), 'Newport');
      await expect(form.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await typeInto(page, form.locator('textarea'), 'A sample question about membership.');
      await tabTo(page, form.getByRole('button', { name: 'I am human' }));
      await page.keyboard.press('Enter');
      await tabTo(page, form.getByRole('button', { name: 'Send enquiry' }));
      await page.keyboard.press('Enter');
      await expect.poll(() => sent.bodies.length).toBe(1);
    });

    test('finds a guide and ticks its checklist', async ({ page }) => {
      await page.goto('/about-us', { waitUntil: 'networkidle' });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('hmrc audit');
      const found = page
        .locator('[data-results]')
        .getByRole('link', { name: 'How to prepare for an HMRC audit' })
        .first();
      await expect(found).toBeVisible();
      await tabTo(page, found);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(GUIDE);
      const box = page.getByRole('checkbox').first();
      await expect(box).toBeVisible();
      await tabTo(page, box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
      await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
    });

    test('plans a compliance year', async ({ page }) => {
      await page.clock.setFixedTime('2026-11-20T10:00:00Z');
      await page.goto('/compliance-calendar', { waitUntil: 'networkidle' });
      await tabTo(page, page.getByRole('radio').first());
      await page.keyboard.press('Space');
      const hmrc = page.getByRole('radio', { name: /HMRC alone/ });
      for (let presses = 0; presses < 10 && !(await hmrc.isChecked()); presses++)
        await page.keyboard.press('ArrowDown');
      await expect(hmrc).toBeChecked();
      await typeInto(page, page.getByLabel('Next declaration and fee due'), '05052027');
      await typeInto(page, page.getByLabel('Next review of the risk assessment'), '02022027');
      await typeInto(page, page.getByLabel('Next look at the training log'), '06062027');
      await tabTo(page, page.getByRole('button', { name: 'Work out my dates' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Your year' })).toBeFocused();
    });

    test('finds an event and adds it to a calendar', async ({ page }) => {
      await page.clock.setFixedTime('2025-06-10T10:00:00+01:00');
      await page.goto('/eventcalander', { waitUntil: 'networkidle' });
      await tabTo(page, page.getByRole('button', { name: 'Day', exact: true }));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('grid').getByRole('link', { name: /Welcome MSB Meet-Up/ }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/welcome-msb-meet-up-19th-june-2025');
      await tabTo(page, page.locator('a[href$=".ics"]').first());
      const download = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    });

    test('views the photographs', async ({ page }) => {
      await page.goto('/photos2025', { waitUntil: 'networkidle' });
      const first = page.locator('main a[aria-haspopup]').filter({ visible: true }).first();
      await tabTo(page, first);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Pictures' });
      await expect(dialog.getByText('1 of 105', { exact: true })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByText('2 of 105', { exact: true })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.locator('main a[aria-haspopup]:focus')).toBeInViewport();
    });

    test('reads the news', async ({ page }) => {
      await page.goto('/about-us', { waitUntil: 'networkidle' });
      await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/news');
      const item = page.getByRole('main').getByRole('article').first();
      const title = await item.getByRole('heading').innerText();
      await tabTo(page, item.getByRole('link'));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    test.describe('on a first visit', () => {
      test.use({ savedConsent: null });

      test('refuses cookies', async ({ page }) => {
        await page.goto('/about-us', { waitUntil: 'networkidle' });
        const reject = page.getByRole('button', { name: 'Reject All' });
        await tabTo(page, reject);
        await page.keyboard.press('Enter');
        await expect(reject).toBeHidden();
      });
    });

    test.describe('without network', () => {
      test.use({ serviceWorkers: 'allow', expectedMessages: [/net::ERR_|Failed to fetch/] });

      test('reopens a guide that was read before', async ({ page }) => {
        await page.goto(GUIDE);
        await expect(page.getByText(/This page is kept on your device/)).toBeVisible();
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await page.goto('/our-team');
        const kept = page.getByRole('list', { name: 'Pages kept on this device' }).getByRole('link').first();
        await expect(kept).toBeVisible();
        await tabTo(page, kept);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(GUIDE);
        await expect(page.getByText(/You are offline/)).toBeVisible();
      });
    });
  });
