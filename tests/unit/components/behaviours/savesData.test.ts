import { afterEach, expect, test, vi } from 'vitest';
import { savesData } from '#components/behaviours/savesData.client.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g', saveData: false }, false],
  [undefined, false],
])('a connection %j saves data: %s', (connection, saves) => {
  vi.stubGlobal('navigator', { connection });
  expect(savesData()).toBe(saves);
});
