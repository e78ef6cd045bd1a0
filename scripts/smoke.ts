/**
 * `npx tsx scripts/smoke.ts https://www.example.org [https://api.example.org]`: asks a deployed site, and its API where that has
 * another origin, what a visitor would notice first. Run it where the site was built: the build knows which headers belong to
 * it. Stores nothing. Prints each failure on a line, and exits 1 if there is one.
 */
import './server/environment.ts';
import { pathToFileURL } from 'node:url';
import { API_PATHS } from '#components/forms/apiPaths.ts';
import { replySchema } from './authoring/openApi.ts';
import { contentType } from './server/contentType.ts';
import { cacheControl, type Header, siteHeaders } from './server/headers.ts';

const FILES = ['/', '/contact-us', '/become-a-member', '/sitemap.xml', '/feed.xml', '/events.ics', '/cities.json'];
const TIMEOUT_MS = 15_000;

const ask = (address: string, options: RequestInit = {}) =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...options });

const compare = (what: string, value: unknown, expected: unknown): string[] =>
  value === expected ? [] : [`${what} is ${value ?? 'missing'}, expected ${expected}`];

/** Hosts may leave out the space after a comma. */
const spaced = (list: string | null) => list?.replace(/,\s*/g, ', ');

async function checkFile(site: string, path: string, expected: Header[]): Promise<string[]> {
  const { status, headers } = await ask(site + path);
  const type = contentType(path.includes('.') ? path : `${path}.html`);
  return [
    ...compare(`${path}: status`, status, 200),
    ...compare(`${path}: Content-Type`, headers.get('content-type'), type),
    ...compare(`${path}: Cache-Control`, spaced(headers.get('cache-control')), cacheControl(path)),
    ...expected.flatMap(([name, value]) => compare(`${path}: ${name}`, headers.get(name), value)),
  ];
}

async function checkCompression(site: string): Promise<string[]> {
  const { headers } = await ask(`${site}/`, { headers: { 'Accept-Encoding': 'br, gzip' } });
  const coding = headers.get('content-encoding');
  return /^(br|gzip)$/.test(coding ?? '') ? [] : compare('/: Content-Encoding', coding, 'br or gzip');
}

/** A trailing slash is redirected (specification 2.1); some hosts do that by 308. */
async function checkRedirect(site: string): Promise<string[]> {
  const { status, headers } = await ask(`${site}/contact-us/`);
  const location = headers.get('location')?.replace(`${site}/`, '/');
  return [
    ...(status === 308 ? [] : compare('/contact-us/: status', status, 301)),
    ...compare('/contact-us/: Location', location, '/contact-us'),
  ];
}

async function checkMissing(site: string): Promise<string[]> {
  const response = await ask(`${site}/nowhere`);
  const isPage = (await response.text()).includes('</html>');
  return [...compare('/nowhere: status', response.status, 404), ...compare('/nowhere: has the page', isPage, true)];
}

/** An empty form must be refused as the forms read it (specification 7). */
async function checkForm(api: string): Promise<string[]> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await ask(api + API_PATHS.contact, { method: 'POST', headers, body: '{}' });
  const { data } = replySchema.safeParse(await response.json().catch(() => undefined));
  return compare('the response to an empty form', data?.response, false);
}

/** Asks a site and its API for what a visitor would notice first; `headers` are those of every page. */
export async function smokeTest(site: string, api: string, headers: Header[]): Promise<string[]> {
  const checks = [
    ...FILES.map((path) => checkFile(site, path, headers)),
    checkCompression(site),
    checkRedirect(site),
    checkMissing(site),
    checkForm(api),
  ];
  const results = await Promise.allSettled(checks);
  return results.flatMap((result) =>
    result.status === 'fulfilled' ? result.value : [`no answer: ${result.reason.cause ?? result.reason}`],
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [site, api] = process.argv.slice(2).map((address) => new URL(address));
  if (!site) throw new Error('Name the site: npx tsx scripts/smoke.ts https://www.example.org');
  const headers = siteHeaders({ https: site.protocol === 'https:' });
  const failures = await smokeTest(site.origin, api?.origin ?? site.origin, headers);
  for (const failure of failures) console.error(failure);
  if (failures.length === 0) console.log(`${site.origin} answers as expected.`);
  process.exitCode = failures.length ? 1 : 0;
}
