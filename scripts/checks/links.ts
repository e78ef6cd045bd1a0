/**
 * `npm run links:external`: requests every address outside the site that the built pages link to; exits 1 if one is dead.
 * With `-- --list` it only lists them, without the network.
 */
import '#scripts/server/environment.ts';
import { pathToFileURL } from 'node:url';
import { LinkChecker, LinkState } from 'linkinator';
import { listFiles } from '#scripts/prerender/files.ts';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';

type ExternalLink = {
  url: string;
  /** A page that links to it. */
  page: string;
  /** `refused`: the server rejects programs, so a person has to look. */
  state: 'fine' | 'moved' | 'refused' | 'dead' | 'listed';
  detail: string;
};

/** Statuses that servers send to programs, whether or not the page exists. */
const REFUSALS = ['401', '403', '405', '406', '429', '451', '503'];

/**
 * Requests every address outside the site that the built pages link to, a few at a time.
 *
 * @param root the built site
 * @param origin the site's own
 * @param request false lists the addresses without a request
 */
export async function checkExternalLinks(root: string, origin: string, request = true): Promise<ExternalLink[]> {
  const pages = (await listFiles(root)).filter((file) => file.endsWith('.html'));
  const isExternal = (url: string) =>
    /^https?:/.test(url) && !/^http:\/\/localhost:/.test(url) && !url.startsWith(origin);
  const moved = new Map<string, string>();
  const refused = new Set<string>();
  const checker = new LinkChecker();
  checker.on('redirect', ({ url, targetUrl = '' }) => moved.set(url, targetUrl));
  checker.on('statusCodeWarning', ({ url }) => refused.add(url));
  const { links } = await checker.check({
    path: pages,
    serverRoot: root,
    concurrency: 6,
    timeout: 20_000,
    retry: true,
    redirects: 'warn',
    statusCodes: Object.fromEntries(REFUSALS.map((status) => [status, 'warn'])),
    // Links within the site are checked by tests/site/links.test.ts.
    linksToSkip: async (url) => (isExternal(url) ? !request : !url.endsWith('.html')),
  });

  const verdict = (url: string, state: LinkState, status = 0): Pick<ExternalLink, 'state' | 'detail'> => {
    if (!request) return { state: 'listed', detail: '' };
    if (refused.has(url) || state === LinkState.SKIPPED) return { state: 'refused', detail: `${status}` };
    if (state === LinkState.BROKEN) return { state: 'dead', detail: status ? `${status}` : 'no answer' };
    return moved.has(url) ? { state: 'moved', detail: moved.get(url) ?? '' } : { state: 'fine', detail: `${status}` };
  };
  const found = new Map<string, ExternalLink>();
  for (const { url, parent = '', state, status } of links)
    if (isExternal(url) && !found.has(url))
      found.set(url, { url, page: parent.replace(/^http:\/\/localhost:\d+\//, ''), ...verdict(url, state, status) });
  return [...found.values()].sort((a, b) => a.url.localeCompare(b.url, 'en'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { site } = await import('#content/site/site.ts');
  const links = await checkExternalLinks(WEB_ROOT, site.origin, !process.argv.includes('--list'));
  for (const { url, page, state, detail } of links)
    console.log(`${state.padEnd(8)}${url}${state === 'fine' ? '' : `  ${detail}  (${page})`}`);
  const dead = links.filter(({ state }) => state === 'dead').length;
  console.log(`${links.length} addresses, ${dead} dead`);
  process.exitCode = dead || links.length === 0 ? 1 : 0;
}
