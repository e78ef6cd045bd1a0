import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startConsent } from '#components/behaviours/consent.client.ts';
import { show } from '../../fixtures/component/show.tsx';
import { switchOff } from '../../fixtures/component/visitor.ts';
import { SamplePage } from '../../fixtures/readers.tsx';

const KEY = 'cookieConsent';

const banner = page.getByRole('dialog', { name: 'Your choice on cookies' });
const settings = page.getByRole('button', { name: 'Cookie settings' });
const button = (name: string) => page.getByRole('button', { name });
const toggle = (name: string) => page.getByRole('switch', { name });
const savedChoice = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const isShown = () => expect.element(banner).toBeVisible();
const isHidden = () => expect.element(banner).not.toBeInTheDocument();

async function visit({ analyticsSrc = '', marketingSrc = '' } = {}): Promise<void> {
  await show(<SamplePage analyticsSrc={analyticsSrc} marketingSrc={marketingSrc} />);
  startConsent();
}

describe('the cookie banner', () => {
  test('is shown if no choice is saved, with both switches off, buttons of one size, and the page unmoved', async () => {
    const place = await show(<SamplePage />);
    const before = place.getByRole('main').element().getBoundingClientRect();
    startConsent();
    await isShown();
    expect(place.getByRole('main').element().getBoundingClientRect()).toEqual(before);
    await expect.element(toggle('Analytics')).not.toBeChecked();
    await expect.element(toggle('Marketing')).not.toBeChecked();
    const reject = button('Reject All').element().getBoundingClientRect();
    const accept = button('Accept All').element().getBoundingClientRect();
    expect(reject.height).toBe(accept.height);
    expect(Math.abs(reject.width - accept.width)).toBeLessThan(16);
  });

  test.each([
    ['Reject All', { analytics: false, marketing: false }],
    ['Save Preferences', { analytics: false, marketing: true }],
    ['Accept All', { analytics: true, marketing: true }],
  ])('saves the choice of “%s” with Marketing switched on, and does not ask again', async (name, choice) => {
    await visit();
    await toggle('Marketing').click();
    await button(name).click();
    await isHidden();
    expect(savedChoice()).toEqual(choice);
    await visit();
    await isHidden();
  });

  test.each(['no JSON', '{}', '{"analytics":true}', '{"analytics":"yes","marketing":false}'])(
    'is shown if what is saved is no choice: %s',
    async (saved) => {
      localStorage.setItem(KEY, saved);
      await visit();
      await isShown();
    },
  );

  test('can be answered and opened again by the keyboard alone', async () => {
    await visit();
    toggle('Analytics').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(toggle('Analytics')).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button('Reject All')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isHidden();
    expect(savedChoice()).toEqual({ analytics: true, marketing: false });
    await userEvent.tab();
    expect(page.getByRole('main').element().contains(document.activeElement)).toBe(true);
    settings.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(banner).toHaveFocus();
    await expect.element(toggle('Analytics')).toBeChecked();
    button('Save Preferences').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(settings).toHaveFocus();
  });

  test('works with storage switched off', async () => {
    switchOff('localStorage');
    await visit();
    await button('Reject All').click();
    await isHidden();
  });

  test('is shown on a page that the browser prerendered only once the visitor opens that page', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'));
    await visit();
    await isHidden();
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await isShown();
  });
});

describe('the scripts of analytics and marketing', () => {
  /** Visits with both scripts; gives how often each was loaded so far. Each test has scripts of its own. */
  async function visitWithScripts(name: string): Promise<() => number[]> {
    const sources = ['analytics', 'marketing'].map((kind) => `data:text/javascript,/*${kind} ${name}*/`);
    await visit({ analyticsSrc: sources[0], marketingSrc: sources[1] });
    return () => sources.map((src) => document.querySelectorAll(`script[src="${src}"]`).length);
  }

  test('are loaded once, and only after consent', async () => {
    const loaded = await visitWithScripts('asked');
    expect(loaded()).toEqual([0, 0]);
    await toggle('Analytics').click();
    await button('Save Preferences').click();
    expect(loaded()).toEqual([1, 0]);
    await settings.click();
    await button('Accept All').click();
    expect(loaded()).toEqual([1, 1]);
  });

  test('are loaded at once if the saved choice allows them', async () => {
    localStorage.setItem(KEY, '{"analytics":true,"marketing":false}');
    const loaded = await visitWithScripts('saved');
    expect(loaded()).toEqual([1, 0]);
    await isHidden();
  });
});
