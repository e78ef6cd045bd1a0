/**
 * `npm run check:links`: follows every link of every page of the served site with linkinator, fragments too. Prints page and
 * address, and exits 1, where one leads nowhere.
 */
import '#scripts/server/environment.ts';
import { LinkChecker, LinkState } from 'linkinator';
import { listFiles } from '#scripts/prerender/files.ts';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { serveFor } from './served.ts';

const pages = listFiles(WEB_ROOT)
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/${file.replace(/(index)?\.html$/, '')}`);

await serveFor(async (origin) => {
  let followed = 0;
  for (const page of pages) {
    // One page at a time: linkinator checks the fragments of an address only when it meets them before it fetches it.
    const { links } = await new LinkChecker().check({
      path: origin + page,
      checkFragments: true,
      // Other sites: npm run links:external.
      linksToSkip: async (url) => !url.startsWith(origin),
    });
    followed += links.length;
    for (const { url, status } of links.filter(({ state }) => state === LinkState.BROKEN)) {
      console.error(`${page}: ${url.replace(origin, '')} ${status}`);
      process.exitCode = 1;
    }
  }
  console.log(`${followed} links of ${pages.length} pages followed.`);
});
