import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { matches, read, temporaryFolder } from '../fixtures/files.ts';
import { application, formsIn, withInbox } from '../fixtures/server/inbox.ts';

const SERVICE = '.deploy/forms-api.service';
const [serviceUser] = matches(read(SERVICE), /^User=(.+)$/gm);
const [list = '', makeFolder = '', restore = ''] = matches(read('docs/inbox.md'), /^```sh\n(.+?)^```/gms);
const [crontab = ''] = matches(read('docs/inbox.md'), /^```crontab\n(.+?)^```/gms);
const [backup = ''] = matches(crontab, /^(?:\S+ ){6}(.+)$/gm);

const RELEASE = ['package.json', 'tsconfig.json', 'node_modules', 'content', 'components', 'scripts'];
/** Files of the server. Its `systemctl` logs what it is given. */
const FILES: Record<string, string> = {
  'srv/site/current/.deploy/inbox.sh': read('.deploy/inbox.sh'),
  'srv/site/current/.deploy/forms.env': read('.deploy/forms.env'),
  'bin/sudo': '#!/bin/sh\n[ "$1" != -u ] || shift 2\nexec "$@"\n',
  'bin/systemctl': '#!/bin/sh\necho "$*" >> /var/log\n',
  'var/log': '',
  'var/lib/other': '',
  'var/backups/other': '',
};

/**
 * The server of docs/deploy.md in a temporary folder; the current user is the one of the service.
 */
function host() {
  const root = temporaryFolder(FILES);
  const here = (text: string) =>
    text
      .replaceAll(/(?<![\w/])\/(?=(?:srv|var)\/)/g, `${root}/`)
      .replaceAll(/(?<![\w/])msb-site/g, userInfo().username);
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), here(text));
  for (const name of Object.keys(FILES)) chmodSync(join(root, name), 0o755);
  for (const name of RELEASE) symlinkSync(resolve(name), join(root, 'srv/site/current', name));
  symlinkSync(process.execPath, join(root, 'bin/node'));
  const inbox = join(root, 'var/lib/msb-site');
  return {
    inbox,
    backups: join(root, 'var/backups/msb-site'),
    /**
     * Runs a line of the document as cron does, with next to no environment; gives its exit code
     * and what cron would mail.
     */
    run: (command: string) => {
      const words = ['-i', `PATH=${root}/bin:/usr/bin:/bin`, '/bin/sh', '-c', here(command)];
      const { status, stdout, stderr } = spawnSync('env', words, { cwd: '/', encoding: 'utf8' });
      return { status, output: stdout + stderr };
    },
    log: () => readFileSync(join(root, 'var/log'), 'utf8'),
    store: (fullname: string) => withInbox((open) => open.append(application({ fullname })), inbox),
  };
}

