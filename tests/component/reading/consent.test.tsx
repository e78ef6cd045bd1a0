import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startConsent } from '#components/behaviours/consent.client.ts';
import type { site } from '#content/site/site.ts';
import { show } from '../../fixtures/component/show.tsx';
import {
  boxOf,
  button,
  fillSilently,
  inAnotherTab,
  lookAgain,
  stayOnPage,
  switchOff,
} from '../../fixtures/component/visitor.ts';
import { SamplePage } from '../../fixtures/readers.tsx';

const KEY = 'cookieConsent';

const cookies = {
  banner: page.getByRole('dialog', { name: 'Your choice on cookies' }),
  settings: page.getByRole('button', { name: 'Cookie settings' }),
  toggle: (name: string) => page.getByRole('switch', { name }),
  saved: () => JSON.parse(localStorage.getItem(KEY) ?? 'null'),
  save: (choice: string) => localStorage.setItem(KEY, choice),
};

const ALL = { analytics: true, marketing: true };
const NONE = { analytics: false, marketing: false };

async function visit(settings: Partial<typeof site> = {}): Promise<void> {
  await show(
    <SamplePage settings={settings}>
      <input aria-label="Name" />
    </SamplePage>,
  );
  startConsent();
}

/**
 * Opens a page with both scripts; gives how often each was loaded so far. Each test names scripts
 * of its own.
 */
async function visitWithScripts(name: string): Promise<() => number[]> {
  const sources = ['analytics', 'marketing'].map((kind) => `data:text/javascript,/*${kind} ${name}*/`);
  const [analyticsSrc = '', marketingSrc = ''] = sources;
  await visit({ analyticsSrc, analyticsAttributes: { 'data-website-id': name }, marketingSrc });
  return () => sources.map((src) => document.querySelectorAll(`script[src="${src}"]`).length);
}

describe('the cookie banner', () => {
  test('is shown, with both switches off, if no choice is saved', async () => {
    const main = (await show(<SamplePage />)).getByRole('main');
    const before = boxOf(main);
    startConsent();
    await expect.element(cookies.banner).toBeVisible();
    expect(boxOf(main)).toEqual(before);
    for (const name of ['Analytics', 'Marketing']) await expect.element(cookies.toggle(name)).not.toBeChecked();
    const looks = ['Reject All', 'Accept All', 'Save Preferences'].map((name) => {
      const { color, backgroundColor, borderColor } = getComputedStyle(button(name).element());
      const { width, height } = boxOf(button(name));
      return [color, backgroundColor, borderColor, Math.round(width), Math.round(height)].join();
    });
    expect(new Set(looks).size).toBe(1);
  });

  test.each(['navigate', 'reload'] as const)('is a part of the page in a low window, after a %s', async (type) => {
    await page.viewport(844, 390);
    const main = (await show(<SamplePage />)).getByRole('main');
    const before = boxOf(main);
    vi.spyOn(PerformanceNavigationTiming.prototype, 'type', 'get').mockReturnValue(type);
    startConsent();
    await expect.element(cookies.banner).toBeVisible();
    // On a reload the browser's own place, below the banner, is left alone.
    const moved = type === 'reload' ? boxOf(cookies.banner).height : 0;
    expect(boxOf(main).top).toBeCloseTo(before.top + moved, 0);
  });

  test.each([
    ['Reject All', NONE],
    ['Save Preferences', { analytics: false, marketing: true }],
    ['Accept All', ALL],
  ])('saves the choice of “%s” with Marketing switched on, and does not ask again', async (name, choice) => {
    await visit();
    await cookies.toggle('Marketing').click();
    await button(name).click();
    await expect.element(cookies.banner).not.toBeInTheDocument();
    expect(cookies.saved()).toEqual(choice);
    await visit();
    await expect.element(cookies.banner).not.toBeInTheDocument();
  });

  test('is shown if the stored choice is invalid', async () => {
    for (const saved of ['no JSON', '{}', '{"analytics":true}', '{"analytics":"yes","marketing":false}']) {
      cookies.save(saved);
      await visit();
      await expect.element(cookies.banner).toBeVisible();
    }
  });

  test('takes the focus when the visitor opens it, and returns it', async () => {
    await visit();
    await button('Reject All').click();
    await expect.element(page.getByRole('main')).toHaveFocus();
    await cookies.settings.click();
    await expect.element(cookies.banner).toHaveFocus();
    await button('Save Preferences').click();
    await expect.element(cookies.settings).toHaveFocus();
  });

  test('closes when the visitor chooses in another tab, or on a later page and goes back', async () => {
    await visit();
    inAnotherTab(KEY, NONE);
    await expect.element(cookies.banner).not.toBeInTheDocument();
    localStorage.clear();
    await visit();
    await expect.element(cookies.banner).toBeVisible();
    cookies.save(JSON.stringify(NONE));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(cookies.banner).not.toBeInTheDocument();
  });

  test('stays open for a visitor who opened it and looks at another tab', async () => {
    cookies.save(JSON.stringify(NONE));
    await visit();
    await cookies.settings.click();
    lookAgain();
    await expect.element(cookies.banner).toBeVisible();
  });

  test('works with storage switched off', async () => {
    switchOff('localStorage');
    await visit();
    await button('Reject All').click();
    await expect.element(cookies.banner).not.toBeInTheDocument();
  });

  test('is shown on a page that the browser prerendered only once the visitor opens that page', async () => {
    const prerendering = vi.spyOn(document, 'prerendering', 'get').mockReturnValue(true);
    await visit();
    await expect.element(cookies.banner).not.toBeInTheDocument();
    prerendering.mockRestore();
    document.dispatchEvent(new Event('prerenderingchange'));
    await expect.element(cookies.banner).toBeVisible();
  });
});

