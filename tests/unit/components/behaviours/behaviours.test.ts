import { readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startSiteScripts } from '#components/behaviours/siteScripts.client.ts';
import { BEHAVIOURS } from '#components/dom/hooks.ts';
import { savesData } from '#components/dom/savesData.client.ts';
import { filesBelow } from '../../../fixtures/sources.ts';

test('markup can name every behaviour, and no other', () => {
  const files = filesBelow(['components']).filter((file) => file.endsWith('.behaviour.client.ts'));
  expect(files.map((file) => posix.basename(file, '.behaviour.client.ts')).sort()).toEqual(BEHAVIOURS);
});

/** Opens a loaded and idle page; gives the addresses of the scripts that were added to it, in order. */
function scriptsAt(hostname: string, userAgent = 'Mozilla/5.0'): string[] {
  const added: string[] = [];
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', {
    readyState: 'complete',
    createElement: () => ({ addEventListener: () => {} }),
    body: { append: ({ src }: { src: string }) => added.push(src) },
  });
  startSiteScripts();
  return added;
}

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

const ORDER = ['jquery', 'swiper', 'slider', 'bootstrap', 'wow', 'autocount', 'tilt', 'main'];
const CRAWLER = 'Mozilla/5.0 Prerender (+https://github.com/prerender/prerender)';

test.each([
  ['once each and in order', 'www.msb-association.example', undefined, ORDER],
  ['not', 'localhost', undefined, []],
  ['not', '127.0.0.1', undefined, []],
  ['not', '[::1]', undefined, []],
  ['not for a crawler', 'www.msb-association.example', CRAWLER, []],
])('the eight site scripts load %s at %s', (_, hostname, userAgent, names) => {
  expect(scriptsAt(hostname, userAgent)).toEqual(names.map((name) => `/assets/js/${name}.js`));
});

test('the eight site scripts take at most 6 kB together', () => {
  const bytes = readdirSync('public/assets/js').map((file) => statSync(`public/assets/js/${file}`).size);
  expect(bytes).toHaveLength(8);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000);
});
