/**
 * `npm test`: every check, the cheapest first. A failed step doesn't stop the others, unless they need its result. Ends with
 * one line of totals, also in test-results/totals.txt, and exits 1 if anything failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { installPrograms } from './programs.ts';

const RESULTS = 'test-results';

type Totals = { passed: number; failed: number };
const FAILED: Totals = { passed: 0, failed: 1 };

/** Vitest's JSON report. */
const vitestTotals = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((report): Totals => ({ passed: report.numPassedTests, failed: report.numFailedTests }));

const stats = z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() });
/** Playwright's JSON report. A flaky test, one that passed only when it was repeated, counts as passed. */
const playwrightTotals = z.object({ stats, errors: z.array(z.unknown()) }).transform(({ stats, errors }): Totals => {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
});

/** Runs one command; it passes or fails as a whole. */
function check(command: string): Totals {
  console.log(`\n▸ ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0 ? { passed: 1, failed: 0 } : FAILED;
}

/** Runs a test runner and reads its totals from its report; one that fails without a failed test counts as one failure. */
function runTests(command: string, report: string, totals: z.ZodType<Totals>): Totals {
  const { failed } = check(command);
  try {
    const counted = totals.parse(JSON.parse(readFileSync(`${RESULTS}/${report}`, 'utf8')));
    return { ...counted, failed: Math.max(counted.failed, failed) };
  } catch {
    return FAILED;
  }
}

const vitest = (project: string): Totals => {
  const reporters = `--reporter=default --reporter=json --outputFile.json=${RESULTS}/${project}.json`;
  return runTests(`npx vitest run --project ${project} ${reporters}`, `${project}.json`, vitestTotals);
};

/** Installs what the browser and hosting tests need, where this user may. */
function install(): Totals {
  try {
    installPrograms();
    return { passed: 0, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  }
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const steps: Totals[] = [
  install(),
  check('npx biome check .'),
  check('npm run --silent pictures'),
  check('npm run --silent typecheck'),
  check('npx knip'),
  // What production code leaves unused; functions that only their own tests import do not count.
  check('npx knip --production --exclude exports,types,binaries'),
  vitest('unit'),
];
const build = check('npm run --silent build');
// These read the built site.
const onBuild = [
  () => check('npm run --silent licences'),
  () => vitest('site'),
  () => runTests('npx playwright test', 'browser.json', playwrightTotals),
];
steps.push(build, ...onBuild.map((step) => (build.failed ? FAILED : step())));

const sum = (of: keyof Totals) => steps.reduce((total, step) => total + step[of], 0);
const line = `${sum('passed')} passed, ${sum('failed')} failed`;
writeFileSync(`${RESULTS}/totals.txt`, `${line}\n`);
console.log(`\n${line}`);
process.exitCode = sum('failed') ? 1 : 0;
