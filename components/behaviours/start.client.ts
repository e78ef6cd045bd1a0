import { selectorOf } from '#components/dom/hooks.ts';
import { opensElsewhere } from '#components/dom/opensElsewhere.ts';
import { startBackToTop } from './backToTop.client.ts';
import { startConsent } from './consent.client.ts';
import { startMenus } from './menus.client.ts';
import { startSearchShortcut } from './searchShortcut.client.ts';
import { startSiteScripts } from './siteScripts.client.ts';
import { startStickyHeader } from './stickyHeader.client.ts';

/** Removes the trailing slash of the address (specification 2.1), on hosts that don't redirect. */
function removeTrailingSlash(): void {
  const { origin, pathname, search, hash } = location;
  if (pathname === '/' || !pathname.endsWith('/')) return;
  // With the origin: a path that begins with two slashes would lead to another site.
  location.replace(origin + pathname.replace(/(?<!\/)\/+$/, '') + search + hash);
}

const STARTS = [
  removeTrailingSlash,
  startMenus,
  startStickyHeader,
  startBackToTop,
  startConsent,
  startSearchShortcut,
  startSiteScripts,
];
for (const start of STARTS)
  try {
    start();
  } catch (error) {
    // The other behaviours and the islands, which start after this file, must still run.
    console.error(error);
  }

/** How long clicks wait for what answers them. */
const PATIENCE_MS = 15_000;

// Behaviours that only some pages have. A failure is only logged: the pages are complete without them.
if (document.querySelector(selectorOf('behaviour'))) {
  const pressed: Element[] = [];
  const loading = new AbortController();
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (opensElsewhere(event) || !(target instanceof Element && target.closest(selectorOf('behaviour-held')))) return;
      event.preventDefault();
      pressed.push(target);
    },
    { signal: loading.signal },
  );
  /** Links then lead to where they do without JavaScript. */
  const giveUp = () => {
    loading.abort();
    for (const target of pressed.splice(0)) target.closest<HTMLElement>(selectorOf('behaviour-held'))?.click();
  };
  setTimeout(giveUp, PATIENCE_MS);
  import('./behaviours.client.ts')
    .then((module) => module.startBehaviours(pressed.splice(0)), console.error)
    .finally(giveUp);
}
