import { attributeOf, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { showLoadFailure } from '#components/dom/loadFailure.ts';
import { opensElsewhere } from '#components/dom/opensElsewhere.ts';
import { LIMIT_MS } from '#components/dom/timeLimit.ts';
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

const HELD = selectorOf('behaviour-held');
const FAILED = 'failed';

// Behaviours that only some pages have.
if (document.querySelector(selectorOf('behaviour'))) {
  const pressed: HTMLElement[] = [];
  addEventListener('click', (event) => {
    const { target } = event;
    const held = target instanceof Element && target.closest<HTMLElement>(HELD);
    if (!held || opensElsewhere(event)) return;
    if (valueAt('behaviour-held', held) === FAILED) return showLoadFailure();
    if (held.matches('a, button')) event.preventDefault();
    pressed.push(held);
  });
  /**
   * Replays the queued clicks inside `place` and stops queueing them. If its behaviours have not
   * started, links navigate as they do without JavaScript, and other presses get a notice.
   */
  const release = (place: ParentNode, isStarted: boolean) => {
    for (const held of place.querySelectorAll<HTMLElement>(HELD)) {
      const isAnswered = isStarted || held instanceof HTMLAnchorElement;
      if (isAnswered) held.removeAttribute(attributeOf('behaviour-held'));
      else held.setAttribute(attributeOf('behaviour-held'), FAILED);
      for (const press of pressed.filter((press) => press === held))
        if (!isAnswered) showLoadFailure();
        else if (press.matches('a, button')) press.click();
    }
  };
  setTimeout(release, LIMIT_MS, document, false);
  import('./behaviours.client.ts')
    .then((module) => module.startBehaviours(release))
    .catch((error) => {
      console.error(error);
      release(document, false);
    });
}
