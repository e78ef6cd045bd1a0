/**
 * `npm run smoke https://www.example.org`: asks a deployed site and its API what a visitor would
 * notice first. Stores nothing. Prints each failure on a line, and exits 1 if there is one.
 */
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { API_PATHS } from '#components/forms/apiPaths.ts';
import { addDays, londonDay } from '#content/shared/dates.ts';
import { launchRecord } from '#content/site/launch.ts';
import { TEST_SITEKEY } from '#content/site/setting.ts';
import { contentType } from './server/contentType.ts';
import { cacheControl, type Header, siteHeaders } from './server/headers.ts';

const PAGES = ['/', '/contact-us', '/become-a-member'];
const FILES = [...PAGES, '/sitemap.xml', '/feed.xml', '/events.ics', '/cities.json', '/.well-known/security.txt'];
const LOOPBACK = /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|$)/;
/** hCaptcha's public test keys: https://docs.hcaptcha.com/#integration-testing-test-keys */
const tryCaptcha = (
  origin: string,
) => `Nobody has tried hCaptcha itself yet. It refuses localhost, so try it on a rehearsal of the site:
1. Build with VITE_HCAPTCHA_SITEKEY=${TEST_SITEKEY}, and give the API the secret
   0x0000000000000000000000000000000000000000 (HCAPTCHA_SECRET of the embedded server).
2. Open ${origin}/contact-us and send the form. It has to say that it was submitted.
3. Write the date into content/site/launch.yaml, or into "Before the launch" of the editor.
4. Build with your own keys again, and after the launch send one form with them.`;
const TIMEOUT_MS = 15_000;
/** A server that has just restarted, or a host with many copies of the site, may need a moment. */
const TRIES = 6;
const PAUSE_MS = 10_000;

async function ask(address: string, options: RequestInit = {}) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { 'Accept-Encoding': 'br, gzip' };
  const response = await fetch(address, { redirect: 'manual', signal, headers, ...options });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const compare = (what: string, value: unknown, ...expected: unknown[]): string[] =>
  expected.includes(value) ? [] : [`${what} is ${value || 'missing'}, expected ${expected.join(' or ')}`];

async function checkFile(site: string, path: string, expected?: Header[]): Promise<string[]> {
  const { status, headers } = await ask(site + path);
  if (!expected) return compare(`${path}: status`, status, 200);
  const type = contentType(path.includes('.') ? path : `${path}.html`);
  const coding = headers.get('content-encoding');
  // Hosts may leave out the space after a comma.
  const caching = headers.get('cache-control')?.replace(/,\s*/g, ', ');
  return [
    ...compare(`${path}: status`, status, 200),
    ...compare(`${path}: Content-Type`, headers.get('content-type'), type),
    ...compare(`${path}: Cache-Control`, caching, cacheControl(path)),
    ...(PAGES.includes(path) ? compare(`${path}: Content-Encoding`, coding, 'br', 'gzip') : []),
    ...expected
      // The long policy is the same everywhere.
      .filter(([name]) => path === '/' || name !== 'Content-Security-Policy')
      // Of HSTS the build may have been given another value.
      .filter(([name]) => name !== 'Strict-Transport-Security' || !headers.has(name))
      .flatMap(([name, value]) => compare(`${path}: ${name}`, headers.get(name), value)),
  ];
}

/** A trailing slash is redirected (specification 2.1); some hosts do that by 308. */
async function checkRedirect(site: string): Promise<string[]> {
  const { status, headers } = await ask(`${site}/contact-us/`);
  const location = headers.get('location')?.replace(`${site}/`, '/');
  return [
    ...compare('/contact-us/: status', status, 301, 308),
    ...compare('/contact-us/: Location', location, '/contact-us'),
  ];
}

async function checkMissing(site: string): Promise<string[]> {
  const { status, text } = await ask(`${site}/nowhere`);
  const isPage = text.includes('</html>');
  return [...compare('/nowhere: status', status, 404), ...compare('/nowhere: has the page', isPage, true)];
}

/** An empty form must be refused as the forms read it (specification 7). */
async function checkForm(api: string): Promise<string[]> {
  const headers = { 'Content-Type': 'application/json' };
  const { text } = await ask(api + API_PATHS.contact, { method: 'POST', headers, body: '{}' });
  return compare('the response to an empty form', /"response":\s*(\w+)/.exec(text)?.[1], 'false');
}

/** The embedded server must be able to store forms, and on a public site check captchas. */
async function checkHealth(site: string, isPublic: boolean): Promise<string[]> {
  const { status, text } = await ask(`${site}/healthz`);
  const isChecked = !isPublic || status !== 200 || text.includes('"captcha":"verified"');
  if (!isChecked) return ['/healthz: captcha not verified; set HCAPTCHA_SECRET where the server runs'];
  return compare('/healthz: status', status, 200);
}

/** The site must have been built today or yesterday. */
async function checkDay(site: string): Promise<string[]> {
  const [day = ''] = /\d{4}-\d\d-\d\d/.exec((await ask(`${site}/humans.txt`)).text) ?? [];
  return compare('/humans.txt: day of the build', day, ...[0, -1].map((days) => addDays(londonDay(), days)));
}

/**
 * Asks a deployed site, and the API that a page of it names; returns what is wrong. The options are
 * for tests.
 */
export async function smokeTest(
  site: string,
  { https = site.startsWith('https:'), isPublic = !LOOPBACK.test(site) } = {},
): Promise<string[]> {
  const page = await ask(`${site}/contact-us`).catch(() => undefined);
  const text = page?.text ?? '';
  // GitHub Pages can send no headers of ours, and no redirects.
  const isConfigurable = !page?.headers.has('x-github-request-id');
  const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  const apiHost = find(/&quot;apiHost&quot;:&quot;(.*?)&quot;/);
  const analyticsSrc = find(/cookie-src="(.*?)"/);
  const analyticsOrigins = find(/cookie-origins="(.*?)"/).match(/\S+/g) ?? [];
  const isRehearsal = page?.status === 200 && /name="robots" content="noindex"/.test(text);
  const headers = siteHeaders({ https, apiHost, analyticsSrc, analyticsOrigins, isRehearsal });
  const canonical = find(/rel="canonical" href="(.*?)"/);
  const checks = [
    ...FILES.map((path) => checkFile(site, path, isConfigurable ? headers : undefined)),
    checkMissing(site),
    checkDay(site),
    checkForm(apiHost || site),
    ...(isConfigurable ? [checkRedirect(site)] : []),
    ...(apiHost ? [] : [checkHealth(site, isPublic)]),
  ];
  const noAnswer = (error: Error) => [`no answer: ${error.cause ?? error}`];
  const results = await Promise.all(checks.map((check) => check.catch(noAnswer)));
  if (isPublic) results.push(compare('/contact-us: canonical address', canonical, `${site}/contact-us`));
  return [...new Set(results.flat())];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , address] = process.argv;
  if (!address) {
    console.error('Name the site: npm run smoke https://www.example.org');
    process.exit(2);
  }
  const { origin } = new URL(address);
  let failures = await smokeTest(origin);
  for (let tries = 1; failures.length && tries < TRIES; tries++) {
    await setTimeout(PAUSE_MS);
    failures = await smokeTest(origin);
  }
  for (const failure of failures) console.error(failure);
  if (failures.length === 0) console.log(`${origin} answers as expected.`);
  if (!launchRecord.hcaptchaTried) console.log(tryCaptcha(origin));
  process.exitCode = failures.length ? 1 : 0;
}
