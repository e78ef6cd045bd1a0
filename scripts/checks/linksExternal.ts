/**
 * Asks for every address outside the site that the built pages link to, and prints what came of it:
 *
 *     npm run links:external             all of them; exit 1 when one is dead
 *     npm run links:external -- --list   only lists them, without the network
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pMap from 'p-map';
import { checkLink, type Verdict } from '#scripts/checks/links/checkLink.ts';
import { type ExternalLink, externalLinks } from '#scripts/checks/links/externalLinks.ts';
import { listFiles } from '#scripts/prerender/files.ts';

const WEB_ROOT = 'dist/client';
const AT_ONCE = 6;
const TIMEOUT_MS = 20_000;

const { list } = parseArgs({ options: { list: { type: 'boolean', default: false } } }).values;

const files = (await listFiles(WEB_ROOT).catch(() => [])).filter((file) => file.endsWith('.html'));
if (files.length === 0) {
  console.error(`There are no pages in ${WEB_ROOT}: run npm run build first.`);
  process.exit(1);
}
const pages = new Map<string, string>();
for (const file of files) pages.set(file, await readFile(`${WEB_ROOT}/${file}`, 'utf8'));
const origin = new URL(/<meta property="og:url" content="([^"]+)"/.exec(pages.get('index.html') ?? '')?.[1] ?? '')
  .origin;

const links = externalLinks(pages, origin);

const states: Record<Verdict['state'], number> = { fine: 0, moved: 0, refused: 0, dead: 0 };
const from = ({ pages }: ExternalLink) => (pages.length > 1 ? `${pages[0]} and ${pages.length - 1} more` : pages[0]);

if (list) {
  for (const link of links) console.log(`${link.url}  (${from(link)})`);
  console.log(`${links.length} addresses`);
} else {
  const check = async (link: ExternalLink) => {
    const { state, detail } = await checkLink(link.url, TIMEOUT_MS);
    states[state]++;
    console.log(`${state.padEnd(8)}${link.url}  ${state === 'fine' ? '' : `${detail}  (${from(link)})`}`.trimEnd());
  };
  await pMap(links, check, { concurrency: AT_ONCE });
  const { fine, moved, refused, dead } = states;
  console.log(
    `\n${links.length} addresses: ${fine} fine, ${moved} moved, ${refused} to be looked at by hand, ${dead} dead`,
  );
  process.exitCode = dead ? 1 : 0;
}
