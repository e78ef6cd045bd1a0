/**
 * `npm run licences`: the licences of every package in package-lock.json, those in the built site first. Exits 1 where one
 * is unknown or may not be used. Build before.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LICENCES, namesIn } from '#scripts/outputs/licences.ts';
import { type Package, packagesOf, writeBom } from '#scripts/outputs/sbom.ts';

/** May be in what visitors get: asks for no more than that its text goes along. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Zlib',
];
/** May be used to build, draw and test besides: unchanged, and never handed on. */
const TOOLS = [...PERMISSIVE, 'CC-BY-4.0', 'CC0-1.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'];

/** Whether an SPDX expression allows use under the licences named. One that mixes `AND` and `OR` isn't understood. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replaceAll(/[()]/g, '').trim();
  if (bare.includes(' OR ') && bare.includes(' AND ')) return false;
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => allowed.includes(one));
  return bare.split(' AND ').every((one) => allowed.includes(one));
}

/**
 * Sentences about every package whose licence is unknown or may not be used.
 * @param shipped names of the packages that are in the site
 */
export const licenceFaults = (packages: Package[], shipped: ReadonlySet<string>): string[] =>
  packages
    .filter(({ name, licence }) => !isAllowed(licence, shipped.has(name) ? PERMISSIVE : TOOLS))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence || 'no licence named'}`);

/** A paragraph for each licence, the commonest first. */
function summary(packages: Package[]): string {
  const names = new Map<string, string[]>();
  for (const { name, version, licence } of packages)
    names.set(licence, [...(names.get(licence) ?? []), `${name} ${version}`]);
  return [...names]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([licence, list]) => `${licence} (${list.length})\n  ${list.sort().join(', ')}`)
    .join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = packagesOf(await writeBom());
  const shipped = new Set(namesIn(readFileSync(join('dist/client', LICENCES), 'utf8')));
  console.log(`In the site\n\n${summary(packages.filter(({ name }) => shipped.has(name)))}\n`);
  console.log(`Used to build, draw and test it\n\n${summary(packages.filter(({ name }) => !shipped.has(name)))}`);
  const faults = licenceFaults(packages, shipped);
  if (faults.length > 0) console.error(`\nUnknown, or not to be used here:\n${faults.join('\n')}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
