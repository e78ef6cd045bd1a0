import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { readBuiltHeaders } from '#scripts/server/builtHeaders.ts';
import { rateLimit } from '#scripts/server/rateLimit.ts';
import { close, createSiteServer, listen } from '#scripts/server/server.ts';
import { readSite } from '#scripts/server/site.ts';

/** Serves the built site on a free port while `check` runs, which gets the address; keeps nothing that a form sends. */
export async function serveFor(check: (origin: string) => Promise<void>): Promise<void> {
  const server = createSiteServer({
    site: readSite(WEB_ROOT),
    inbox: { append: async () => undefined },
    limit: rateLimit(1),
    checkCaptcha: undefined,
    headers: readBuiltHeaders(WEB_ROOT, { https: false }),
  });
  try {
    await check(`http://localhost:${await listen(server, 0)}`);
  } finally {
    server.closeAllConnections();
    await close(server);
  }
}
