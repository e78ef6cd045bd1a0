/**
 * `npm run bench:bytes`: what a whole visit downloads, scrolled to its end on a telephone (412 px, two pixels each): every file with
 * its headers as HTTP/2 sends them, and the files that were requested twice. Needs Chromium, openssl and a build; no other website
 * is asked.
 */
import { chromium } from '@playwright/test';
import { findChromium } from '#scripts/checks/programs.ts';
import { serveFor } from '#scripts/checks/strangers/served.ts';
import { overHttp2 } from './overHttp2.ts';

/** The goal of a page of each kind, in kilobytes. */
const LIMITS = { '/': 130, '/kyc-cdd-msbs': 75, '/contact-us': 130, '/become-a-member': 130 };

/** What the sums are listed by: a file's ending. */
const kindOf = (path: string) => /\.(\w+)$/.exec(path)?.[1] ?? 'page';

/** Prints the bytes of a visit to each page. */
async function measure(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  for (const [path, limit] of Object.entries(LIMITS)) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 2,
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const files = new Map<string, { path: string; bytes: number }>();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { pathname, origin: from } = new URL(request.url);
      if (from === origin) files.set(requestId, { path: pathname, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId);
      if (file) file.bytes = encodedDataLength;
    });
    await page.goto(origin + path, { waitUntil: 'load' });
    for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += 400) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      await page.waitForTimeout(100);
    }
    await page.waitForLoadState('networkidle');
    const sums = new Map<string, number>();
    const times = new Map<string, number>();
    for (const { path, bytes } of files.values()) {
      sums.set(kindOf(path), (sums.get(kindOf(path)) ?? 0) + bytes);
      if (bytes > 0) times.set(path, (times.get(path) ?? 0) + 1);
    }
    const total = [...sums.values()].reduce((sum, bytes) => sum + bytes, 0);
    console.log(`\n${path}: ${(total / 1000).toFixed(1)} kB of ${limit}`);
    console.table(Object.fromEntries([...sums].sort(([, a], [, b]) => b - a)));
    for (const [file, count] of times) if (count > 1) console.log(`${file} was sent ${count} times.`);
    await context.close();
  }
  await browser.close();
}

await serveFor((origin) => overHttp2(origin, measure));
