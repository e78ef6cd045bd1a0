import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Prose } from '#components/prose/Prose.tsx';
import { Checklist } from '#components/ui/lists/Checklist.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import { emulate } from '../../fixtures/component/media.ts';
import { show } from '../../fixtures/component/show.tsx';

/** How what stands before the first item is drawn: its top and its left edge. */
function drawnBefore(): string[] {
  const item = page.getByRole('listitem').first().element();
  const { borderTopStyle, borderLeftStyle } = getComputedStyle(item, '::before');
  return [borderTopStyle, borderLeftStyle];
}

test('a list that is only read has dashes, and no boxes that look as if they could be ticked, except on paper', async () => {
  await show(<Checklist items={[{ item: 'The contract.', reason: 'Signed, with its end date.' }]} />);
  expect(drawnBefore()).toEqual(['none', 'solid']);
  await emulate('print');
  expect(drawnBefore()).toEqual(['solid', 'solid']);
});

test('a numbered list begins at the number that its author wrote', async () => {
  await show(<Prose markdown={'3. Third\n4. Fourth'} />);
  const item = page.getByRole('listitem').first().element();
  expect(item.parentElement).toHaveAttribute('start', '3');
  // Drawn by the counter of the list, which begins at its start.
  expect(getComputedStyle(item, '::before').content).toBe('counter(list-item)');
});

test('a long word stays within its card', async () => {
  await page.viewport(320, 700);
  const word = 'Donaudampfschifffahrtsgesellschaftskapitaen';
  await show(<FactsStrip facts={[{ figure: word, text: 'a word' }]} />);
  expect(document.documentElement.scrollWidth).toBe(320);
});
