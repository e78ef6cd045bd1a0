import { browse } from './browse.ts';

/** The budget of a visit to a page of each kind, in kilobytes. */
const BUDGETS = { '/': 130, '/kyc-cdd-msbs': 75, '/contact-us': 130, '/become-a-member': 130 };

const kindOf = (url: string) => /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? 'page';

/**
 * Prints what a whole visit downloads, scrolled to its end on a telephone (412 px, two pixels each): sums by kind of
 * file, and files that were sent twice.
 */
export const measureBytes = (): Promise<void> =>
  browse(async (origin, open) => {
    for (const [path, budget] of Object.entries(BUDGETS)) {
      const page = await open({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const urls = new Map<string, string>();
      const files: { url: string; bytes: number }[] = [];
      session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) =>
        files.push({ url: urls.get(requestId) ?? origin, bytes }),
      );
      await page.goto(origin + path, { waitUntil: 'load' });
      for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += 400) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
        await page.waitForTimeout(100);
      }
      await page.waitForLoadState('networkidle');
      const sent = files.filter(({ url, bytes }) => url.startsWith(origin) && bytes > 0);
      const sums: Record<string, number> = {};
      for (const { url, bytes } of sent) sums[kindOf(url)] = (sums[kindOf(url)] ?? 0) + bytes;
      const total = sent.reduce((sum, { bytes }) => sum + bytes, 0);
      console.log(`\n${path}: ${(total / 1000).toFixed(1)} kB of ${budget}`);
      console.table(sums);
      const twice = sent.filter(({ url }, index) => sent.findIndex((file) => file.url === url) < index);
      for (const { url } of twice) console.log(`${url} was sent again.`);
      await page.close();
    }
  });
