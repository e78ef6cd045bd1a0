import type { Page } from '@playwright/test';
import { withPolicy } from '#scripts/prerender/policy.ts';
import { test as base, expect } from '../fixtures/browser/test.ts';
import { startBuildWith } from '../fixtures/server/buildServer.ts';

/** What a product's instructions name, and what its script does at each page. */
type Product = { src: string; attribute?: string; origins?: string[]; script: string; asks: string };

/** Stand-ins of products by their instructions (docs/deploy.md), each with its way to send. */
const PRODUCTS: Record<string, Product> = {
  'Simple Analytics': {
    src: 'https://scripts.simpleanalyticscdn.com/latest.js',
    origins: ['https://queue.simpleanalyticscdn.com'],
    script: `new Image().src = 'https://queue.simpleanalyticscdn.com/simple.gif';`,
    asks: 'https://queue.simpleanalyticscdn.com/simple.gif',
  },
  Umami: {
    src: 'https://stats.example.org/script.js',
    attribute: 'data-website-id="94db1cb1"',
    script: `const { src, dataset } = document.currentScript;
      fetch(new URL('/api/send?' + dataset.websiteId, src), { method: 'POST', body: '{}' });`,
    asks: 'https://stats.example.org/api/send?94db1cb1',
  },
  GoatCounter: {
    src: 'https://gc.zgo.at/count.js',
    attribute: 'data-goatcounter="https://sample.goatcounter.com/count"',
    origins: ['https://sample.goatcounter.com'],
    script: `navigator.sendBeacon(document.querySelector('script[data-goatcounter]').dataset.goatcounter)`,
    asks: 'https://sample.goatcounter.com/count',
  },
};

const test = base.extend<{ product: Product; asked: string[] }>({
  product: [{ src: '', script: '', asks: '' }, { option: true }],
  firstVisit: true,
  baseURL: async ({ product: { src, attribute = '', origins = [] } }, use) => {
    // As CookieBanner.tsx and the end of the build would have it.
    const set = (html: string) => {
      const unset = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      return withPolicy('page', unset.replace('data-cookie-src="', `${attribute} $&${src}`), src);
    };
    const { origin, stop } = await startBuildWith({ analyticsSrc: src, analyticsOrigins: origins }, set);
    await use(origin.replace('127.0.0.1', 'localhost'));
    await stop();
  },
  /** What other websites were asked. */
  asked: async ({ page, product: { src, script } }, use) => {
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      const url = route.request().url();
      asked.push(url);
      const body = url === src ? script : '';
      return route.fulfill({ contentType: 'text/javascript', headers: { 'Access-Control-Allow-Origin': '*' }, body });
    });
    await use(asked);
  },
});

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

// What the security policy refuses is an error in the console, and would fail them.
for (const [name, product] of Object.entries(PRODUCTS))
  test.describe(name, () => {
    test.use({ product });

    test('counts the pages of a visitor who consents, until consent is withdrawn', async ({ page, asked }) => {
      const { src, asks } = product;
      await page.goto('/about-us', { waitUntil: 'networkidle' });
      expect(asked).toEqual([]);
      await press(page, 'Accept All');
      await expect.poll(() => asked).toEqual([src, asks]);
      await page.goto('/our-team');
      await expect.poll(() => asked).toEqual([src, asks, src, asks]);
      await press(page, 'Cookie settings');
      await Promise.all([page.waitForEvent('load'), press(page, 'Reject All')]);
      await page.goto('/about-us', { waitUntil: 'networkidle' });
      expect(asked).toHaveLength(4);
    });
  });

test.describe('a script that makes a queue', () => {
  const script = 'window.dataLayer = []; navigator.sendBeacon(document.currentScript.src)';
  const src = 'https://stats.example.org/queue.js';
  test.use({ product: { src, script, asks: src } });

  test('receives the Core Web Vitals when the page is left', async ({ page, asked }) => {
    await page.goto('/about-us');
    await press(page, 'Accept All');
    await expect.poll(() => asked).toHaveLength(2);
    const metrics = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        return JSON.stringify(Reflect.get(window, 'dataLayer'));
      });
    await expect.poll(metrics).toMatch(/"event":"web-vitals","name":"CLS"/);
  });
});
