import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { matches, read, temporaryFolder } from '../fixtures/files.ts';

const WORKFLOWS = '.github/workflows';
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));

test('the workflows run only scripts that the project has', () => {
  const commands = readdirSync(WORKFLOWS).map((name) => read(`${WORKFLOWS}/${name}`));
  const run = commands.flatMap((text) => matches(text, /npm run ([\w:-]+)/g));
  expect(run).toContain('test:nightly');
  expect(run.filter((script) => !(script in scripts))).toEqual([]);
  const files = commands.flatMap((text) => matches(text, /tsx (\S+)/g));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('npm can compare every package with its hash in the lockfile', () => {
  const entry = z.object({ integrity: z.string().optional() });
  const lockfile = z.object({ packages: z.record(z.string(), entry) }).parse(JSON.parse(read('package-lock.json')));
  const packages = Object.entries(lockfile.packages).filter(([folder]) => folder !== '');
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

// `mv -T` and systemd are Linux's.
describe.runIf(process.platform === 'linux')('.deploy/release.sh', () => {
  /**
   * A server with these releases, of which each page is its own name; `run` gives what the script
   * says, `page` what is served.
   */
  function server(...releases: string[]) {
    const pages = releases.map((name) => [`site/releases/${name}/dist/client/index.html`, name]);
    const folder = temporaryFolder({ ...Object.fromEntries(pages), log: '', 'site/releases/unbuilt/package.json': '' });
    const site = join(folder, 'site');
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text, { mode: 0o755 });
    };
    const sudo = (status: number) => write('sudo', `#!/bin/sh\necho "$*" >> '${folder}/log'\nexit ${status}\n`);
    sudo(0);
    const shell = (command: string, cwd = join(folder, 'checkout')) => {
      const env = { PATH: `${folder}:${process.env.PATH}`, SITE: site };
      const text = command.replaceAll('/srv/site', site);
      const { status, stdout, stderr } = spawnSync('sh', ['-c', text], { cwd, env, encoding: 'utf8' });
      return { status, output: stdout + stderr };
    };
    return {
      folder,
      site,
      write,
      sudo,
      shell,
      page: () => readFileSync(join(site, 'current/dist/client/index.html'), 'utf8'),
      restarts: () => readFileSync(join(folder, 'log'), 'utf8'),
      run: (...words: string[]) => shell(`sh .deploy/release.sh ${words.join(' ')}`, '.'),
    };
  }

  test('switches to a release and restarts what serves it', () => {
    const { run, page, restarts } = server('1');
    expect(run('switch', '1')).toEqual({ status: 0, output: 'The site is releases/1.\n' });
    expect(page()).toBe('1');
    expect(restarts()).toBe('systemctl reload caddy\nsystemctl restart forms-api\n');
  });

  test('goes back from a release whose server does not restart', () => {
    const { run, page, sudo } = server('1', '2');
    run('switch', '1');
    sudo(1);
    expect(run('switch', '2').status).toBe(1);
    expect(run('back', '2')).toEqual({ status: 1, output: 'The site is releases/1.\n' });
    expect(page()).toBe('1');
  });

  test('knows what was live before, forwards and back, for the pages that are still open', () => {
    const { run, site } = server('1', '2');
    const before = () => readlinkSync(`${site}/before`);
    for (const release of ['1', '2']) run('switch', release);
    expect(before()).toBe('releases/1');
    run('back');
    expect(before()).toBe('releases/2');
  });

  test('keeps the newest five releases and the one to return to', () => {
    const names = Array.from({ length: 7 }, (_, number) => `${number}`);
    const { run, page, site } = server(...names);
    for (const name of names) utimesSync(`${site}/releases/${name}`, Number(name), Number(name));
    run('switch', '0');
    run('switch', '6');
    const kept = readdirSync(`${site}/releases`).filter((name) => name !== 'unbuilt');
    expect(kept).toEqual(['0', '3', '4', '5', '6']);
    run('back', '6');
    expect(page()).toBe('0');
  });

  test('returns to the release before the last switch', () => {
    const { run, page } = server('1', '2', '3');
    for (const release of ['1', '2', '2']) run('switch', release);
    expect(run('back', '3'), 'is not live').toEqual({ status: 0, output: 'The site is releases/2.\n' });
    run('back', '2');
    expect(page()).toBe('1');
    run('switch', '3');
    for (const words of [[], ['3'], []]) {
      run('back', ...words);
      expect(page()).toBe('1');
    }
  });

  test.each([
    ['a release that is not there', ['switch', '2'], 'releases/2 has no built site: the site is still', 1],
    ['an unbuilt release', ['switch', 'unbuilt'], 'releases/unbuilt has no built site: the site is still', 1],
    ['the release before the first', ['back', '1'], 'There is no earlier release: the site is still', 1],
    ['nothing', [], 'release.sh switch <release> | back', 2],
  ])('refuses to switch to %s, and leaves the site as it is', (_, words, output, status) => {
    const { run, page } = server('1');
    run('switch', '1');
    expect(run(...words)).toEqual({ status, output: expect.stringContaining(output) });
    expect(page()).toBe('1');
  });

  describe('the commands of docs/deploy.md', () => {
    const commands = matches(read('docs/deploy.md'), /^ *```sh\n([^`]+)```/gm);
    const command = (part: string) => commands.find((text) => text.includes(part)) ?? '';
    const FILES =
      '.npmrc package.json package-lock.json tsconfig.json content components scripts dist/client/index.html';

    /**
     * A server with one release, and a checkout to deploy; `smoke` is the exit code of the smoke
     * test.
     */
    function checkout(smoke: number) {
      const host = server('1');
      host.run('switch', '1');
      for (const name of ['deploy.sh', 'go-live.sh', 'release.sh'])
        host.write(`checkout/.deploy/${name}`, read(`.deploy/${name}`));
      for (const name of FILES.split(' ')) host.write(`checkout/${name}`, 'new');
      host.write('npm', `#!/bin/sh\necho "npm $*" >> $PWD/npm.log\n`);
      host.write('npx', `#!/bin/sh\nexit ${smoke}\n`);
      return host;
    }

    test('deploy a release with its own packages and return to the last one', () => {
      const { page, shell, folder, site } = checkout(0);
      expect(shell(command('deploy.sh'))).toMatchObject({ status: 0 });
      expect(page()).toBe('new');
      expect(readFileSync(`${folder}/checkout/npm.log`, 'utf8')).toBe('npm ci\nnpm run content\n');
      expect(readFileSync(`${site}/current/npm.log`, 'utf8')).toBe('npm ci --omit=dev\n');
      expect(shell(command('release.sh back'))).toEqual({ status: 0, output: 'The site is releases/1.\n' });
      expect(page()).toBe('1');
    });

    test('go back by themselves from a release that fails the smoke test', () => {
      const { page, shell } = checkout(1);
      expect(shell(command('deploy.sh'))).toEqual({
        status: 1,
        output: expect.stringMatching(/^The site is releases\/2.+\nThe site is releases\/1\.\n$/),
      });
      expect(page()).toBe('1');
    });
  });
});

