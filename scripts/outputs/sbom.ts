import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The software bill of materials (CycloneDX) of everything in package-lock.json, as `npm sbom` writes it.
 * @throws Error with npm's message if it fails
 */
export async function writeBom(): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return stdout;
}
