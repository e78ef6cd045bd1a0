/** `npm run facts`: lists the figures in prose that aren't in content/figures, and exits 1 if there is one (docs/figures.md). */
import { figures } from '#content/figures/index.ts';
import { contentFaults } from './content.ts';

const faults = contentFaults();
for (const fault of faults) console.error(fault);
if (faults.length === 0)
  console.log(`No text has a figure of its own beside the ${Object.keys(figures).length} of the register.`);
process.exitCode = faults.length ? 1 : 0;
