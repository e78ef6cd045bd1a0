import { LAYOUTS } from '../fixtures/browser/builtPaths.ts';
import { misfitsAt } from '../fixtures/browser/fit.ts';
import { expect, test } from '../fixtures/browser/test.ts';

/** The browser's own size of text, twice the usual: breakpoints and lengths follow it (WCAG 1.4.4). */
const TWICE = { standard: 32, fixed: 26 };

test.use({ expectedMessages: [/404 \(Not Found\)/] });

test('with text twice as large, every layout fits a desktop and a phone', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: TWICE });
  const found: string[] = [];
  for (const path of LAYOUTS) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    for (const width of [1280, 390])
      found.push(...(await misfitsAt(page, width, 900)).map((misfit) => `${path}: ${misfit}`));
  }
  expect(found).toEqual([]);
});
