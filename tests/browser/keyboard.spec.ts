import { expect, test } from '../fixtures/browser/test.ts';

/** More presses of Tab than any of these pages needs. */
const MOST_PRESSES = 250;

test.slow();

// What keys do at a control is tested in tests/component, and the whole of a form in tests/engines.
for (const path of [
  '/',
  '/how-to-prepare-for-an-hmrc-audit',
  '/compliance-calendar',
  '/do-i-need-to-register?does=exchange',
  '/eventcalander',
])
  for (const width of [390, 1280])
    test(`Tab leads through ${path} to its end at ${width} pixels, and nothing covers what has the focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const last = page.getByRole('contentinfo').getByRole('link').last();
      for (let presses = 0; presses < MOST_PRESSES; presses++) {
        await page.keyboard.press('Tab');
        // WCAG 2.4.11; what scrolls into view may take a moment.
        await expect
          .poll(() =>
            page.evaluate(() => {
              const focused = document.activeElement ?? document.body;
              const { left, top, width, height } = focused.getBoundingClientRect();
              const front = document.elementFromPoint(left + width / 2, top + height / 2);
              if (front && (focused.contains(front) || front.contains(focused) || front.closest('label'))) return '';
              return `${focused.outerHTML.slice(0, 200)} behind ${front?.outerHTML.slice(0, 200)}`;
            }),
          )
          .toBe('');
        if (await last.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error('Tab does not lead to the last link.');
    });