// That a saved choice loads them, and its withdrawal reloads: tests/browser/analytics.spec.ts.
describe('the scripts of analytics and marketing', () => {
  test('are loaded only after consent, and once', async () => {
    const loaded = await visitWithScripts('asked');
    expect(loaded()).toEqual([0, 0]);
    await cookies.toggle('Analytics').click();
    await button('Save Preferences').click();
    expect(loaded()).toEqual([1, 0]);
    await cookies.settings.click();
    await button('Accept All').click();
    expect(loaded()).toEqual([1, 1]);
    // With the attributes by which the provider knows the site.
    expect(document.querySelectorAll('script[data-website-id="asked"]')).toHaveLength(1);
  });

  test('follow a choice that the visitor makes in another tab', async () => {
    const left = stayOnPage();
    const loaded = await visitWithScripts('another tab');
    inAnotherTab(KEY, ALL);
    expect(loaded()).toEqual([1, 1]);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    inAnotherTab(KEY, NONE);
    lookAgain();
    expect(left).toEqual([]);
    hidden.mockRestore();
    lookAgain();
    await expect.poll(() => left).toEqual([`reload ${location.pathname}`]);
  });

  test.each([
    ['in another tab', () => inAnotherTab(KEY, NONE)],
    ['here', () => cookies.settings.click().then(() => button('Reject All').click())],
  ])(
    'run on a page where something is typed after consent is withdrawn %s, and the page says so',
    async (_, withdraw) => {
      cookies.save(JSON.stringify(ALL));
      const left = stayOnPage();
      await visitWithScripts('typed');
      fillSilently(page.getByLabelText('Name'), 'Sample');
      await withdraw();
      await expect.element(page.getByRole('alert')).toHaveTextContent('You have withdrawn your consent.');
      await expect.element(cookies.toggle('Analytics')).not.toBeChecked();
      await button('Save Preferences').click();
      await expect.element(cookies.banner).not.toBeInTheDocument();
      expect(cookies.saved()).toEqual(NONE);
      expect(left).toEqual([]);
    },
  );
});
