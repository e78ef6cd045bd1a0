import { start as startVideos } from './videos.client.ts';

/** Behaviours of some pages, each fetched where its mark is; start.client.ts lists the marks that can stand alone. */
const BEHAVIOURS: [mark: string, load: () => Promise<{ start: () => void }>][] = [
  ['[data-hash-highlight]', () => import('./hashHighlight.client.ts')],
  ['[data-planner]', () => import('#components/sections/planner/planner.client.ts')],
  ['[data-contents]', () => import('#components/sections/guides/currentPart.client.ts')],
  ['[data-ticks]', () => import('#components/sections/guides/guideTicks.client.ts')],
  ['[data-refund]', () => import('#components/sections/membership/refund.client.ts')],
  ['[data-sent-copy]', () => import('#components/sections/membership/sentCopy.client.ts')],
  ['[data-search]', () => import('#components/sections/posts/search.client.ts')],
  ['[data-site-search]', () => import('#components/sections/site-search/siteSearch.client.ts')],
  ['[data-reveal], [data-filter], [data-disclosure], [data-map]', () => import('./pictures.client.ts')],
  ['[data-offline=keep]', () => import('#components/sections/offline/keepPage.client.ts')],
  ['[data-offline=list]', () => import('#components/sections/offline/keptPages.client.ts')],
  ['[data-handed-event]', () => import('#components/sections/event-details/handedEvent.client.ts')],
];

/** Fetches and starts the behaviours whose marks this page has. */
export function startOccasional(): void {
  // Comes with this file: a click on a film leaves the site until it has.
  if (document.querySelector('[data-videos]')) startVideos();
  for (const [mark, load] of BEHAVIOURS)
    if (document.querySelector(mark)) load().then(({ start }) => start(), console.error);
}
