import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './cache.ts';
import { listFiles } from './files.ts';
import { BUNDLES } from './vike.ts';

/** The folders whose code is bundled. */
const FOLDERS = ['components', 'content', 'pages', 'scripts'];
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
/** Entries and pictures are read and not bundled; content takes what it knows of pictures from their manifest. */
const NOT_BUNDLED = /^content\/(collections\/.*\.(md|yaml)|pictures\/.*(?<!manifest\.json))$/;

/** A hash of everything that Vike's two builds are made from. */
function ingredients(): string {
  const files = FOLDERS.flatMap((folder) => listFiles(folder).map((file) => join(folder, file)));
  const settings = Object.entries(process.env).filter(([name]) => /^(VITE_|NODE_ENV$)/.test(name));
  // An address in a stylesheet is looked up among the names of public files.
  const names = listFiles('public').filter((file) => !file.startsWith('media/'));
  const sources = files.filter((file) => !NOT_BUNDLED.test(file));
  return hashOf([settings.sort(), names.sort(), process.versions], [...SETTINGS, ...sources]);
}

/**
 * Has Vike build client and server, unless its last builds were made from the same. It does so in a process of its own, whose
 * memory is free again when pages are rendered.
 *
 * @returns a hash of everything that they are made from
 * @throws Error when Vike fails; it has said why
 */
export function buildBundles(): string {
  const hash = ingredients();
  const stamp = join(BUNDLES, 'hash');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return hash;
  rmSync(stamp, { force: true });
  execFileSync(process.execPath, ['node_modules/vike/bin.js', 'build'], { stdio: 'inherit' });
  writeFileSync(stamp, hash);
  return hash;
}
