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
    // One that fails takes neither the others with it nor the islands, which start after it.
    console.error(error);
  }

/** The marks of behaviours that only some pages have; occasional.client.ts knows whose each is. */
const OCCASIONAL =
  '[data-hash-highlight],[data-planner],[data-contents],[data-search],[data-site-search],[data-reveal],[data-filter],[data-disclosure],[data-map],[data-videos],[data-handed-event],[data-sent-copy],[data-offline]';

// A failure is only logged: those pages are whole without their behaviours.
if (document.querySelector(OCCASIONAL))
  import('./occasional.client.ts').then((module) => module.startOccasional(), console.error);
