import { expect, test } from '../fixtures/browser/test.ts';

/** More presses of Tab than any of these pages needs. */
const MOST_PRESSES = 250;

test.slow();

// What keys do at a control is tested in tests/component, and the whole of a form in tests/engines.
// The pages whose parts stay in view are walked through where they do.
for (const [path, ...widths] of [
  ['/', 1280],
  ['/how-to-prepare-for-an-hmrc-audit', 1280],
  ['/compliance-calendar', 390],
  ['/do-i-need-to-register?does=exchange', 390, 1280],
  ['/eventcalander', 390],
] as const)
  for (const width of widths)
    test(`whatever Tab focuses on ${path} is in view at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const last = await page.getByRole('contentinfo').getByRole('link').last().elementHandle();
      let atEnd = false;
      for (let presses = 0; presses < MOST_PRESSES && !atEnd; presses++) {
        await page.keyboard.press('Tab');
        // WCAG 2.4.11; what scrolls into view may take a moment.
        await expect(async () => {
          const focused = await page.evaluate((last) => {
            const focused = document.activeElement ?? document.body;
            const { left, top, width, height } = focused.getBoundingClientRect();
            const front = document.elementFromPoint(left + width / 2, top + height / 2);
            const free = front && (focused.contains(front) || front.contains(focused) || front.closest('label'));
            const covered = `${focused.outerHTML.slice(0, 200)} behind ${front?.outerHTML.slice(0, 200)}`;
            // Where nothing has the focus, as before the first Tab reaches the page, the next Tab
            // goes on.
            return { covered: free || focused === document.body ? '' : covered, atEnd: focused === last };
          }, last);
          expect(focused.covered).toBe('');
          atEnd = focused.atEnd;
        }).toPass();
      }
      expect(atEnd, 'Tab leads to the last link').toBe(true);
    });
