/**
 * `npm run bench:scale [-- sizes]`: what a build costs with the site's own entries, and with 10,000 articles and as many gallery
 * pictures more, in copies below the system's folder for temporary files. For each size: cold (nothing kept from an earlier build
 * but the site's own pictures), warm (again, nothing changed) and with one article changed. Linux, with bash.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cost, measureCommand } from './measureCommand.ts';
import { makeScaledCopy, writeArticle } from './scaledCopy.ts';

/** How many articles and pictures more than the site has. */
const SIZES = [0, 10_000];

const sizes = process.argv[2]?.split(',').map(Number) ?? SIZES;
const folder = mkdtempSync(join(tmpdir(), 'scale-'));
const rows: ({ size: number; build: string } & Cost)[] = [];

async function build(size: number, name: string): Promise<void> {
  const cost = await measureCommand('npm run --silent build', folder);
  const smaller = rows.findLast((row) => row.build === name);
  rows.push({ size, build: name, ...cost });
  console.log(
    `${size} more, ${name}: ${cost.wall.toFixed(1)} s, CPU ${cost.cpu.toFixed(1)} s, peak ${cost.peak.toFixed(0)} MB`,
  );
  if (!smaller) return;
  const more = (of: keyof Cost) => (cost[of] - smaller[of]) / (size - smaller.size);
  const [wall, cpu] = [more('wall') * 1000, more('cpu') * 1000];
  console.log(`  per page more: ${wall.toFixed(1)} ms, CPU ${cpu.toFixed(1)} ms, ${more('peak').toFixed(3)} MB`);
}

try {
  for (const size of sizes) {
    await makeScaledCopy(folder, size);
    cpSync('.cache/pictures', join(folder, '.cache/pictures'), { recursive: true });
    await build(size, 'cold');
    await build(size, 'warm');
    if (size === 0) continue;
    writeArticle(folder, Math.floor(size / 2), 1);
    await build(size, 'one article changed');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
