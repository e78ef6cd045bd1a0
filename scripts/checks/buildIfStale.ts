import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from '#content/schema/contentFolder.server.ts';

const SOURCES =
  'components content pages public scripts tests/fixtures/content tests/fixtures/corpus.ts package-lock.json vite.config.ts';
/** A build makes all its files anew, and this one near its end. */
const BUILT = join(buildFolder, 'hosting/Caddyfile');

/** Builds the site that tests read, if its last build is missing or older than a source. */
export default function buildIfStale(): void {
  const newer = spawnSync('find', [...SOURCES.split(' '), '-newer', BUILT, '-print', '-quit'], { encoding: 'utf8' });
  if (newer.status === 0 && newer.stdout === '') return;
  // Vitest's own environment would make it a development build, with React's checks in every island.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env });
  if (status !== 0) throw new Error('The build that tests read has failed.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildIfStale();
