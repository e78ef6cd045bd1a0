/**
 * `npm run licences`: checks the licences of all installed packages. Exits 1 and names each that is unknown or not allowed.
 * Run a build first.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { init, type ModuleInfos } from 'license-checker-rseidelsohn';
import { LICENCES, namesIn } from '#scripts/outputs/packages.ts';

/** Allowed in what visitors receive: these require only that their text is included. */
const SHIPPED = 'MIT, ISC, 0BSD, BSD-2-Clause, BSD-3-Clause, Apache-2.0, BlueOak-1.0.0, OFL-1.1, Zlib'.split(', ');
/** Also allowed in packages that only build, draw and test: used unchanged, never passed on. */
const TOOLS = [...SHIPPED, 'CC-BY-3.0', 'CC-BY-4.0', 'CC0-1.0', 'LGPL-3.0-or-later', 'MIT-0', 'MPL-2.0', 'Python-2.0'];

/** Packages whose `package.json` names a licence loosely: what their licence's text is, with the text's SHA-256. */
const CLARIFICATIONS = 'scripts/checks/licenceClarifications.json';

export type Package = { name: string; version: string; licence: string };

/** Splits `name@version`, the keys of the licence checker's report. */
const packagesOf = (report: ModuleInfos): Package[] =>
  Object.entries(report).map(([key, { licenses = '' }]) => {
    const at = key.lastIndexOf('@');
    return { name: key.slice(0, at), version: key.slice(at + 1), licence: [licenses].flat().join(' AND ') };
  });

/** Whether an SPDX expression permits use under the given licences. One that mixes `AND` and `OR` isn't allowed. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replaceAll(/[()]/g, '').trim();
  if (bare.includes(' OR ') && bare.includes(' AND ')) return false;
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => allowed.includes(one));
  return bare.split(' AND ').every((one) => allowed.includes(one));
}

/** A sentence for every package whose licence is unknown or not allowed; `shipped` names those in the site. */
export const licenceFaults = (packages: Package[], shipped: ReadonlySet<string>): string[] =>
  packages
    .filter(({ name, licence }) => !isAllowed(licence, shipped.has(name) ? SHIPPED : TOOLS))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence || 'no licence named'}`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = packagesOf(
    await promisify(init)({
      start: '.',
      excludePrivatePackages: true,
      clarificationsFile: CLARIFICATIONS,
    }),
  );
  const shipped = new Set(namesIn(readFileSync(`dist/client/${LICENCES}`, 'utf8')));
  const faults = licenceFaults(packages, shipped);
  console.log(`${packages.length} packages, ${shipped.size} of them in the site`);
  if (faults.length > 0) console.error(`Unknown or not allowed:\n${faults.join('\n')}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
