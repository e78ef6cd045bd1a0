import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { matches, read, temporaryFolder } from '../fixtures/files.ts';

const WORKFLOWS = '.github/workflows';
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));

test('the workflows run only scripts that the project has', () => {
  const commands = readdirSync(WORKFLOWS).map((name) => read(`${WORKFLOWS}/${name}`));
  const run = commands.flatMap((text) => matches(text, /npm run ([\w:-]+)/g));
  expect(run.filter((script) => !(script in scripts))).toEqual([]);
  const files = commands.flatMap((text) => matches(text, /tsx (\S+)/g));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

// `mv -T` and systemd are Linux's.
describe.runIf(process.platform === 'linux')('.deploy/release.sh', () => {
  /** A server with these releases, of which each page is its own name; `run` gives what the script says, `page` what is served. */
  function server(...releases: string[]) {
    const pages = releases.map((name) => [`site/releases/${name}/dist/client/index.html`, name]);
    const folder = temporaryFolder({ ...Object.fromEntries(pages), log: '', 'site/releases/unbuilt/package.json': '' });
    const sudo = (status: number) =>
      writeFileSync(join(folder, 'sudo'), `#!/bin/sh\necho "$*" >> '${folder}/log'\nexit ${status}\n`, { mode: 0o755 });
    sudo(0);
    return {
      sudo,
      page: () => readFileSync(join(folder, 'site/current/dist/client/index.html'), 'utf8'),
      restarts: () => readFileSync(join(folder, 'log'), 'utf8'),
      run: (...words: string[]) => {
        const env = { PATH: `${folder}:${process.env.PATH}`, SITE: join(folder, 'site') };
        const { status, stdout, stderr } = spawnSync('sh', ['.deploy/release.sh', ...words], { env, encoding: 'utf8' });
        return { status, output: stdout + stderr };
      },
    };
  }

  test('switches to a release, and restarts what serves it', () => {
    const { run, page, restarts } = server('1');
    expect(run('switch', '1')).toEqual({ status: 0, output: 'The site is releases/1.\n' });
    expect(page()).toBe('1');
    expect(restarts()).toBe('systemctl reload caddy\nsystemctl restart forms-api\n');
  });

  test('goes back to the release before the last switch, also when that was repeated, and never to one that was left', () => {
    const { run, page } = server('1', '2', '3');
    for (const release of ['1', '2', '2']) run('switch', release);
    run('back');
    expect(page()).toBe('1');
    run('switch', '3');
    for (const time of ['once', 'twice']) {
      run('back');
      expect(page(), time).toBe('1');
    }
  });

  test.each([
    ['a release that is not there', ['switch', '2'], 'releases/2 has no built site.\n', 1],
    ['a release without a site', ['switch', 'unbuilt'], 'releases/unbuilt has no built site.\n', 1],
    ['the release before the first', ['back'], 'There is no earlier release.\n', 1],
    ['nothing', [], 'release.sh switch <release> | back\n', 2],
  ])('refuses to switch to %s, and leaves the site as it is', (_, words, output, status) => {
    const { run, page } = server('1');
    run('switch', '1');
    expect(run(...words)).toEqual({ status, output });
    expect(page()).toBe('1');
  });

  test('fails when the server does not restart', () => {
    const { run, sudo } = server('1');
    sudo(1);
    expect(run('switch', '1').status).toBe(1);
  });
});
