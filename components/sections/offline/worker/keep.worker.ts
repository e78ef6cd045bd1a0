import { HASHED_FILE, isPageCache, OFFLINE_PAGE, OURS } from '#components/sections/offline/kept.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of the offline page and a hash of them; scripts/outputs/offlineWorker.ts fills in both. */
declare const SHELL: { version: string; files: string[] };

const SHELL_CACHE = `${OURS}shell:${SHELL.version}`;

/** Stores the offline page with its files, unless it has been stored: all of them or none. */
async function storeShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  if (!(await cache.match(OFFLINE_PAGE))) await cache.addAll(SHELL.files);
}

async function install(): Promise<void> {
  await storeShell();
  // An older worker has nothing to finish: while there is a network, pages come from it.
  await self.skipWaiting();
}

/** Removes the caches of older workers, but not those of kept pages. */
async function activate(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(OURS) && name !== SHELL_CACHE && !isPageCache(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  // Requests the page while the worker starts, so that no navigation waits for the worker.
  await self.registration.navigationPreload?.enable();
}

/** Stores the offline page for a page that asks for it, and replies whether that worked. */
async function storeAndReply({ ports }: ExtendableMessageEvent): Promise<void> {
  const stored = await storeShell().then(
    () => true,
    () => false,
  );
  ports[0]?.postMessage(stored);
}

/** Answers from the network, and from the caches only when that fails. Never writes to a cache. */
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
self.addEventListener('message', (event) => event.waitUntil(storeAndReply(event)));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' || HASHED_FILE.test(pathname)) event.respondWith(answer(event));
});
