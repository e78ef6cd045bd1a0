import type { Patch } from './injectedStyles.ts';

/** Sonner injects its stylesheet as it loads; Toasts.module.css has what the site uses of it. */
export const sonner: Patch[] = [
  { module: /[\\/]sonner[\\/]dist[\\/]index\.mjs(?:\?|$)/, cuts: [[/__insertCSS\("(?:[^"\\]|\\.)*"\);?/, '']] },
];
