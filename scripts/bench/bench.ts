/**
 * `npm run bench -- budgets`, `-- interaction [name]` or `-- builds`: measures the built site and prints a table. All but the last
 * need a build, the second Caddy. Budgets are the same on every machine; `npm run content` warns of them.
 */
import { measureBuild } from '#scripts/checks/weights.ts';
import { measureBuilds } from './builds.ts';
import { measureInteractions } from './interaction.ts';

const [what, choice] = process.argv.slice(2);
const benchmarks: Record<string, () => Promise<void> | void> = {
  budgets: () => console.table(measureBuild()),
  interaction: () => measureInteractions(choice),
  builds: measureBuilds,
};
const run = benchmarks[what ?? ''];
if (!run) throw new Error(`Name what to measure: npm run bench -- ${Object.keys(benchmarks).join(' | ')}`);
await run();
