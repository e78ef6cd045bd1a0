/**
 * `npm run mutations`: makes one fault at a time in a copy of the project, runs the tests level by level until one fails, and
 * prints which did. Exits 1 when a fault goes unnoticed. `npm run mutations -- "a fee" "a link"` makes only these.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { LEVELS, type Level, type Mutation, mutations } from './mutations.ts';

/** What builds and tests keep between runs; a copy that has it starts faster. */
const KEPT = ['.cache', 'public/media', 'content/pictures/manifest.json', 'dist'];

/** Checks that each fault can be made, so it fails in the copy whatever the fault is. */
const OWN_TEST = 'tests/unit/scripts/mutations.test.ts';

/** Makes a copy of the project as it is in the working folder. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const path of [...files.trim().split('\n'), ...KEPT].filter((file) => existsSync(file) && file !== OWN_TEST))
    cpSync(path, join(folder, path), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const vitestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
      return failed.length > 0 || status !== 'failed' ? failed : [name];
    }),
  );

type Suite = { specs: { title: string; file: string; ok: boolean }[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })),
  suites: z.lazy(() => z.array(suite)).optional(),
});
const failedSpecs = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} ${title}`),
  ...suites.flatMap(failedSpecs),
];
const playwrightReport = z.object({ suites: z.array(suite) }).transform(({ suites }) => suites.flatMap(failedSpecs));

/**
 * The tests of one level that fail in the copy; a failure outside any test is named by the level. The first failure ends the
 * level, since a label that is not found costs each test that looks for it its whole time limit.
 */
function failures(folder: string, level: Level): string[] {
  const file = join(folder, 'mutation.json');
  rmSync(file, { force: true });
  const command =
    level === 'browser'
      ? ['playwright', 'test', '--reporter=json', '--max-failures=1']
      : ['vitest', 'run', '--project', level, '--bail=1', '--reporter=json', `--outputFile=${file}`];
  const env = { ...process.env, CI: '', PLAYWRIGHT_PORT: '4190', PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { status } = spawnSync('npx', command, { cwd: folder, env });
  if (status === 0) return [];
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const failed = (level === 'browser' ? playwrightReport : vitestReport).parse(report);
    return failed.length > 0 ? failed : [`${level}: outside any test`];
  } catch {
    return [`${level}: before any test, e.g. in the build`];
  }
}

/** @throws Error when a level fails in the copy as it is: its failures would then say nothing of a fault */
function requirePassing(folder: string, level: Level): void {
  const failed = failures(folder, level);
  if (failed.length > 0) throw new Error(`Without any fault, ${level} fails: ${failed.join(', ')}`);
}

/** The first level that catches a fault, and its failed tests. */
function caughtBy(folder: string, { file, text, replacement, from }: Mutation): [Level, string[]] | undefined {
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    whole.replace(text, () => replacement),
  );
  try {
    const order = [from, ...LEVELS.filter((level) => level !== from)];
    for (const level of order) {
      const failed = failures(folder, level);
      if (failed.length > 0) return [level, failed];
    }
    return undefined;
  } finally {
    writeFileSync(path, whole);
  }
}

const named = process.argv.slice(2);
const chosen = mutations.filter(({ what }) => named.length === 0 || named.includes(what));
const folder = copyProject();
for (const level of LEVELS.filter((level) => chosen.some(({ from }) => from === level))) requirePassing(folder, level);
let missed = 0;
for (const mutation of chosen) {
  const caught = caughtBy(folder, mutation);
  if (!caught) missed++;
  const [first = '', ...others] = caught?.[1] ?? [];
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  console.log(`${mutation.what.padEnd(28)}${caught ? `${caught[0].padEnd(10)}${first}${more}` : 'NOT CAUGHT'}`);
}
rmSync(folder, { recursive: true });
console.log(`\n${missed} not caught`);
process.exitCode = missed ? 1 : 0;
