import { startBackToTop } from './backToTop.client.ts';
import { startConsent } from './consent.client.ts';
import { startMenus } from './menus.client.ts';
import { startSearchShortcut } from './searchShortcut.client.ts';
import { startSiteScripts } from './siteScripts.client.ts';
import { startStickyHeader } from './stickyHeader.client.ts';
import { removeTrailingSlash } from './trailingSlash.client.ts';

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

// Behaviours that only some pages have. A failure is only logged: the pages are complete without them.
if (document.querySelector('[data-behaviour]')) {
  let pressed: EventTarget | null = null;
  const noteClick = ({ target }: Event) => {
    pressed = target;
  };
  addEventListener('click', noteClick);
  import('./behaviours.client.ts').then(({ startBehaviours }) => {
    removeEventListener('click', noteClick);
    startBehaviours(pressed);
  }, console.error);
}
