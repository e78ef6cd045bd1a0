import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import { NotFound } from '#components/sections/not-found/NotFound.tsx';
import { FilterTabs } from '#components/ui/lists/FilterTabs.tsx';
import { Points } from '#components/ui/lists/Points.tsx';
import { notFound } from '#content/pages/not-found.ts';
import { emulate } from '../fixtures/component/media.ts';
import { show } from '../fixtures/component/show.tsx';

/** In forced colours backgrounds are gone: what only they would show needs a line or a sign. */
beforeEach(() => emulate('screen', { 'forced-colors': 'active' }));

test('the chosen tab of the gallery has an outline, and the others have none', async () => {
  const tabs = ['All', 'Speakers'].map((label) => ({ category: label.toLowerCase(), label, count: 1 }));
  await show(<FilterTabs label="Photos" tabs={tabs} />);
  const outlineOf = (name: RegExp) => getComputedStyle(page.getByRole('link', { name }).element()).outlineStyle;
  expect([outlineOf(/^All/), outlineOf(/^Speakers/)]).toEqual(['solid', 'none']);
});

test('the points of a list keep their dashes', async () => {
  await show(<Points points={['Regulator visits']} />);
  const item = page.getByRole('listitem').element();
  expect(getComputedStyle(item, '::before').borderLeftStyle).toBe('solid');
});

test('the 404 page shows the zero between its fours, as the rosette is gone', async () => {
  await show(<NotFound {...notFound} />);
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
