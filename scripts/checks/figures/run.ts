/**
 * `npm run facts`: lists the figures in the words of pages that aren't in content/figures, and those of the register that no text
 * names; exits 1 if there is one (docs/figures.md).
 */
import { figures } from '#content/figures/index.ts';
import { contentErrors, unusedFigures } from './contentErrors.ts';

const unused = unusedFigures().map((name) => `content/figures: take out ${name}, which no text names.`);
const errors = [...contentErrors(), ...unused];
for (const error of errors) console.error(error);
if (errors.length === 0)
  console.log(`No page has a figure of its own beside the ${Object.keys(figures).length} of the register.`);
process.exitCode = errors.length ? 1 : 0;
