import { attributeOf, selectorOf } from '#components/dom/hooks.ts';
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

// Behaviours that only some pages have.
if (document.querySelector(selectorOf('behaviour'))) {
  const pressed: Element[] = [];
  addEventListener('click', (event) => {
    const { target } = event;
    const control = target instanceof Element && target.closest(selectorOf('behaviour-held'));
    if (!control || opensElsewhere(event)) return;
    event.preventDefault();
    pressed.push(control);
  });
  /**
   * Repeats the clicks on the controls of a place, which are held no longer. Where nothing answers
   * them, links lead to where they do without JavaScript.
   */
  const release = (place: ParentNode) => {
    for (const control of place.querySelectorAll<HTMLElement>(selectorOf('behaviour-held'))) {
      control.removeAttribute(attributeOf('behaviour-held'));
      for (const press of pressed) if (press === control) control.click();
    }
  };
  setTimeout(release, PATIENCE_MS, document);
  import('./behaviours.client.ts')
    .then((module) => module.startBehaviours(release))
    .catch((error) => {
      console.error(error);
      release(document);
    });
}
