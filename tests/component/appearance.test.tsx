import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import { NotFound } from '#components/sections/not-found/NotFound.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import { FilterTabs } from '#components/ui/lists/FilterTabs.tsx';
import { notFound } from '#content/pages/not-found.ts';
import { siteSearch } from '#content/pages/search.ts';
import { show } from '../fixtures/component/show.tsx';
import { emulate } from '../fixtures/component/visitor.ts';
import { photoGallery, videoGallery } from '../fixtures/media.tsx';

test('a long word stays within its card', async () => {
  await page.viewport(320, 700);
  const word = 'Donaudampfschifffahrtsgesellschaftskapitaen';
  await show(<FactsStrip facts={[{ figure: word, text: 'a word' }]} />);
  expect(document.documentElement.scrollWidth).toBe(320);
});

describe.each([320, 390, 1280])('at %i pixels', (width) => {
  test.each([
    ['videos', videoGallery, 16 / 9],
    ['photos', photoGallery, 4 / 3],
  ])('few %s have the shape of a picture, and one is as large as it needs to be', async (_, gallery, shape) => {
    await page.viewport(width, 900);
    for (const count of [1, 2, 3, 5]) {
      await show(gallery(count));
      const boxes = [...document.querySelectorAll('picture')].map((still) => still.getBoundingClientRect());
      expect(boxes).toHaveLength(count);
      for (const box of boxes) expect(box.width / box.height).toBeCloseTo(shape, 1);
      const [only] = boxes;
      if (count === 1) expect(only?.width).toBeGreaterThan(Math.min(600, 0.8 * width));
    }
  });
});

// In forced colours backgrounds are gone: what only they would show needs a line or a sign.
describe('in forced colours', () => {
  beforeEach(() => emulate('screen', { 'forced-colors': 'active' }));

  /** How a part of the page looks. */
  const look = (part: Locator) => part.screenshot({ base64: true, save: false });

  test('the chosen tab of the gallery looks different from the others', async () => {
    const tabs = ['All', 'Speakers'].map((label) => ({ category: label.toLowerCase(), label, count: 1 }));
    await show(<FilterTabs label="Photos" tabs={tabs} />);
    const all = page.getByRole('link', { name: /^All/ });
    const chosen = await look(all);
    all.element().removeAttribute('aria-current');
    expect(await look(all)).not.toBe(chosen);
  });

  test('the 404 page shows its zero when the rosette is missing', async () => {
    await show(<NotFound {...notFound} search={siteSearch} />);
    const fours = page.elementLocator(document.querySelector('[aria-hidden]:has(span)') ?? document.body);
    const shown = await look(fours);
    document.querySelector('[aria-hidden] span')?.setAttribute('style', 'visibility: hidden');
    expect(await look(fours)).not.toBe(shown);
  });

  test.each(['checkbox', 'radio'] as const)('a chosen %s looks different from one that is not', async (type) => {
    await show(<Checkbox aria-label="Sample" type={type} round={type === 'radio'} />);
    const box = page.getByRole(type);
    const before = await look(box);
    // Without a press, whose focus would change its look too.
    Object.assign(box.element(), { checked: true });
    expect(await look(box)).not.toBe(before);
  });
});
