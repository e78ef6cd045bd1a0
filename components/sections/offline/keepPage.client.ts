import { whenIdle } from '#components/behaviours/idle.client.ts';
import { savesData } from '#components/behaviours/savesData.client.ts';
import { freshCache, HASHED_FILE, WORKER } from './kept.ts';
import { keptOn } from './keptOn.ts';
import { wantsPagesKept } from './wish.ts';

/** Keeps this page, and each file that it uses, from now on as well. The worker answers with them when the network fails. */
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
      // What is fetched here would be told of here again.
      const own = entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch';
      if (!own && origin === location.origin && HASHED_FILE.test(pathname)) cache.add(pathname).catch(console.error);
    }
  };
  new PerformanceObserver((list) => keepFiles(list.getEntries())).observe({ type: 'resource', buffered: true });
}

/** Says from which day this copy is, where there is no network to ask for a newer one. */
async function tellAge(words: HTMLElement): Promise<void> {
  const copy = await caches.match(location.pathname);
  const day = copy && keptOn(copy);
  if (day) words.textContent = (words.dataset.copy ?? '').replace('{day}', day);
}

/** Does `work` when the page is really looked at, has loaded and has nothing better to do. */
function whenRead(work: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => whenRead(work), { once: true });
  else if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}

/**
 * Keeps the page that is being read on the device, and says so below it. Not in development, not where the reader has said
 * no, and not on connections that save data.
 */
export function start(): void {
  const note = document.querySelector<HTMLElement>('[data-offline=keep]');
  const words = note?.querySelector<HTMLElement>('[data-copy]');
  if (!note || !words || import.meta.env.DEV || !('serviceWorker' in navigator && 'caches' in window)) return;
  if (savesData() || !wantsPagesKept()) return;
  whenRead(() => {
    const work = navigator.onLine ? keep() : tellAge(words);
    work.then(() => note.toggleAttribute('hidden', false), console.error);
  });
}
