import type { Config } from 'vike/types';

export default {
  clientRouting: false,
  // about-us.html, not about-us/index.html: a static host then serves /about-us without a slash.
  // The server's build is needed once more, for the feeds; scripts/prerender/finish.ts removes it.
  prerender: { disableAutoRun: true, keepDistServer: true },
  injectScriptsAt: 'HTML_END',
  // Pages run on the server only; what a browser gets is HTML, the behaviours and the islands.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
