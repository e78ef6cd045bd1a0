/**
 * `npm run bench:scale [-- sizes]`: what a build costs with the site's own entries, and with 1,000 and 10,000 articles and as many
 * gallery pictures more; and what Astro's costs with as many articles of the same text and the same work beside the pages
 * (scripts/bench/peers/astro). In copies below the system's folder for temporary files. For each size: cold (nothing kept from an
 * earlier build but the site's own pictures), warm (again, nothing changed) and with one article changed. Linux, with bash; it
 * installs Astro and a Node of its own from npm's registry.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cost, measureCommand } from './measureCommand.ts';
import { articlesOf, makeScaledCopy, writeArticle, writeArticles } from './scaledCopy.ts';

/** How many articles and pictures more than the site has. */
const SIZES = [0, 1_000, 10_000];

const sizes = process.argv[2]?.split(',').map(Number) ?? SIZES;
const folder = mkdtempSync(join(tmpdir(), 'scale-'));
const rows: ({ size: number; build: string } & Cost)[] = [];

async function build(size: number, name: string, cwd: string): Promise<void> {
  const cost = await measureCommand('npm run --silent build', cwd);
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

/** Builds cold, warm and with one article changed. */
async function builds(size: number, whose: string, cwd: string, articles: string): Promise<void> {
  await build(size, `${whose}cold`, cwd);
  await build(size, `${whose}warm`, cwd);
  if (size === 0) return;
  writeArticle(articles, Math.floor(size / 2), 1);
  await build(size, `${whose}one article changed`, cwd);
}

async function measureSite(size: number): Promise<void> {
  const site = join(folder, 'site');
  await makeScaledCopy(site, size);
  cpSync('.cache/pictures', join(site, '.cache/pictures'), { recursive: true });
  await builds(size, '', site, articlesOf(site));
}

/** Astro with as many articles, the site's own not among them. */
async function measureAstro(size: number): Promise<void> {
  const [peer, articles] = [join(folder, 'astro'), join(folder, 'astro/src/articles')];
  for (const made of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
    rmSync(join(peer, made), { recursive: true, force: true });
  mkdirSync(articles, { recursive: true });
  writeArticles(articles, size);
  await builds(size, 'Astro, ', peer, articles);
}

try {
  for (const size of sizes) await measureSite(size);
  cpSync('scripts/bench/peers/astro', join(folder, 'astro'), { recursive: true });
  // Not `npm ci`, which refuses a lockfile that names bindings for other platforms by their ranges alone.
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: join(folder, 'astro'), stdio: 'ignore' });
  for (const size of sizes.filter((size) => size > 0)) await measureAstro(size);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
