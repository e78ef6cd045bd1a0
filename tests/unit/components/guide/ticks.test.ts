import { expect, test } from 'vitest';
import { readTicks, withList } from '#components/sections/guides/ticks.ts';

test.each([null, '', 'no JSON', '7', 'null', '["Training log."]'])('%j is read as no ticks', (kept) => {
  expect(readTicks(kept)).toEqual({});
});

test('anything stored that is not a tick is left out', () => {
  expect(readTicks('{"audit":["Training log.",7],"renewal":"all"}')).toEqual({ audit: ['Training log.'] });
});

test('the ticks of one checklist leave those of the others unchanged', () => {
  const ticks = { audit: ['Training log.'] };
  expect(withList(ticks, 'renewal', ['Fee.'])).toEqual({ ...ticks, renewal: ['Fee.'] });
  expect(withList({ ...ticks, renewal: ['Fee.'] }, 'renewal', [])).toEqual(ticks);
});
