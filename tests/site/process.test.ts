import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, describe, expect } from 'vitest';
import { openInbox } from '#scripts/inbox/inbox.ts';
import { serve } from '#scripts/server/serveSite.ts';
import { ENQUIRY_SENT } from '../fixtures/answers.ts';
import { formsIn } from '../fixtures/server/formsIn.ts';

/** Long enough that the disk is busy whenever the server is killed: most runs then notice an answer given too early. */
const LONG_NAME = 'x'.repeat(60_000);

type Started = {
  started: ChildProcess;
  address: Promise<string>;
  /** Waits until the server has printed what matches. */
  printed: (pattern: RegExp) => Promise<string>;
  exit: Promise<Record<string, unknown>>;
};

/** A test with a small site of its own, and a way to start a server of it. */
const test = base.extend<{
  folder: string;
  start: (environment?: Record<string, string>, flags?: string[], limit?: 'small disk') => Started;
}>({
  /** A site and room for an inbox, of the test's own. */
  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'serve-'));
    mkdirSync(join(folder, 'web'));
    writeFileSync(join(folder, 'web/index.html'), 'home');
    await use(folder);
    rmSync(folder, { recursive: true });
  },

  /** Starts scripts/server/serve.ts on a free port. On a small disk, no file can grow beyond some hundred kB. */
  start: async ({ folder }, use) => {
    const children: ChildProcess[] = [];
    await use((environment = {}, flags = [], limit) => {
      const command = [process.execPath, '--import', 'tsx', 'scripts/server/serve.ts', ...flags, join(folder, 'web')];
      const started = spawn('sh', ['-c', `${limit ? 'ulimit -f 512;' : ''} exec "$0" "$@"`, ...command], {
        env: {
          // What tsx keeps for its next start must not be cut short.
          ...(limit && { TSX_DISABLE_CACHE: '1' }),
          PATH: process.env.PATH,
          PORT: '0',
          INBOX_DIR: join(folder, 'inbox'),
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.push(started);
      let output = '';
      for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk) => (output += chunk));
      const printed = (pattern: RegExp) =>
        new Promise<string>((resolve) => {
          const look = () => {
            const [found] = pattern.exec(output) ?? [];
            if (found) resolve(found);
          };
          look();
          started.stdout.on('data', look);
        });
      const address = printed(/http:\/\/localhost:\d+/);
      // Not 'exit', after which the output may still come.
      const exit = once(started, 'close').then(([code, signal]) => ({ code, signal, output }));
      return { started, address, printed, exit };
    });
    for (const child of children) child.kill('SIGKILL');
  },
});

let sent = 0;

/** Sends a form, each from an address of its own, as a proxy would say: one address may send a few a minute. */
const post = (origin: string, message: string) =>
  fetch(`${origin}/prod/api/msb/savecontactdetails`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `2001:db8:0:${(sent++).toString(16)}::1` },
    body: JSON.stringify({ ...ENQUIRY_SENT, lastName: LONG_NAME, message }),
  });

/** Sends a form; tells whether it was acknowledged. */
const send = async (origin: string, message: string) => (await post(origin, message)).ok;

describe('the server as a program', () => {
  test('says where the site is, keeps forms, and ends well when told to', async ({ folder, start }) => {
    const { started, address, exit } = start();
    const origin = await address;
    expect(await (await fetch(origin)).text()).toBe('home');
    expect(await send(origin, 'one')).toBe(true);
    started.kill('SIGTERM');
    expect(await exit).toMatchObject({ code: 0, output: expect.stringContaining(`The site is at ${origin}`) });
    expect(formsIn(join(folder, 'inbox'))).toHaveLength(1);
  });

  test('killed in the middle of a rush, it has every form that it acknowledged', async ({ folder, start }) => {
    const { started, address, exit } = start();
    const origin = await address;
    const acknowledged: string[] = [];
    let running = true;
    const sender = async (name: number) => {
      for (let count = 0; running; count += 1) {
        const message = `${name}-${count}`;
        const ok = await send(origin, message).catch(() => false);
        if (ok) acknowledged.push(message);
        if (acknowledged.length > 100) started.kill('SIGKILL');
      }
    };
    const senders = Array.from({ length: 30 }, (_, name) => sender(name));
    expect(await exit).toMatchObject({ signal: 'SIGKILL' });
    running = false;
    await Promise.all(senders);
    const entries = formsIn(join(folder, 'inbox'));
    const kept = new Set(entries.map(({ payload }) => payload.message));
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(acknowledged.filter((message) => !kept.has(message))).toEqual([]);
  });
});

test('on a full disk the server refuses forms and loses none that it acknowledged', async ({ folder, start }) => {
  const { started, address, exit } = start({}, [], 'small disk');
  const origin = await address;
  const acknowledged: string[] = [];
  let answer = await post(origin, '0');
  for (; answer.ok; answer = await post(origin, String(acknowledged.length)))
    acknowledged.push(String(acknowledged.length));
  expect(answer.status).toBe(507);
  expect(await answer.json()).toMatchObject({ response: false, data: expect.stringContaining('could not save') });
  expect(await (await fetch(origin)).text()).toBe('home');
  started.kill('SIGTERM');
  expect(await exit).toMatchObject({ code: 0 });
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(formsIn(join(folder, 'inbox')).map(({ payload }) => payload.message)).toEqual(acknowledged);
});

test('the server deletes what the privacy policy no longer keeps when it starts', async ({ folder, start }) => {
  const inbox = openInbox(join(folder, 'inbox'));
  for (const receivedAt of ['2020-01-01T00:00:00.000Z', new Date().toISOString()])
    await inbox.append({ receivedAt, form: 'contact', payload: { message: receivedAt } });
  await inbox.close();
  const { started, printed, exit } = start();
  await printed(/no longer keeps them: 1/);
  started.kill('SIGTERM');
  await exit;
  expect(formsIn(join(folder, 'inbox'))).toHaveLength(1);
});

describe('the server refuses to start', () => {
  test('on a port that is taken, before it builds', async ({ start }) => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { exit } = start({ PORT: port }, ['--build']);
    const output = expect.stringMatching(new RegExp(`^Port ${port} is in use.*\n$`));
    expect(await exit).toMatchObject({ code: 1, output });
    other.close();
  });

  const unwritable = "can't be used, so no form could be kept";
  test.for([
    ['with a setting that makes no sense', { PORT: 'eighty' }, 'web', 'PORT is "eighty". Write a whole number'],
    ['without a built site', {}, 'nowhere', 'Build it first: npm run build'],
    ['with an inbox that can not be written', { INBOX_DIR: '/dev/null/inbox' }, 'web', unwritable],
  ] as const)('%s', async ([, environment, root, message], { folder }) => {
    const settings = { INBOX_DIR: join(folder, 'inbox'), ...environment };
    await expect(serve(join(folder, root), settings)).rejects.toThrow(message);
  });

  test('with an inbox that anybody could fetch', async ({ folder }) => {
    const inside = join(folder, 'web/inbox');
    await expect(serve(join(folder, 'web'), { INBOX_DIR: inside })).rejects.toThrow('inside the web root');
    expect(existsSync(inside)).toBe(false);
  });
});
