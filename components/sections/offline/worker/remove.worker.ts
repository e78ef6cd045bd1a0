import { OURS } from '#components/sections/offline/kept.ts';

declare const self: ServiceWorkerGlobalScope;

/** Replaces the worker that keeps pages: removes its caches and unregisters itself. */
async function remove(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
