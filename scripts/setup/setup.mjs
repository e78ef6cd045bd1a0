// Installs the packages when they are missing or differ from package-lock.json; says nothing when all is well.
// Plain JavaScript, since nothing is installed yet: node scripts/setup/setup.mjs
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isInstalled } from './lockfile.mjs';

const LEAST_NODE = { major: 20, minor: 19 };

/** @param {string} file @returns {import('./lockfile.mjs').Lockfile} */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const INSTALLED = 'node_modules/.package-lock.json';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < LEAST_NODE.major || (major === LEAST_NODE.major && minor < LEAST_NODE.minor)) {
  console.error(`Node.js ${LEAST_NODE.major}.${LEAST_NODE.minor} or later is needed; this is ${process.version}.`);
  process.exitCode = 1;
} else if (!existsSync(INSTALLED) || !isInstalled(read('package-lock.json'), read(INSTALLED))) {
  console.log('Installing packages…');
  const { status } = spawnSync('npm', ['ci'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
