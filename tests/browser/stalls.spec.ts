import { z } from 'zod';
import { handOver } from '../fixtures/browser/calendar.ts';
import { fakeCaptcha } from '../fixtures/browser/forms.ts';
import { expect, type Page, test } from '../fixtures/browser/test.ts';
import { readCases } from '../fixtures/cases.ts';

const { stalls } = readCases(import.meta, {
  stalls: z.array(
    z.strictObject({
      stalled: z.string(),
      path: z.string(),
      said: z.string(),
      again: z.string().optional(),
      type: z.string().optional(),
      press: z.string().optional(),
      seconds: z.int().default(15),
    }),
  ),
});

const PLATFORM = { contentType: 'text/html', body: '<!doctype html><title>-</title><p>Sample platform</p>' };

const named = (page: Page, name: string) => {
  const pattern = new RegExp(`^${name}`);
  const control = page.getByRole('link', { name: pattern }).or(page.getByRole('button', { name: pattern }));
  return control.or(page.getByLabel(pattern)).first();
};

test.describe('what stalls leaves nobody without an answer', () => {
  test.use({ expectedMessages: [/time is over|Loading chunk failed|could not be (sent|loaded)|TimeoutError/] });

  for (const { stalled, path, type, press, seconds, said, again } of stalls)
    test(`${stalled} at ${path}: ${said}`, async ({ page }) => {
      await page.clock.install();
      await fakeCaptcha(page);
      await page.route(/youtube/, (route) => route.fulfill(PLATFORM));
      await page.route(stalled, () => undefined);
      if (path === '/eventsdetails') await handOver(page, { description: '<p>Bring <b>questions</b></p>' });
      const asked = page.waitForRequest(stalled);
      await page.goto(path);
      if (type) await named(page, type).fill('Sample Bureau');
      if (press) await named(page, press).click();
      await asked;
      await page.clock.runFor(seconds * 1000);
      await expect(page.getByText(new RegExp(said)).first()).toBeVisible();
      if (!again) return;
      if (press) await named(page, press).click();
      await expect(page.getByText(new RegExp(again)).first()).toBeVisible();
    });
});
