import { whenIdle } from '#components/behaviours/idle.client.ts';
import { part } from '#components/behaviours/part.client.ts';
import { freshCache, HASHED_FILE, keptPages, removePages, WORKER } from './kept.ts';
import { keptOn } from './keptOn.ts';

/** Registers the worker, and waits until it has stored the offline page. @throws Error where it can't */
async function installWorker(): Promise<void> {
  const { installing, active } = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  await new Promise<void>((resolve, reject) => {
    const settle = (stored: boolean) => {
      if (stored) resolve();
      else reject(new Error('The offline page could not be stored.'));
    };
    if (installing) {
      installing.addEventListener('statechange', () => settle(installing.state !== 'redundant'));
      return;
    }
    // Chromium gives an unregistered worker back while a page still has it, and does not install it anew.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => settle(data === true);
    active?.postMessage('', [port2]);
  });
}

/** The hashed files of this site among what a page has requested. */
function filesIn(entries: PerformanceEntryList): string[] {
  return entries.flatMap((entry) => {
    const { origin, pathname } = new URL(entry.name);
    // Files that this code fetches are reported here too and must not be fetched again.
    const own = entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch';
    return !own && origin === location.origin && HASHED_FILE.test(pathname) ? [pathname] : [];
  });
}

/** Fetches a file, from the browser's own cache if it can. @throws Error where there is no such file */
async function fetchFile(path: string): Promise<{ path: string; response: Response }> {
  const response = await fetch(path, { cache: 'force-cache' });
  if (response.ok && !response.redirected) return { path, response };
  throw new Error(`${path} could not be fetched.`);
}

/**
 * Keeps this page, with every hashed file that it has loaded or loads later. An earlier copy is replaced only once everything
 * has been fetched. The worker serves the copy when the network fails.
 */
async function keep(): Promise<void> {
  await installWorker();
  const paths = [...new Set([location.pathname, ...filesIn(performance.getEntriesByType('resource'))])];
  const files = await Promise.all(paths.map(fetchFile));
  const cache = await freshCache(location.pathname);
  await Promise.all(files.map(({ path, response }) => cache.put(path, response)));
  new PerformanceObserver((list) => {
    for (const file of filesIn(list.getEntries()))
      if (!paths.includes(file)) cache.add(file).catch((error) => console.error(error));
  }).observe({ type: 'resource', buffered: true });
  // Pictures that wait until they are scrolled to belong to the copy too.
  for (const image of document.images) image.loading = 'eager';
}

/** Runs `work` when the page is shown (and not only prerendered), loaded and idle. */
function whenRead(work: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => whenRead(work), { once: true });
  else if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}

async function startButton(root: HTMLElement): Promise<void> {
  const button = part(root, 'button', HTMLButtonElement);
  const status = part(root, '[role="status"]', HTMLElement);
  const { kept = '', copy = '', removed = '', failed = '' } = status.dataset;
  const keepLabel = button.textContent;
  const ownCopy = (await keptPages()).find(({ path }) => path === location.pathname);
  let isKept = ownCopy !== undefined;

  const remove = () => removePages([location.pathname]);
  const show = (words: string) => {
    button.textContent = isKept ? (button.dataset.remove ?? '') : keepLabel;
    status.textContent = words;
  };
  button.addEventListener('click', async () => {
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    try {
      await (isKept ? remove() : keep());
      isKept = !isKept;
      show(isKept ? kept : removed);
    } catch (error) {
      console.error(error);
      show(failed);
    }
    button.ariaBusy = null;
  });

  const renew = async () => {
    if (isKept) await keep();
    // The reader may have removed the copy meanwhile.
    if (!isKept) await remove();
  };

  if (ownCopy) {
    const day = keptOn(ownCopy.response);
    show(!navigator.onLine && day ? copy.replace('{day}', day) : kept);
    if (navigator.onLine) whenRead(() => renew().catch((error) => console.error(error)));
  }
  delete root.dataset.waiting;
}

/**
 * Shows a button that keeps the open page on the device for reading offline, and removes it again. Nothing is stored before it is
 * pressed. Each visit with a connection renews the copy with what the browser has just loaded. In development there is no worker,
 * and no button.
 *
 * @param root the button with its words (KeepPage.tsx)
 */
export function start(root: HTMLElement): void {
  root.hidden = import.meta.env.DEV || !('serviceWorker' in navigator && 'caches' in window);
  if (root.hidden) return;
  startButton(root).catch((error) => console.error(error));
}
