import { site } from '#content/site/site.ts';
import { expect, test } from '../fixtures/browser/test.ts';

const GUIDE = '/how-to-prepare-for-an-hmrc-audit';

test('a guide prints its ticks black on white under a letterhead, with addresses below the text', async ({ page }) => {
  const address = page.getByRole('region', { name: 'Official sources' }).getByRole('link').first();
  await page.goto(GUIDE);
  await page.getByRole('checkbox', { name: 'Training log.' }).check();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner').getByRole('link')).toHaveAccessibleName(`${site.siteName}, home`);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'In this guide', includeHidden: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to all guides', includeHidden: true })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const named = page.getByRole('link', { name: 'followed by a written confirmation' });
  expect(await named.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('[');
  expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('https://www.gov.uk/');
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  await expect(page.getByText(/^Printed on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Training log.' })).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('further European letters are fetched only where a name has one', async ({ page }) => {
  const fonts = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return files.flatMap((file) => /(\w+(?:-ext)?)\.[\w-]+\.woff2$/.exec(file)?.[1] ?? []).sort();
  };
  expect(await fonts('/about-us')).toEqual(['commissioner', 'gloock']);
  expect(await fonts('/our-team')).toEqual(['commissioner', 'gloock', 'gloock-ext']);
});

test('the compliance calendar prints its rules, or a planned year on two pages', async ({ page }) => {
  const rules = page.getByRole('heading', { name: 'HMRC annual declaration and fee' });
  await page.goto('/compliance-calendar');
  await expect(page.getByRole('button', { name: 'Work out my dates' })).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await expect(rules).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('radio', { name: /Registered with HMRC only/ }).check();
  await page.getByRole('button', { name: 'Work out my dates' }).click();
  await page.getByLabel('Next declaration and fee due Must').fill('2027-05-31');
  await page.keyboard.press('Enter');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Your year' })).toBeVisible();
  await expect(rules).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const must = page.getByRole('list').getByText('Must', { exact: true }).first();
  await expect(must).toHaveCSS('border', '3px solid rgb(0, 0, 0)');
  await expect(must).toHaveCSS('color', 'rgb(0, 0, 0)');
  const source = page.getByRole('link', { name: 'Report to OFSI due' }).first();
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toMatch(/\[/);
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  const file = await page.pdf({ preferCSSPageSize: true });
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
