import { whenIdle } from '#components/behaviours/idle.client.ts';
import { part } from '#components/behaviours/part.client.ts';
import { savesData } from '#components/behaviours/savesData.client.ts';
import { freshCache, HASHED_FILE, WORKER } from './kept.ts';
import { keptOn } from './keptOn.ts';
import { wantsPagesKept } from './wish.ts';

/** Caches this page and every hashed file that it has loaded or loads later. The worker serves them when the network fails. */
async function keep(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const path = location.pathname;
  const page = await fetch(path, { cache: 'force-cache' });
  if (!page.ok || page.redirected) return;
  const cache = await freshCache(path);
  await cache.put(path, page);
  const keepFiles = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { origin, pathname } = new URL(entry.name);
      // Files that this code fetches are reported here too and must not be fetched again.
      const own = entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch';
      if (!own && origin === location.origin && HASHED_FILE.test(pathname)) cache.add(pathname).catch(console.error);
    }
  };
  new PerformanceObserver((list) => keepFiles(list.getEntries())).observe({ type: 'resource', buffered: true });
}

/** Shows the date of the cached copy; used without a connection. */
async function showAge(words: HTMLElement): Promise<void> {
  const copy = await caches.match(location.pathname);
  const day = copy && keptOn(copy);
  if (day) words.textContent = (words.dataset.copy ?? '').replace('{day}', day);
}

/** Runs `work` when the page is shown (and not only prerendered), loaded and idle. */
function whenRead(work: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => whenRead(work), { once: true });
  else if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}

/**
 * Keeps the open page on the device for reading offline, and shows the note that says so. It does nothing in development,
 * where the reader has refused, and on connections that save data.
 *
 * @param note the note below the page (KeptNote.tsx)
 */
export function start(note: HTMLElement): void {
  const words = part(note, '[data-copy]', HTMLElement);
  if (import.meta.env.DEV || !('serviceWorker' in navigator && 'caches' in window)) return;
  if (savesData() || !wantsPagesKept()) return;
  whenRead(() => {
    const work = navigator.onLine ? keep() : showAge(words);
    work.then(() => {
      note.hidden = false;
    }, console.error);
  });
}
