/**
 * `npm test`: every check, with the time of each step and a line of totals, also in
 * test-results/totals.txt; exits 1 if any failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { findCaddy, findChromium, installPrograms } from './programs.ts';

const RESULTS = 'test-results';

type Totals = { passed: number; failed: number };
const FAILED: Totals = { passed: 0, failed: 1 };

const vitestTotals = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((report): Totals => ({ passed: report.numPassedTests, failed: report.numFailedTests }));

const stats = z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() });
/**
 * Playwright's JSON report. A flaky test, one that passed only when it was repeated, counts as
 * failed.
 */
const playwrightTotals = z.object({ stats, errors: z.array(z.unknown()) }).transform(({ stats, errors }): Totals => {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
});

const times: string[] = [];

/**
 * Runs one command, which npm's own path finds without npx, and prints what it said once it has
 * ended.
 */
async function run(command: string): Promise<Totals> {
  console.log(`▸ ${command}`);
  const start = performance.now();
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [status]] = await Promise.all([buffer(child.stdout), once(child, 'close')]);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  times.push(`${seconds.padStart(5)} s  ${command.split(' --reporter')[0]}`);
  console.log(`\n▸ ${command}: ${seconds} s\n${output}`);
  if (status !== 0) console.error(`✘ ${command} has failed.`);
  return status === 0 ? { passed: 1, failed: 0 } : FAILED;
}

/**
 * Runs a test runner and reads its totals from its report; one that fails without a failed test
 * counts as one failure.
 */
async function runTests(command: string, report: string, totals: z.ZodType<Totals>): Promise<Totals> {
  const { failed } = await run(command);
  try {
    const counted = totals.parse(JSON.parse(readFileSync(`${RESULTS}/${report}`, 'utf8')));
    return { ...counted, failed: Math.max(counted.failed, failed) };
  } catch {
    return FAILED;
  }
}

const vitest = (project: string): Promise<Totals> => {
  const reporters = `--reporter=default --reporter=json --outputFile.json=${RESULTS}/${project}.json`;
  return runTests(`vitest run --project ${project} ${reporters}`, `${project}.json`, vitestTotals);
};

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
installPrograms();
findChromium();
findCaddy();
// First, since the steps that need them would write the same files.
const pictures = await run('tsx --import ./tests/fixtures/corpus.ts scripts/pictures/pictures.ts');
// Most steps keep one processor busy, so that two of them side by side leave none idle.
const sideBySide = await Promise.all([
  (async () => [await run('npm run --silent check'), await vitest('unit'), await vitest('component')])(),
  (async () => [await vitest('site'), await run('npm run --silent content')])(),
]);
const browser = await runTests('playwright test --project=chromium', 'browser.json', playwrightTotals);

const steps = [pictures, ...sideBySide.flat(), browser];
const sum = (key: keyof Totals) => steps.reduce((total, step) => total + step[key], 0);
const line = `${sum('passed')} passed, ${sum('failed')} failed`;
writeFileSync(`${RESULTS}/totals.txt`, `${line}\n`);
console.log(`\n${times.join('\n')}\n\n${line}`);
process.exitCode = sum('failed') ? 1 : 0;
