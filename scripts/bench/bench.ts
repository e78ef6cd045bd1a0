/**
 * `npm run bench -- budgets`, `-- interaction [name]`, `-- bytes` or `-- builds`: measures the built site and prints a table.
 * All but the last need a build, the second and third Caddy. Budgets are the same on every machine; tests/site/build.test.ts
 * enforces them.
 */
import { measureBuild } from '#scripts/checks/weights.ts';
import { measureBuilds } from './builds.ts';
import { measureBytes } from './bytes.ts';
import { measureInteractions } from './interaction.ts';

const [what, choice] = process.argv.slice(2);
const benchmarks: Record<string, () => Promise<void> | void> = {
  budgets: () => console.table(measureBuild()),
  interaction: () => measureInteractions(choice),
  bytes: measureBytes,
  builds: measureBuilds,
};
const run = benchmarks[what ?? ''];
if (!run) throw new Error(`Name what to measure: npm run bench -- ${Object.keys(benchmarks).join(' | ')}`);
await run();
