/** Where the worker answers from, and the only name it may be registered under: its scope is the whole site. */
export const WORKER = '/sw.js';

/** The page that stands in for one that isn't kept, and lists those that are. */
export const OFFLINE_PAGE = '/offline';

/** What every cache of ours begins with. */
export const OURS = 'offline:';

/** One cache a page, named by its path: it goes with all that the page used. Another number forgets those of an older form. */
const PAGE = `${OURS}1:`;

/** The most pages that are kept; the one that wasn't read for longest makes room. */
const MOST_PAGES = 20;

/** Files whose names change with what they hold. */
export const HASHED_FILE = /^\/(static|media)\//;

export const isPageCache = (name: string): boolean => name.startsWith(PAGE);

const cacheNames = async () => (await caches.keys()).filter(isPageCache);

/** Opens an empty cache for a page, as the latest of all, and removes what is beyond the limit. */
export async function freshCache(path: string): Promise<Cache> {
  await caches.delete(PAGE + path);
  const cache = await caches.open(PAGE + path);
  const names = await cacheNames();
  await Promise.all(names.slice(0, -MOST_PAGES).map((name) => caches.delete(name)));
  return cache;
}

export type KeptPage = { path: string; response: Response };

/** The kept pages, the latest first. */
export async function keptPages(): Promise<KeptPage[]> {
  const found = await Promise.all(
    (await cacheNames()).map(async (name) => {
      const path = name.slice(PAGE.length);
      return { path, response: await (await caches.open(name)).match(path) };
    }),
  );
  return found.flatMap(({ path, response }) => (response ? [{ path, response }] : [])).reverse();
}

/** Removes every kept page. */
export async function removePages(): Promise<void> {
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
}
