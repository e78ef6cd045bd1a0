import { readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startSiteScripts } from '#components/behaviours/siteScripts.client.ts';
import { savesData } from '#components/dom/savesData.client.ts';
import { filesBelow, matches, read } from '../../../fixtures/files.ts';

test('markup names every behaviour, and no other', () => {
  const files = filesBelow(['components'], /\.(behaviour|lazy)\.client\.ts$/);
  const named = filesBelow(['components'], /\.tsx$/)
    .flatMap((file) => matches(read(file), /behaviours\(('[^)]*')\)/g))
    .flatMap((names) => matches(names, /'(\w+)'/g));
  expect(files.map((file) => posix.basename(file).split('.')[0]).sort()).toEqual([...new Set(named)].sort());
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

const PUBLIC = 'www.msb-association.example';

test.each([
  ['localhost', 'Mozilla/5.0', 0],
  ['127.0.0.1', 'Mozilla/5.0', 0],
  ['[::1]', 'Mozilla/5.0', 0],
  [PUBLIC, 'Mozilla/5.0', 8],
  [PUBLIC, 'Mozilla/5.0 Prerender (+https://github.com/prerender/prerender)', 0],
])('at %s, for %s, %i site scripts load', (hostname, userAgent, count) => {
  expect(scriptsAt(hostname, userAgent)).toHaveLength(count);
});

test('the eight site scripts take at most 6 kB together', () => {
  const bytes = readdirSync('public/assets/js').map((file) => statSync(`public/assets/js/${file}`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000);
});
