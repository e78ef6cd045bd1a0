/**
 * `npm run budgets`: prints what every built page weighs, compressed with brotli as it is sent, and its limit.
 * Exits 1 when something is over its limit. Bytes are the same on every machine; tests/site/budgets.test.ts enforces them.
 */
import { pathToFileURL } from 'node:url';
import { measureBuild, overBudget } from './weights.ts';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const weights = await measureBuild('dist/client');
  console.table(
    weights.pages.map(({ path, html, css, script, limit }) => ({ path, html, limit, css, 'script at load': script })),
  );
  console.table(weights.islands.map(({ name, bytes, limit }) => ({ island: name, bytes, limit })));
  console.table([weights.fonts]);
  const over = overBudget(weights);
  for (const sentence of over) console.error(sentence);
  process.exitCode = over.length ? 1 : 0;
}
