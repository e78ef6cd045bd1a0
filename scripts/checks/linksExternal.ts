/**
 * `npm run links:external`: requests every address outside the site that the built pages link to; exits 1 if one is dead.
 * With `-- --list` it only lists them, without the network.
 */
import '#scripts/server/environment.ts';
import { checkExternalLinks } from './links.ts';

const { site } = await import('#content/site/site.ts');
const links = await checkExternalLinks('dist/client', site.origin, !process.argv.includes('--list'));
for (const { url, page, state, detail } of links)
  console.log(`${state.padEnd(8)}${url}${state === 'fine' ? '' : `  ${detail}  (${page})`}`);
const dead = links.filter(({ state }) => state === 'dead').length;
console.log(`${links.length} addresses, ${dead} dead`);
process.exitCode = dead || links.length === 0 ? 1 : 0;
