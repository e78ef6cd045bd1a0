/** The worker's address: at the root, since its scope is the whole site. */
export const WORKER = '/sw.js';

/** The page that lists the kept pages; also served instead of a page that isn't kept. */
export const OFFLINE_PAGE = '/offline';

/** The prefix of every cache name of this site. */
export const OURS = 'offline:';

/**
 * One cache for each page, named by its path, with all the files of that page. Raise the number when the format changes. The
 * caches with the number 1 were made unasked; the worker removes them.
 */
const PAGE = `${OURS}2:`;

/** Files whose names contain a hash of their content. */
export const HASHED_FILE = /^\/(static|media)\//;

export const isPageCache = (name: string): boolean => name.startsWith(PAGE);

const cacheNames = async () => (await caches.keys()).filter(isPageCache);

/** Opens an empty cache for a page, as the newest. */
export async function freshCache(path: string): Promise<Cache> {
  await caches.delete(PAGE + path);
  return caches.open(PAGE + path);
}

export type KeptPage = { path: string; response: Response };

/** The kept pages, newest first. */
export async function keptPages(): Promise<KeptPage[]> {
  const found = await Promise.all(
    (await cacheNames()).map(async (name) => {
      const path = name.slice(PAGE.length);
      return { path, response: await (await caches.open(name)).match(path) };
    }),
  );
  return found.flatMap(({ path, response }) => (response ? [{ path, response }] : [])).reverse();
}

/** Removes kept pages. With the last one go the worker and the files of the offline page, so that nothing is left. */
export async function removePages(paths: string[]): Promise<void> {
  await Promise.all(paths.map((path) => caches.delete(PAGE + path)));
  if ((await cacheNames()).length > 0) return;
  await (await navigator.serviceWorker.getRegistration(WORKER))?.unregister();
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
