import { fakeCaptcha } from '../fixtures/browser/forms.ts';
import { expect, type Page, test } from '../fixtures/browser/test.ts';

/** Something that a visitor reaches by Tab. */
type Target = ReturnType<Page['getByRole']>;

/** More presses of Tab than any page needs. */
const MOST_PRESSES = 250;

/** Presses Tab until the target is focused; fails if it is then out of view or covered (WCAG 2.4.11). */
async function tabTo(page: Page, target: Target): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab');
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

/** Reaches a target by Tab, and presses a key. */
async function press(page: Page, target: Target, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Reaches each field by Tab, and types its text. */
async function type(page: Page, fields: [target: Target, text: string][]): Promise<void> {
  for (const [field, text] of fields) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
}

/** Opens the menu where the screen is small, and the dropdown where that has not opened it. */
async function openDropdown(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  const entry = page.getByRole('banner').getByRole('button', { name: 'Become a Member' });
  if (await menu.isVisible()) await press(page, menu);
  await tabTo(page, entry);
  if ((await entry.getAttribute('aria-expanded')) !== 'true') await page.keyboard.press('Enter');
}

test.use({ viewport: { width: 390, height: 844 } });
test.slow();

for (const width of [390, 1280])
  test(`by keyboard alone, a visitor reaches the membership form by the menu at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await fakeCaptcha(page);
    await page.goto('/');
    await openDropdown(page);
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Membership Form' }));
    await expect(page).toHaveURL('/become-a-member#membership-form');
    await tabTo(page, page.getByRole('form', { name: 'Membership Form' }).getByRole('radio').first());
  });

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('by keyboard alone, a visitor refuses cookies, reads the news and ticks a checklist', async ({ page }) => {
    await page.goto('/about-us');
    const reject = page.getByRole('button', { name: 'Reject All' });
    await press(page, reject);
    await expect(reject).toBeHidden();
    await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }));
    await expect(page).toHaveURL('/news');
    const item = page.getByRole('main').getByRole('article').first();
    // Not innerText, which is empty until this part is rendered, a frame after the first view.
    const title = (await item.getByRole('heading').textContent()) ?? '';
    await press(page, item.getByRole('link'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.goto('/search');
    await type(page, [[page.getByRole('searchbox'), 'hmrc audit']]);
    const results = page.locator('[data-results]');
    await expect(results).toBeVisible();
    await press(page, results.getByRole('link', { name: 'How to prepare for an HMRC audit' }).first());
    await expect(page).toHaveURL('/how-to-prepare-for-an-hmrc-audit');
    const box = page.getByRole('checkbox').first();
    await expect(box).toBeVisible();
    await press(page, box, 'Space');
    await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  });
});

test('by keyboard alone, a visitor plans a compliance year, and finds an event', async ({ page }) => {
  await page.clock.setFixedTime('2025-06-10T10:00:00+01:00');
  await page.goto('/compliance-calendar');
  await expect(page.getByRole('button', { name: 'Work out my dates' })).toBeEnabled();
  await press(page, page.getByRole('radio').first(), 'Space');
  const hmrc = page.getByRole('radio', { name: /HMRC alone/ });
  for (let presses = 0; presses < 10 && !(await hmrc.isChecked()); presses++) await page.keyboard.press('ArrowDown');
  await expect(hmrc).toBeChecked();
  // These dates are the same whether the browser's date field begins with the day or with the month.
  await type(page, [
    [page.getByLabel('Next declaration and fee due'), '05052026'],
    [page.getByLabel('Next review of the risk assessment'), '02022026'],
    [page.getByLabel('Next look at the training log'), '06062026'],
  ]);
  await press(page, page.getByRole('button', { name: 'Work out my dates' }));
  await expect(page.getByRole('heading', { name: 'Your year' })).toBeFocused();
  await expect(page.getByLabel('Next declaration and fee due')).toHaveValue('2026-05-05');

  await page.goto('/eventcalander');
  await expect(page.getByRole('grid')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Day', exact: true }));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('grid').getByRole('link', { name: /Welcome MSB Meet-Up/ }));
  await expect(page).toHaveURL('/welcome-msb-meet-up-19th-june-2025');
});
