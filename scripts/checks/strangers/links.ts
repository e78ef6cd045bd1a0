/**
 * `npm run check:links`: follows every link of the served site with linkinator, fragments too, from the home page and the
 * sitemap's pages. Prints page and address, and exits 1, where one leads nowhere.
 */
import '#scripts/server/environment.ts';
import { readFileSync } from 'node:fs';
import { LinkChecker, LinkState } from 'linkinator';
import { serveFor } from './served.ts';

const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8');
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

await serveFor(async (origin) => {
  const { links } = await new LinkChecker().check({
    path: paths.map((path) => origin + path),
    recurse: true,
    checkFragments: true,
    concurrency: 10,
    // Other sites: npm run links:external.
    linksToSkip: async (url) => !url.startsWith(origin),
  });
  for (const { url, parent, status } of links.filter(({ state }) => state === LinkState.BROKEN)) {
    console.error(`${parent?.replace(origin, '')}: ${url.replace(origin, '')} ${status}`);
    process.exitCode = 1;
  }
  if (links.length === 0) throw new Error('linkinator found no link.');
});
