import { spawnSync } from 'node:child_process';

const SOURCES = ['components', 'content', 'pages', 'public', 'scripts', 'package-lock.json', 'vite.config.ts'];
/** A build makes all its files anew, and this one near its end. */
const BUILT = 'dist/hosting/Caddyfile';

/** Set-up of the tests in tests/site: builds the site if the last build is missing or older than a source. */
export default function buildIfStale(): void {
  const newer = spawnSync('find', [...SOURCES, '-newer', BUILT, '-print', '-quit'], { encoding: 'utf8' });
  if (newer.status === 0 && newer.stdout === '') return;
  // Vitest's own environment would make it a development build, with React's checks in every island.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env });
  if (status !== 0) throw new Error('The build that tests/site reads has failed.');
}
