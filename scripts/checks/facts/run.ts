/** `npm run facts`: lists the figures in prose that aren't in content/figures, and exits 1 if there is one (docs/figures.md). */
import { figures } from '#content/figures/index.ts';
import { contentErrors } from './contentErrors.ts';

const errors = contentErrors();
for (const error of errors) console.error(error);
if (errors.length === 0)
  console.log(`No text has a figure of its own beside the ${Object.keys(figures).length} of the register.`);
process.exitCode = errors.length ? 1 : 0;
