import { describe, expect, test } from 'vitest';
import { readTicks, withList } from '#components/sections/guides/ticks.ts';

describe('reading ticks', () => {
  test('gives back what was kept', () => {
    expect(readTicks('{"audit":["Training log."]}')).toEqual({ audit: ['Training log.'] });
  });

  test.each([null, '', 'no JSON', '7', 'null', '["Training log."]'])('%j counts as none', (kept) => {
    expect(readTicks(kept)).toEqual({});
  });

  test('leaves out what is no tick', () => {
    expect(readTicks('{"audit":["Training log.",7],"renewal":"all"}')).toEqual({ audit: ['Training log.'] });
  });
});

describe('keeping a checklist', () => {
  test('leaves the others as they are', () => {
    expect(withList({ audit: ['Training log.'] }, 'renewal', ['Fee.'])).toEqual({
      audit: ['Training log.'],
      renewal: ['Fee.'],
    });
  });

  test('without a tick leaves no trace of it', () => {
    expect(withList({ audit: ['Training log.'] }, 'audit', [])).toEqual({});
  });
});
