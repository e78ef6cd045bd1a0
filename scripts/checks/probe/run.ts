/**
 * `npm run probe -- https://www.example.org [--api https://api.example.org]`: tests a deployed site and its API. Run it where the
 * site was built: the build knows which headers belong to it. Prints each fault in one line and exits 1 if there is one.
 */
import '#scripts/server/environment.ts';
import { parseArgs } from 'node:util';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { readBuiltHeaders } from '#scripts/server/headers.ts';
import { probe } from './probe.ts';

const { values, positionals } = parseArgs({ options: { api: { type: 'string' } }, allowPositionals: true });
const [address] = positionals;
if (!address)
  throw new Error('Name the site: npm run probe -- https://www.example.org [--api https://api.example.org]');

const { origin, protocol } = new URL(address);
const api = values.api ? new URL(values.api).origin : origin;
const headers = readBuiltHeaders(WEB_ROOT, { https: protocol === 'https:' });
const faults = await probe({ site: origin, api, headers });
for (const fault of faults) console.error(`✘ ${fault}`);
console.log(faults.length === 0 ? `${origin} is as expected.` : `${faults.length} faults at ${origin}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
