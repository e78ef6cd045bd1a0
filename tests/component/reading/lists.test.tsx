import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Checklist } from '#components/ui/lists/Checklist.tsx';
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
  expect(drawnBefore()).toEqual(['dashed', 'none']);
  await emulate('print');
  expect(drawnBefore()).toEqual(['solid', 'solid']);
});
