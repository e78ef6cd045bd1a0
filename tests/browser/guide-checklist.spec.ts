import { expectAccessible } from './accessible.ts';
import { expectNoSidewaysScroll } from './fit.ts';
import { expect, type Page, test } from './fixtures.ts';

const GUIDE = '/how-to-prepare-for-an-hmrc-audit';

const tools = (page: Page) => page.getByRole('region', { name: 'Your checklist' });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const keptTicks = (page: Page) => page.evaluate(() => localStorage.getItem('guideTicks'));

async function open(page: Page): Promise<void> {
  await page.goto(GUIDE);
  await expect(tools(page).getByRole('status')).toHaveText(/of 12 done/);
  await expect(box(page, 'Training log.')).toBeVisible();
}

test.describe('the checklist of a guide', () => {
  test('stores nothing before the first tick, and every tick after that', async ({ page }) => {
    await open(page);
    expect(await keptTicks(page)).toBeNull();
    await box(page, 'Training log.').check();
    await page.getByText('Risk assessment.', { exact: true }).click();
    await expect(tools(page).getByRole('status')).toHaveText('2 of 12 done');
    await page.reload();
    await expect(box(page, 'Training log.')).toBeChecked();
    await expect(box(page, 'Risk assessment.')).toBeChecked();
    await expect(tools(page).getByRole('status')).toHaveText('2 of 12 done');
  });

  test('describes each box by its reason', async ({ page }) => {
    await open(page);
    await expect(box(page, 'Training log.')).toHaveAccessibleDescription(/how understanding was tested/);
  });

  test('works by keyboard, and deletes all stored ticks on reset', async ({ page }) => {
    await open(page);
    await box(page, 'Risk assessment.').focus();
    await page.keyboard.press('Space');
    await expect(box(page, 'Risk assessment.')).toBeChecked();
    await tools(page).getByRole('button', { name: 'Reset' }).focus();
    await page.keyboard.press('Enter');
    await expect(box(page, 'Risk assessment.')).not.toBeChecked();
    await expect(box(page, 'Risk assessment.')).toBeFocused();
    await expect(tools(page).getByRole('button', { name: 'Reset' })).toBeDisabled();
    expect(await keptTicks(page)).toBeNull();
  });

  test('is stored separately for each guide', async ({ page }) => {
    await open(page);
    await box(page, 'Training log.').check();
    await page.goto('/how-to-renew-hmrc-mlr');
    await expect(page.getByRole('region', { name: 'Your checklist' }).getByRole('status')).toHaveText(/^0 of/);
  });

  test('prints its ticks, its progress and the date', async ({ page }) => {
    await page.clock.setFixedTime('2026-12-01T10:00:00Z');
    await page.addInitScript(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'));
      };
    });
    await open(page);
    await box(page, 'Training log.').check();
    await tools(page).getByRole('button', { name: 'Print or save as PDF' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Printed on 1 December 2026')).toBeVisible();
    await expect(page.getByText('1 of 12 done')).toBeVisible();
    await expect(tools(page).getByRole('button')).toHaveCount(0);
    await expect(box(page, 'Training log.')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('can still be ticked if storage is switched off, and says that ticks are not kept', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Storage is switched off.');
      };
    });
    await open(page);
    await box(page, 'Training log.').check();
    await expect(tools(page).getByText('your ticks last until you leave the page')).toBeVisible();
    await expect(tools(page).getByRole('status')).toHaveText('1 of 12 done');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no accessibility faults in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page);
      await box(page, 'Training log.').check();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is shown as a plain list to print', async ({ page }) => {
      await page.goto(GUIDE);
      await expect(page.getByRole('listitem').filter({ hasText: 'Training log.' })).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expect(tools(page)).toBeHidden();
    });
  });
});
