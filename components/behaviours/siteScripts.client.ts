import { loadScript } from '#components/dom/loadScript.client.ts';

/** Runs `work` when the browser is idle; after 200 ms in browsers without `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/**
 * The eight site scripts, in their order (specification 2.1). The page is complete without them.
 */
const SITE_SCRIPTS = ['jquery', 'swiper', 'slider', 'bootstrap', 'wow', 'autocount', 'tilt', 'main'];

const isLocal = () => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
const isPrerenderCrawler = () => /prerender|reactsnap/i.test(navigator.userAgent);

function load(): void {
  for (const name of SITE_SCRIPTS) loadScript(`/assets/js/${name}.js`, false);
}

/**
 * Loads the site scripts once each, in order, when the page has loaded and is idle; not locally or
 * for a crawler.
 */
export function startSiteScripts(): void {
  if (isLocal() || isPrerenderCrawler()) return;
  if (document.readyState === 'complete') whenIdle(load);
  else addEventListener('load', () => whenIdle(load), { once: true });
}
