/**
 * `npx tsx scripts/checks/budgets.ts` prints what every built page, island and font weighs, compressed with brotli as it is sent, and its limit.
 * Exits 1 when something is over its limit. Bytes are the same on every machine; tests/site/weights.test.ts enforces them.
 */
import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { measureBuild, overBudget } from './weights.ts';

const weights = measureBuild(WEB_ROOT);
console.table(weights);
const over = overBudget(weights);
for (const sentence of over) console.error(sentence);
process.exitCode = over.length ? 1 : 0;
