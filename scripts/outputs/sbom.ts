import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const component = z.object({
  name: z.string(),
  version: z.string(),
  licenses: z
    .array(
      z.union([
        z.object({ expression: z.string() }).transform(({ expression }) => expression),
        z.object({ license: z.object({ id: z.string() }) }).transform(({ license }) => license.id),
        z.object({ license: z.object({ name: z.string() }) }).transform(({ license }) => license.name),
      ]),
    )
    .default([]),
});
const bom = z.object({ components: z.array(component) });

export type Package = {
  name: string;
  version: string;
  /** As SPDX writes it; empty where the package says nothing. */
  licence: string;
};

/**
 * The software bill of materials (CycloneDX) of everything in package-lock.json, as `npm sbom` writes it.
 * @throws Error with npm's own words where it can't
 */
export async function writeBom(): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return stdout;
}

/** The packages that a bill of materials names. */
export const packagesOf = (json: string): Package[] =>
  bom
    .parse(JSON.parse(json))
    .components.map(({ name, version, licenses }) => ({ name, version, licence: licenses.join(' OR ') }));
