import { describe, expect, test } from 'vitest';
import { readTicks, withList } from '#components/sections/guides/ticks.ts';

describe('reading ticks', () => {
  test('gives the stored ticks', () => {
    expect(readTicks('{"audit":["Training log."]}')).toEqual({ audit: ['Training log.'] });
  });

  test.each([null, '', 'no JSON', '7', 'null', '["Training log."]'])('treats %j as no ticks', (kept) => {
    expect(readTicks(kept)).toEqual({});
  });

  test('leaves out anything that is not a tick', () => {
    expect(readTicks('{"audit":["Training log.",7],"renewal":"all"}')).toEqual({ audit: ['Training log.'] });
  });
});

describe('storing a checklist', () => {
  test('leaves the other checklists unchanged', () => {
    expect(withList({ audit: ['Training log.'] }, 'renewal', ['Fee.'])).toEqual({
      audit: ['Training log.'],
      renewal: ['Fee.'],
    });
  });

  test('removes a checklist without ticks', () => {
    expect(withList({ audit: ['Training log.'] }, 'audit', [])).toEqual({});
  });
});
