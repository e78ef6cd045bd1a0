import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, describe, expect } from 'vitest';
import { readInbox } from '#scripts/server/inbox.ts';
import { serve } from '#scripts/server/serveSite.ts';

/** Long enough that the disk is busy whenever the server is killed: most runs then notice an answer given too early. */
const enquiry = {
  titleid: 1,
  firstName: 'Ada',
  lastName: 'x'.repeat(60_000),
  phone: '02079460958',
  email: 'ada@sample.example',
  message: 'Hello.',
  reCaptcha: '',
};

type Started = { started: ChildProcess; address: Promise<string>; exit: Promise<Record<string, unknown>> };

const test = base.extend<{
  folder: string;
  start: (environment?: Record<string, string>, flags?: string[]) => Started;
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

  /** Starts scripts/server/serve.ts on a free port. */
  start: async ({ folder }, use) => {
    const children: ChildProcess[] = [];
    await use((environment = {}, flags = []) => {
      const command = ['--import', 'tsx', 'scripts/server/serve.ts', ...flags, join(folder, 'web')];
      const started = spawn(process.execPath, command, {
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          INBOX_DIR: join(folder, 'inbox'),
          FORMS_PER_MINUTE: '1000000',
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.push(started);
      let output = '';
      for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk) => (output += chunk));
      const address = new Promise<string>((resolve) => {
        started.stdout.on('data', () => {
          const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
          if (origin) resolve(origin);
        });
      });
      const exit = once(started, 'exit').then(([code, signal]) => ({ code, signal, output }));
      return { started, address, exit };
    });
    for (const child of children) child.kill('SIGKILL');
  },
});

const send = async (origin: string, message: string) => {
  const response = await fetch(`${origin}/prod/api/msb/savecontactdetails`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...enquiry, message }),
  });
  return response.ok;
};

describe('the server as a program', () => {
  test('says where the site is, keeps forms, and ends well when told to', async ({ folder, start }) => {
    const { started, address, exit } = start();
    const origin = await address;
    expect(await (await fetch(origin)).text()).toBe('home');
    expect(await send(origin, 'one')).toBe(true);
    started.kill('SIGTERM');
    expect(await exit).toMatchObject({
      code: 0,
      output: expect.stringContaining(`The site is at ${origin}`),
    });
    expect((await readInbox(join(folder, 'inbox'))).entries).toHaveLength(1);
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
        if (acknowledged.length > 300) started.kill('SIGKILL');
      }
    };
    const senders = Array.from({ length: 60 }, (_, name) => sender(name));
    expect(await exit).toMatchObject({ signal: 'SIGKILL' });
    running = false;
    await Promise.all(senders);
    const { entries } = await readInbox(join(folder, 'inbox'));
    const kept = new Set(entries.map(({ payload }) => payload.message));
    expect(acknowledged.length).toBeGreaterThan(300);
    expect(acknowledged.filter((message) => !kept.has(message))).toEqual([]);
  });
});

describe('the server refuses to start', () => {
  test.for([
    ['on a port that is taken', []],
    ['on a port that is taken, before it builds', ['--build']],
  ] as const)('%s', async ([, flags], { start }) => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { exit } = start({ PORT: port }, [...flags]);
    expect(await exit).toMatchObject({
      code: 1,
      output: expect.stringMatching(new RegExp(`^Port ${port} is in use.*\n$`)),
    });
    other.close();
  });

  test.for([
    ['with a setting that makes no sense', { PORT: 'eighty' }, 'web', 'PORT is "eighty". Write a whole number'],
    ['without a built site', {}, 'nowhere', 'Build it first: npm run build'],
    ['with an inbox that can not be written', { INBOX_DIR: '/dev/null/inbox' }, 'web', "can't be written to"],
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
