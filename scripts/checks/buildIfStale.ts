import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '#content/schema/contentFolder.server.ts';

const FILES = ['tests/fixtures/corpus.ts', 'package-lock.json', 'vite.config.ts'];
const FOLDERS = ['components', 'content', 'pages', 'public', 'scripts', 'tests/fixtures/content'];
/** A build makes all its files anew, and this one near its end. */
const BUILT = join(buildFolder(), 'hosting/Caddyfile');

/** When a file was written, or when one was last added to a folder or deleted from it. */
const changed = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const within = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** Builds the site that tests read, if its last build is missing or older than a source. */
export default function buildIfStale(): void {
  const sources = FOLDERS.flatMap((folder) => [folder, ...within(folder).map((name) => join(folder, name))]);
  const built = changed(BUILT);
  if (built && [...FILES, ...sources].every((path) => changed(path) <= built)) return;
  // Vitest's own environment would make it a development build, with React's checks in every
  // island.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env });
  if (status !== 0) throw new Error('The build that tests read has failed.');
}
