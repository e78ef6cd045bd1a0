import { HASHED_FILE, isPageCache, OFFLINE_PAGE, OURS } from '#components/sections/offline/kept.ts';

declare const self: ServiceWorkerGlobalScope;
/** The offline page with all it needs, and a name that changes with any of it; scripts/outputs/offlineWorker.ts writes both. */
declare const SHELL: { version: string; files: string[] };

const SHELL_CACHE = `${OURS}shell:${SHELL.version}`;

async function install(): Promise<void> {
  await (await caches.open(SHELL_CACHE)).addAll(SHELL.files);
  // Nothing of an older worker is worth waiting for: pages come from the network while there is one.
  await self.skipWaiting();
}

/** Removes what older workers left, but not what the reader has read since. */
async function activate(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(OURS) && name !== SHELL_CACHE && !isPageCache(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  // The network is asked while the worker starts, so that no page waits for it.
  await self.registration.navigationPreload?.enable();
}

/** From the network; from what was kept only where that fails. Nothing is ever kept here. */
async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const isPage = request.mode === 'navigate';
  try {
    return (isPage && (await preloadResponse)) || (await fetch(request));
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: isPage, ignoreVary: true });
    const answer = kept ?? (isPage ? await caches.match(OFFLINE_PAGE) : undefined);
    if (answer) return answer;
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' || HASHED_FILE.test(pathname)) event.respondWith(answer(event));
});
