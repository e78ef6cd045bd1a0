/**
 * `npm test`: everything that must hold before a change lands, in order of cost. Each step runs even when an earlier one
 * failed, unless it needs what that one makes. Prints one line with the totals at the end and exits 1 on any failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { ensureChromium } from './chromium.ts';
import { ensureWebServers } from './webServers.ts';

const RESULTS = 'test-results';

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

type Totals = { passed: number; failed: number };

/** Runs one command in the open; true when it succeeded. */
function run(command: string): boolean {
  console.log(`\n▸ ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

/** A step that passes or fails as a whole. */
function check(command: string): Totals {
  return run(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** What a runner wrote about itself, or undefined where it died before that. */
function readReport<Report>(file: string, schema: z.ZodType<Report>): Report | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')));
  } catch {
    return undefined;
  }
}

function unitTests(): Totals {
  const succeeded = run(`npx vitest run --reporter=default --reporter=json --outputFile.json=${RESULTS}/unit.json`);
  const report = readReport('unit.json', vitestReport);
  if (!report) return { passed: 0, failed: 1 };
  // A suite that could not be loaded fails the run without failing a test.
  const failed = report.numFailedTests || (succeeded ? 0 : 1);
  return { passed: report.numPassedTests, failed };
}

function browserTests(): Totals {
  const succeeded = run('npx playwright test');
  const report = readReport('browser.json', playwrightReport);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.stats.unexpected + report.errors.length || (succeeded ? 0 : 1);
  return { passed: report.stats.expected + report.stats.flaky, failed };
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
ensureChromium();
ensureWebServers();

const steps: Totals[] = [check('npx biome check .'), check('npm run --silent pictures')];
steps.push(check('npx tsc -p .'), check('npx tsc -p components/sections/offline/worker'), check('npx knip'));
const build = check('npm run --silent build');
const NOT_RUN: Totals = { passed: 0, failed: 1 };
steps.push(build);
// Some unit tests read the built site, as the licences do, and all browser tests.
for (const step of [() => check('npm run --silent licences'), unitTests, browserTests])
  steps.push(build.failed ? NOT_RUN : step());

const passed = steps.reduce((sum, step) => sum + step.passed, 0);
const failed = steps.reduce((sum, step) => sum + step.failed, 0);
const line = `${passed} passed, ${failed} failed`;
writeFileSync(`${RESULTS}/totals.txt`, `${line}\n`);
console.log(`\n${line}`);
process.exitCode = failed ? 1 : 0;
