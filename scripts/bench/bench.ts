/**
 * `npm run bench -- interaction [name]`, `-- bytes` or `-- builds [sizes]`: measures the built site on this machine, and prints a
 * table. The first two need a build and Caddy.
 */
import { measureBuilds } from './builds.ts';
import { measureBytes } from './bytes.ts';
import { measureInteractions } from './interaction.ts';

const [what, choice] = process.argv.slice(2);
const benchmarks: Record<string, () => Promise<void> | void> = {
  interaction: () => measureInteractions(choice),
  bytes: measureBytes,
  builds: () => measureBuilds(choice?.split(',').map(Number)),
};
const run = benchmarks[what ?? ''];
if (!run) throw new Error(`Name what to measure: npm run bench -- ${Object.keys(benchmarks).join(' | ')}`);
await run();
