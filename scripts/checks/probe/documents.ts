import ICAL from 'ical.js';
import Parser from 'rss-parser';
import { feeds } from '#content/site/feeds.ts';
import { ask, differs } from './ask.ts';

const text = async (origin: string, path: string) => (await ask(origin, path)).body.toString();

const addressesIn = (sitemap: string) => [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) => url ?? []);

/** The paths of the pages in a site's sitemap. */
export const listedPaths = async (origin: string): Promise<string[]> =>
  addressesIn(await text(origin, '/sitemap.xml')).map((url) => new URL(url).pathname);

/** Faults of what search engines read: robots.txt, the sitemap, and that both and the home page name the site's own origin. */
export async function crawlerFaults(origin: string): Promise<string[]> {
  const [robots, sitemap, home] = await Promise.all(
    ['/robots.txt', '/sitemap.xml', '/'].map((path) => text(origin, path)),
  );
  const [, named] = /^Sitemap: (\S+)$/m.exec(robots ?? '') ?? [];
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home ?? '') ?? [];
  const addresses = addressesIn(sitemap ?? '');
  const faults = [
    ...(named ? [] : differs('/robots.txt: Sitemap', named, [/./, 'one'])),
    ...(canonical ? [] : differs('/: canonical address', canonical, [/./, 'one'])),
    ...differs('/sitemap.xml: number of addresses', addresses.length, [/^[1-9]/, '1 or more']),
  ];
  // A site on a computer of one's own, or behind a proxy, has another origin than its visitors see.
  if (!origin.startsWith('https:')) return faults;
  const origins = new Set([named, canonical, ...addresses].flatMap((url) => (url ? new URL(url).origin : [])));
  return [
    ...faults,
    ...[...origins].flatMap((one) => differs('origin in robots.txt, sitemap and canonical', one, origin)),
  ];
}

/** How many entries a feed has, by a parser of its kind. */
const entriesOf = {
  'application/rss+xml': async (feed: string) => (await new Parser().parseString(feed)).items.length,
  'text/calendar': async (file: string) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').length,
};

/** Faults of the feeds and the calendar: each must be readable and have an entry. */
export async function feedFaults(origin: string): Promise<string[]> {
  const faults = Object.values(feeds).map(async ({ href, type }) => {
    try {
      return differs(`${href}: number of entries`, await entriesOf[type](await text(origin, href)), [
        /^[1-9]/,
        '1 or more',
      ]);
    } catch {
      return [`${href}: is not readable, expected ${type}`];
    }
  });
  return (await Promise.all(faults)).flat();
}
