import type { Config } from 'vike/types';

export default {
  clientRouting: false,
  injectScriptsAt: 'HTML_END',
  // Pages run on the server only; a browser gets HTML, behaviours and islands. scripts/prerender
  // renders them with the server build, so Vike's own prerendering stays off.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
