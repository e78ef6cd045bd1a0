import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { createSiteServer, listen } from '#scripts/server/server.ts';

/** Serves the built site on a free port while `check` runs, which gets the address; keeps nothing that a form sends. */
export async function serveFor(check: (origin: string) => Promise<void>): Promise<void> {
  const app = createSiteServer({
    root: WEB_ROOT,
    inbox: { append: async () => undefined, has: async () => false },
    checkInbox: async () => undefined,
    formsPerMinute: 1,
  });
  try {
    await check(`http://localhost:${await listen(app, 0)}`);
  } finally {
    app.server.closeAllConnections();
    await app.close();
  }
}
