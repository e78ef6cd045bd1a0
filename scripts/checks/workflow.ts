/**
 * `npx tsx scripts/checks/workflow.ts [content|test]`: runs every `run` step of .github/workflows/site.yml in its order in a clean clone of
 * what is committed, and prints how long each takes. GitHub's own actions are left out; `gh`, `rsync` and `ssh` are stand-ins,
 * of which the last starts the site as a server would, so that the smoke test has something to ask.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const PORT = '4199';
const env = z.record(z.string(), z.coerce.string()).default({});
const step = z.object({ name: z.string().optional(), run: z.string().optional(), env });
const workflow = z.object({ env, jobs: z.record(z.string(), z.object({ env, steps: z.array(step) })) });

const [check = 'content'] = process.argv.slice(2);
const root = mkdtempSync(join(tmpdir(), 'workflow-'));
const clone = join(root, 'clone');
const bin = join(root, 'bin');
const home = join(root, 'home');
const outputs = join(root, 'outputs');
const server = join(root, 'server');
execFileSync('git', ['clone', '--quiet', process.cwd(), clone]);
for (const folder of [bin, home]) mkdirSync(folder);
writeFileSync(outputs, '');

/** The commit that passed last: this one where only entries are to be checked. */
const passed = check === 'content' ? execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim() : '';
const STAND_INS = {
  gh: `[ "$1" = run ] && echo '${passed}' || echo "gh $*"`,
  rsync: 'echo "rsync $*"',
  ssh: `cd '${clone}'; node --import tsx scripts/server/serve.ts > '${server}' & echo $! > '${server}.pid'
until grep -q http '${server}'; do sleep 0.2; done`,
};
for (const [name, script] of Object.entries(STAND_INS))
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

const known: Record<string, string> = { 'vars.SITE_URL': `http://localhost:${PORT}` };
/** Values of the workflow with GitHub's expressions replaced: the outputs of a step by what it wrote, what is unknown by nothing. */
const filled = (values: Record<string, string>) => {
  const written = readFileSync(outputs, 'utf8');
  const value = (name: string) =>
    known[name] ?? new RegExp(`^${name.split('.').at(-1)}=(.*)$`, 'm').exec(written)?.[1] ?? '';
  return Object.fromEntries(
    Object.entries(values).map(([key, text]) => [key, text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, name) => value(name))]),
  );
};

const site = workflow.parse(parse(readFileSync('.github/workflows/site.yml', 'utf8')));
try {
  for (const [job, { env, steps }] of Object.entries(site.jobs))
    for (const { name = '', run, env: own } of steps) {
      if (!run) continue;
      console.log(`\n▸ ${job}: ${name}`);
      const start = performance.now();
      const PATH = `${bin}:${process.env.PATH}`;
      const { status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', run], {
        cwd: clone,
        stdio: 'inherit',
        env: {
          ...{ ...process.env, PATH, HOME: home, CI: 'true', PORT, GITHUB_OUTPUT: outputs },
          ...filled({ ...site.env, ...env, ...own }),
        },
      });
      if (status !== 0) throw new Error(`${job}: ${name} has failed.`);
      console.log(`▸ ${((performance.now() - start) / 1000).toFixed(0)} s`);
    }
} finally {
  if (existsSync(`${server}.pid`)) process.kill(Number(readFileSync(`${server}.pid`, 'utf8')));
  rmSync(root, { recursive: true });
}