/** Runs a script of a workflow with programs of ours, in a folder with some files. */
function run(
  script: string,
  programs: Record<string, string>,
  variables: Record<string, string>,
  files: Record<string, string> = {},
) {
  const folder = temporaryFolder(files);
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const env = { PATH: `${folder}:${process.env.PATH}`, GITHUB_OUTPUT: 'output', ...variables };
  const { status, stdout } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, written: (name: string) => readFileSync(join(folder, name), 'utf8') };
}

describe('the issue of the month', () => {
  const step = z.object({ run: z.string().default('') });
  const jobs = z.object({ list: z.object({ steps: z.array(step) }) });
  const { steps } = z.object({ jobs }).parse(parse(read(`${WORKFLOWS}/monthly.yml`))).jobs.list;

  /** What the workflow does with the issue, and the issue's text. */
  function report(open: string, curl = 'echo "Last update: 2026-11-28"') {
    const programs = { gh: `[ "$2" = list ] && echo "${open}" || echo "$2 $3"`, curl };
    const files = { 'build.log': 'dist is now built.\nLook at: a.yaml: its day has passed.\n' };
    const variables = { TITLE: 'What to look at', SITE_URL: 'https://a.example' };
    const { stdout, written } = run(steps.at(-1)?.run ?? '', programs, variables, files);
    return { done: stdout, text: written('list.md') };
  }

  test('has the build’s notes and the date of the last deployment', () => {
    const text = 'Look at: a.yaml: its day has passed.\nLast update: 2026-11-28\n';
    expect(report('')).toEqual({ done: 'create --title\n', text });
    expect(report('', 'exit 22').text).toContain('\nThe site does not say when it was built.\n');
  });

  test('is brought up to date while it is open', () => {
    expect(report('12').done).toBe('edit 12\n');
  });
});

test('the workflow copies the same files to the server as deploy.sh', () => {
  const [copied] = matches(read('.deploy/deploy.sh'), /^cp -a (.+) "\$folder"$/gm);
  expect(copied).toContain('package-lock.json');
  expect(matches(read(`${WORKFLOWS}/site.yml`), /rsync .+ \S+\/current\/ (.+) "/g)).toEqual([copied]);
});

describe('the issue that the workflow makes says what is live', () => {
  const step = z.object({ id: z.string().optional(), run: z.string().default('') });
  const job = z.object({ steps: z.array(step) });
  const jobs = z.object({ server: job, report: job });
  const { server, report } = z.object({ jobs }).parse(parse(read(`${WORKFLOWS}/site.yml`))).jobs;
  const last = { said: server.steps.at(-1)?.run ?? '', issue: report.steps.at(-1)?.run ?? '' };
  const common = { CHECK: 'success', SWITCH: 'failure', SAID: '', RUN: '' };

  test.each([
    ['a failed check', { CHECK: 'failure', SWITCH: '' }, 'Nothing was deployed. The site is as it was.'],
    ['a failed copy', { SWITCH: 'skipped' }, 'Nothing was deployed. The site is as it was.'],
    [
      'a release that went back',
      { SAID: 'The site is releases/1.' },
      'not as it should be. The site is releases/1. "Back"',
    ],
    ['a run that was cut off', { SWITCH: '' }, 'The new release may be live'],
    ['a failed smoke test of Pages', { SWITCH: 'success' }, 'The new release may be live'],
  ])('after %s', (_, results, said) => {
    expect(run(last.issue, { gh: 'echo "$*"' }, { ...common, ...results }).stdout).toContain(said);
  });

  test('by the last word of the server', () => {
    const variables = { SERVER: 'server', RELEASE: 'release', SITE_URL: 'https://www.example.org' };
    const said = 'echo The site is releases/2.; echo /: status is 404 >&2; echo The site is releases/1.';
    const failed = run(last.said, { ssh: `${said}; exit 1` }, variables);
    expect(failed).toMatchObject({ status: 1, stdout: expect.stringContaining('status is 404') });
    expect(failed.written('output')).toBe('said=The site is releases/1.\n');
    expect(run(last.said, { ssh: said }, variables).status).toBe(0);
  });
});
