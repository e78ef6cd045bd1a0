import type { Page } from '@playwright/test';
import { browse } from './browse.ts';

/** The budget of a visit to a page of each kind, in kilobytes. */
const BUDGETS = { '/': 130, '/kyc-cdd-msbs': 75, '/contact-us': 130, '/become-a-member': 130 };
const TELEPHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, ignoreHTTPSErrors: true };

const kindOf = (url: string) => /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? 'page';

/** Scrolls a page to its end as it loads, and gives the files that were sent. */
async function filesOf(page: Page, address: string): Promise<{ url: string; bytes: number }[]> {
  const sizes: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes().then((sent) => sent.responseHeadersSize + sent.responseBodySize);
    sizes.push(size.then((bytes) => ({ url: request.url(), bytes })));
  });
  await page.goto(address);
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += 400) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
  return (await Promise.all(sizes)).filter(({ bytes }) => bytes > 0);
}

/** Prints what a whole visit downloads on a telephone: sums by kind of file, and files that were sent twice. */
export const measureBytes = (): Promise<void> =>
  browse(async (origin, browser) => {
    for (const [path, budget] of Object.entries(BUDGETS)) {
      const page = await browser.newPage(TELEPHONE);
      const sent = await filesOf(page, origin + path);
      await page.close();
      const sums: Record<string, number> = {};
      for (const { url, bytes } of sent) sums[kindOf(url)] = (sums[kindOf(url)] ?? 0) + bytes;
      const total = sent.reduce((sum, { bytes }) => sum + bytes, 0);
      console.log(`\n${path}: ${(total / 1000).toFixed(1)} kB of ${budget}`);
      console.table(sums);
      const twice = sent.filter(({ url }, index) => sent.findIndex((file) => file.url === url) < index);
      for (const { url } of twice) console.log(`${url} was sent again.`);
    }
  });
