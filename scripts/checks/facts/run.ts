/** `npm run facts`: lists the figures in prose that aren't in content/figures, and exits 1 if there is one (docs/figures.md). */
import { figures } from '#content/figures/index.ts';
import { contentProblems } from './contentProblems.ts';

const problems = contentProblems();
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`No text has a figure of its own beside the ${Object.keys(figures).length} of the register.`);
process.exitCode = problems.length ? 1 : 0;
