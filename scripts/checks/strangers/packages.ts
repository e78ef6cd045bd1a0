import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where npm puts packages that only a check needs: not in the lockfile, because each brings much that the site never uses. */
const FOLDER = '.cache/strangers';

/**
 * Installs a package for a check, without its install scripts.
 *
 * @returns its folder
 * @throws Error when npm can't install it
 */
export function installed(name: string, version: string): string {
  const prefix = `${FOLDER}/${name.replace(/\W+/g, '-')}-${version}`;
  const folder = join(prefix, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  const flags = ['--ignore-scripts', '--no-save', '--no-package-lock', '--prefix', prefix];
  const { status } = spawnSync('npm', ['install', ...flags, `${name}@${version}`], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm could not install ${name} ${version}.`);
  return folder;
}
