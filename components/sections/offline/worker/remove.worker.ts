import { OURS } from '#components/sections/offline/kept.ts';

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of the worker that keeps pages, removes all that it left, and then itself. */
async function remove(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
