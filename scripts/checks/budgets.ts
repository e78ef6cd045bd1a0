/**
 * `npm run budgets`: what every built page weighs, compressed with brotli as it is sent, beside what it may weigh.
 * Exits 1 when something is over. Bytes are the same on every machine; tests/site/budgets.test.ts enforces them.
 */
import { pathToFileURL } from 'node:url';
import { measureBuild, overBudget } from './weights.ts';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const weights = measureBuild('dist/client');
  console.table(
    weights.pages.map(({ path, html, css, script, limit }) => ({ path, html, limit, css, 'script at load': script })),
  );
  console.table(weights.islands.map(({ name, bytes, limit }) => ({ island: name, bytes, limit })));
  console.table([weights.fonts]);
  const over = overBudget(weights);
  for (const sentence of over) console.error(sentence);
  process.exitCode = over.length ? 1 : 0;
}
