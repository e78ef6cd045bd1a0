/** The worker's address: at the root, since its scope is the whole site. */
export const WORKER = '/sw.js';

/** The page that lists the kept pages; also served instead of a page that isn't kept. */
export const OFFLINE_PAGE = '/offline';

/** The prefix of every cache name of this site. */
export const OURS = 'offline:';

/** One cache for each page, named by its path, with all the files of that page. Raise the number when the format changes. */
const PAGE = `${OURS}1:`;

/** The most pages that are kept; the least recently read one is removed first. */
const MOST_PAGES = 20;

/** Files whose names contain a hash of their content. */
export const HASHED_FILE = /^\/(static|media)\//;

export const isPageCache = (name: string): boolean => name.startsWith(PAGE);

const cacheNames = async () => (await caches.keys()).filter(isPageCache);

/** Opens an empty cache for a page, as the newest, and removes the oldest beyond the limit. */
export async function freshCache(path: string): Promise<Cache> {
  await caches.delete(PAGE + path);
  const cache = await caches.open(PAGE + path);
  const names = await cacheNames();
  await Promise.all(names.slice(0, -MOST_PAGES).map((name) => caches.delete(name)));
  return cache;
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

/** Removes every kept page. */
export async function removePages(): Promise<void> {
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
}