// systemd and cron are Linux's.
describe.runIf(process.platform === 'linux')('on the server that docs/deploy.md describes', () => {
  test('cron mails why the backup failed', () => {
    const { run, log, inbox } = host();
    expect(run(backup)).toEqual({ status: 1, output: expect.stringContaining(`"${inbox}" has no inbox`) });
    expect(log()).toBe('');
    expect(existsSync(inbox)).toBe(false);
  });

  test('a backup is restored with the server as its owner', async () => {
    const { run, log, store, inbox, backups } = host();
    await store('Ada');
    expect(run(makeFolder)).toEqual({ status: 0, output: '' });
    const old = join(backups, 'backup-old.db');
    writeFileSync(old, '');
    utimesSync(old, 0, 0);
    expect(run(backup)).toEqual({ status: 0, output: '' });
    const [copy = '', ...others] = readdirSync(backups);
    expect(others).toEqual([]);
    await store('Zoë');
    expect(run(restore.replace(/backup-\S+\.db/, copy))).toEqual({ status: 0, output: '' });
    expect(log()).toBe('stop forms-api\nstart forms-api\n');
    expect(statSync(join(inbox, 'inbox.db'))).toMatchObject({ uid: userInfo().uid, mode: 0o100600 });
    expect(formsIn(inbox).map(({ payload }) => payload.fullname)).toEqual(['Ada']);
    expect(run(list).output).toMatch(/ Ada, .*\n\n1 form in /);
  });

  test('a backup that fails leaves no file that looks like one', async () => {
    const { run, store, backups } = host();
    await store('Ada');
    expect(run(backup).output).toMatch(/^\S+ can't be used: no such file or directory\.\n$/);
    run(makeFolder);
    const output = expect.stringContaining('disk');
    expect(run(`ulimit -f 8; export TSX_DISABLE_CACHE=1; ${backup}`)).toEqual({ status: 1, output });
    expect(readdirSync(backups)).toEqual([]);
  });

  test('everything runs as the user of the service', () => {
    const users = [crontab.match(/^(?:\S+ ){5}\S+/gm), `${list}${makeFolder}${restore}`.match(/-[uo] \S+/g)].flat();
    expect(users.map((text) => text?.split(' ').at(-1))).toEqual(users.map(() => serviceUser));
    const { status, stderr } = spawnSync('sh', ['.deploy/inbox.sh', 'list'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`sudo -u ${serviceUser} .deploy/inbox.sh list`)]);
  });

  test('the service keeps its forms where systemd lets it write', () => {
    const [stateFolder] = matches(read(SERVICE), /^StateDirectory=(.+)$/gm);
    expect(read('.deploy/forms.env')).toContain(`INBOX_DIR=/var/lib/${stateFolder}\n`);
  });

  test('cron deploys each day and mails only failures and the monthly list', () => {
    const lines =
      matches(read('docs/deploy.md'), /^ *```crontab\n *MAILTO=\S+\n([^`]+?)^ *```/gms)[0]
        ?.trim()
        .split(/\n */) ?? [];
    const [deploy = '', list = ''] = lines.map((line) => /^(?:[\d*]+ ){5}(.+)$/.exec(line)?.[1] ?? '');
    const mailed = (git: string) => {
      const curl = '#!/bin/sh\necho "asked $2" >> asked\necho "Last update: 2026-11-28"\n';
      const site = '#!/bin/sh\necho "Look at: a.yaml: old."\n';
      const home = temporaryFolder({
        'bin/git': `#!/bin/sh\n${git}\n`,
        'bin/curl': curl,
        'site/.deploy/deploy.sh': site,
      });
      for (const name of ['bin/git', 'bin/curl', 'site/.deploy/deploy.sh']) chmodSync(join(home, name), 0o755);
      return [deploy, list].map((line) => {
        const words = ['-i', `PATH=${home}/bin:/usr/bin:/bin`, '/bin/sh', '-c', line];
        return spawnSync('env', words, { cwd: home, encoding: 'utf8' }).stdout;
      });
    };
    expect(mailed('exit 0')).toEqual(['', 'Look at: a.yaml: old.\nLast update: 2026-11-28\n']);
    expect(mailed('echo "Not possible to fast-forward."; exit 1')).toEqual([
      'Not possible to fast-forward.\n',
      'Last update: 2026-11-28\n',
    ]);
  });

  test('the access log is kept for the thirty days of the privacy policy', () => {
    const rotation = read('.deploy/logrotate.conf');
    const [log = 'none'] = matches(read('docs/deploy.md'), /output file (\S+) \{\s+roll_disabled/g);
    expect(rotation).toContain(`\n${log} {\n\tdaily\n\trotate 29\n`);
    expect(privacyPolicy.body).toContain('| Server records | 30 days');
  });

  const analyze = '/usr/bin/systemd-analyze';
  test.runIf(existsSync(analyze))('the service is exposed by 2.5 of 10 at most', () => {
    const limit = ['security', '--offline=true', '--threshold=25'];
    const { status, stdout } = spawnSync(analyze, [...limit, SERVICE], { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  });
});
