import { type Header, resourcePolicy } from '#scripts/server/headers.ts';
import { ask } from './ask.ts';
import { httpsFaults } from './certificate.ts';
import { crawlerFaults, feedFaults, listedPaths } from './documents.ts';
import { expectedAnswers } from './expectedAnswers.ts';
import { crossOriginFaults, formFaults } from './forms.ts';
import { answerFaults, compressionFaults, conditionalFaults, headerFaults } from './hosting.ts';

export type Probed = {
  /** Origin of the site. */
  site: string;
  /** Origin of the API. */
  api: string;
  /** The headers of every answer. */
  headers: Header[];
};

/** Files at the root that every build has. */
const FILES = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/events.ics', '/cities.json', '/favicon.svg'];

/** One file of each folder whose names change with the contents, as the home page names them. */
async function hashedFiles(site: string): Promise<string[]> {
  const home = (await ask(site, '/')).body.toString();
  return [/\/static\/[\w./-]+\.js/, /\/media\/[\w./-]+\.avif/, /\/share\/[\w./-]+\.png/].flatMap(
    (pattern) => pattern.exec(home)?.[0] ?? [],
  );
}

/** A host that reads `_headers` sends the policy only with the home page and the files of these folders. */
const policyOf = (path: string) => (/^\/(?:$|static\/|media\/|share\/)/.test(path) ? resourcePolicy(path) : undefined);

/** What could not be asked is one fault. */
const told = (check: string, faults: Promise<string[]>): Promise<string[]> =>
  faults.catch((error: unknown) => [`${check}: no answer (${error instanceof Error ? error.message : error})`]);

/**
 * Tests a deployed site and its API as visitors, crawlers and readers meet them. It stores nothing.
 *
 * @returns one line for each fault, with what was expected
 */
export async function probe({ site, api, headers }: Probed): Promise<string[]> {
  const unreachable = await told(
    site,
    ask(site, '/').then(() => []),
  );
  if (unreachable.length > 0) return unreachable;
  const [pages, hashed] = await Promise.all([listedPaths(site), hashedFiles(site)]);
  const files = [...FILES, ...hashed];
  const checks: Record<string, Promise<string[]>> = {
    answers: answerFaults(site, expectedAnswers(pages, files)),
    headers: headerFaults(site, ['/', '/nowhere', ...files], headers, policyOf),
    compression: compressionFaults(site, '/'),
    caching: conditionalFaults(site, '/'),
    crawlers: crawlerFaults(site),
    feeds: feedFaults(site),
    forms: formFaults(api),
  };
  if (site.startsWith('https:')) checks.certificate = httpsFaults(site);
  if (api !== site) {
    checks.CORS = crossOriginFaults(site, api);
    if (api.startsWith('https:')) checks['certificate of the API'] = httpsFaults(api);
  }
  const found = await Promise.all(Object.entries(checks).map(([name, faults]) => told(name, faults)));
  return [...new Set(found.flat())];
}
