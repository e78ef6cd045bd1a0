import { readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startSiteScripts } from '#components/behaviours/siteScripts.client.ts';
import { BEHAVIOURS } from '#components/dom/hooks.ts';
import { savesData } from '#components/dom/savesData.client.ts';
import { readCases } from '../../../fixtures/cases.ts';
import { filesBelow } from '../../../fixtures/files.ts';

const { connections, visits } = readCases(import.meta, {
  connections: z.array(z.object({ connection: z.unknown().optional(), saves: z.boolean() })),
  visits: z.array(z.tuple([z.string(), z.string(), z.int()])),
});

test('markup can name every behaviour, and no other', () => {
  const files = filesBelow(['components'], /\.(behaviour|lazy)\.client\.ts$/);
  expect(files.map((file) => posix.basename(file).split('.')[0]).sort()).toEqual(BEHAVIOURS);
});

/** Opens a loaded and idle page; gives the addresses of the scripts that were added to it. */
function scriptsAt(hostname: string, userAgent: string): string[] {
  const added: string[] = [];
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('window', { requestIdleCallback: null });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('document', {
    querySelector: () => null,
    readyState: 'complete',
    createElement: () => ({ addEventListener: () => {} }),
    body: { append: ({ src }: { src: string }) => added.push(src) },
  });
  startSiteScripts();
  return added;
}

afterEach(() => vi.unstubAllGlobals());

test.each(connections)('a connection $connection saves data: $saves', ({ connection, saves }) => {
  vi.stubGlobal('navigator', { connection });
  expect(savesData()).toBe(saves);
});

test.each(visits)('at %s, for %s, %i site scripts load', (hostname, userAgent, count) => {
  expect(scriptsAt(hostname, userAgent)).toHaveLength(count);
});

test('the eight site scripts take at most 6 kB together', () => {
  const bytes = readdirSync('public/assets/js').map((file) => statSync(`public/assets/js/${file}`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000);
});
