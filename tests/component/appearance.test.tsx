import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import { NotFound } from '#components/sections/not-found/NotFound.tsx';
import { Checklist } from '#components/ui/lists/Checklist.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import { FilterTabs } from '#components/ui/lists/FilterTabs.tsx';
import { Points } from '#components/ui/lists/Points.tsx';
import { notFound } from '#content/pages/not-found.ts';
import { siteSearch } from '#content/pages/search.ts';
import { emulate } from '../fixtures/component/media.ts';
import { show } from '../fixtures/component/show.tsx';
import { photoGallery, videoGallery } from '../fixtures/media.tsx';

/** How what comes before the first item of a list is drawn. */
const drawnBefore = () => getComputedStyle(page.getByRole('listitem').first().element(), '::before');

/** The styles of its top and its left edge. */
const edges = () => [drawnBefore().borderTopStyle, drawnBefore().borderLeftStyle];

test('a list that is only read has dashes, and no boxes that look as if they could be ticked, except on paper', async () => {
  await show(<Checklist items={[{ item: 'The contract.', reason: 'Signed, with its end date.' }]} />);
  expect(edges()).toEqual(['none', 'solid']);
  await emulate('print');
  expect(edges()).toEqual(['solid', 'solid']);
});

test('a numbered list begins at the number that its author wrote', async () => {
  await show(<Prose markdown={'3. Third\n4. Fourth'} />);
  expect(document.querySelector('ol')?.start).toBe(3);
  // Drawn by the counter of the list, which begins at its start.
  expect(drawnBefore().content).toBe('counter(list-item)');
});

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

test('the buttons of the film dialog have plain icons, whatever the tiles beside it have', async () => {
  await show(videoGallery(6));
  for (const icon of document.querySelectorAll('dialog svg')) {
    const { boxShadow, padding } = getComputedStyle(icon);
    expect({ boxShadow, padding }).toEqual({ boxShadow: 'none', padding: '0px' });
  }
  expect(document.querySelectorAll('dialog svg')).toHaveLength(3);
});

// In forced colours backgrounds are gone: what only they would show needs a line or a sign.
describe('in forced colours', () => {
  beforeEach(() => emulate('screen', { 'forced-colors': 'active' }));

  test('the chosen tab of the gallery has an outline, and the others have none', async () => {
    const tabs = ['All', 'Speakers'].map((label) => ({ category: label.toLowerCase(), label, count: 1 }));
    await show(<FilterTabs label="Photos" tabs={tabs} />);
    const outlineOf = (name: RegExp) => getComputedStyle(page.getByRole('link', { name }).element()).outlineStyle;
    expect([outlineOf(/^All/), outlineOf(/^Speakers/)]).toEqual(['solid', 'none']);
  });

  test('the points of a list keep their dashes', async () => {
    await show(<Points points={['Regulator visits']} />);
    expect(drawnBefore().borderLeftStyle).toBe('solid');
  });

  test('the 404 page shows the zero between its fours, as the rosette is gone', async () => {
    await show(<NotFound {...notFound} search={siteSearch} />);
    const zero = document.querySelector('[aria-hidden] span') ?? document.body;
    expect(getComputedStyle(zero, '::before').content).toBe('"0"');
  });

  test.each(['checkbox', 'radio'] as const)('the mark of a chosen %s is drawn once, by lines', async (type) => {
    await show(<Checkbox aria-label="Sample" type={type} round={type === 'radio'} defaultChecked />);
    const box = page.getByRole(type).element();
    expect(getComputedStyle(box).appearance).toBe('none');
    const { borderBottomStyle, borderBottomWidth } = getComputedStyle(box, '::after');
    expect(borderBottomStyle).toBe('solid');
    expect(Number.parseFloat(borderBottomWidth)).toBeGreaterThan(2);
  });
});
