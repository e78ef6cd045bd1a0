import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

const SOURCES = ['components', 'content', 'pages', 'public', 'scripts', 'package-lock.json', 'vite.config.ts'];

/** A file, or everything below a folder. */
const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`)
    : [path];
/** When a file was last changed; 0 where there is none. */
const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Set-up of the tests in tests/site: builds the site if the last build is missing or older than a source. */
export default function buildIfStale(): void {
  if (Math.max(...SOURCES.flatMap(filesOf).map(changedAt)) <= changedAt('dist/sbom.cdx.json')) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build that tests/site reads has failed.');
}
