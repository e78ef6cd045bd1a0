/**
 * `npm test`: every check, the cheapest first. A failed step doesn't stop the others, unless they need its result. Ends with
 * the time of each step and one line of totals, also in test-results/totals.txt, and exits 1 if anything failed.
 */
import { spawn } from 'node:child_process';
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
/** Playwright's JSON report. A flaky test, one that passed only when it was repeated, counts as failed. */
const playwrightTotals = z.object({ stats, errors: z.array(z.unknown()) }).transform(({ stats, errors }): Totals => {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
});

const times: string[] = [];

/** Does one step, and notes its time. */
async function timed<Result>(name: string, step: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await step();
  times.push(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${name}`);
  return result;
}

/** Runs one command, which npm's own path finds without npx; it passes or fails as a whole. */
function run(command: string): Promise<Totals> {
  console.log(`\n▸ ${command}`);
  return timed(command, async () => {
    const child = spawn(command, { shell: true, stdio: 'inherit' });
    const status = await new Promise((resolve) => child.on('close', resolve));
    if (status !== 0) console.error(`✘ ${command} has failed.`);
    return status === 0 ? { passed: 1, failed: 0 } : FAILED;
  });
}

/** Runs a test runner and reads its totals from its report; one that fails without a failed test counts as one failure. */
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

const steps: Totals[] = [await timed('programs of the system', install), await run('npm run --silent pictures')];

// Each of these keeps one processor busy at most; together they leave none idle.
const beforeTests = [
  run('biome check .'),
  run('npm run --silent typecheck'),
  run('knip'),
  // What production code leaves unused; functions that only their own tests import do not count.
  run('knip --production --exclude exports,types,binaries'),
];
const built = run('npm run --silent build');
steps.push(...(await Promise.all(beforeTests)));
const build = await built;
steps.push(build, await vitest('unit'), await vitest('component'));

// These read the built site.
const onBuild = [
  () => run('npm run --silent licences'),
  () => vitest('site'),
  () => runTests('playwright test', 'browser.json', playwrightTotals),
];
for (const step of onBuild) steps.push(build.failed ? FAILED : await step());

console.log(`\n${times.join('\n')}`);
const sum = (of: keyof Totals) => steps.reduce((total, step) => total + step[of], 0);
const line = `${sum('passed')} passed, ${sum('failed')} failed`;
writeFileSync(`${RESULTS}/totals.txt`, `${line}\n`);
console.log(`\n${line}`);
process.exitCode = sum('failed') ? 1 : 0;
