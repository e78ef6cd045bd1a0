import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

const SOURCES = ['components', 'content', 'pages', 'public', 'scripts', 'package-lock.json', 'vite.config.ts'];

/** When a file, or the newest file below a folder, was last changed; 0 where there is none. */
function changedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`);
  return Math.max(...files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0));
}

/** Set-up of the tests in tests/site: builds the site if the last build is missing or older than a source. */
export default function buildIfStale(): void {
  if (Math.max(...SOURCES.map(changedAt)) <= changedAt('dist/sbom.cdx.json')) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build that tests/site reads has failed.');
}
