import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openInbox } from '#scripts/inbox/inbox.ts';
import { serve as serveSite } from '#scripts/server/serveSite.ts';
import { ENQUIRY_SENT } from '../fixtures/answers.ts';
import { temporaryFolder } from '../fixtures/files.ts';
import { formsIn } from '../fixtures/server/inbox.ts';
import { mailServer, NO_MAIL_SERVER } from '../fixtures/server/mailServer.ts';
import { serve } from '../fixtures/server/testServer.ts';

/**
 * Long enough that the disk is busy whenever the server is killed: most runs then notice an answer
 * given too early.
 */
const LONG_TOKEN = '長'.repeat(10_000);

/** A folder with a small site, and room for an inbox. */
const siteFolder = () =>
  temporaryFolder({ 'web/index.html': 'home', 'web/contact-us.html': 'enquiry', 'web/become-a-member.html': 'form' });

type Options = { folder?: string; environment?: Record<string, string>; smallDisk?: boolean };

/**
 * Starts scripts/server/serve.ts on a free port, for one test. On a small disk, no file can grow
 * beyond some hundred kB.
 */
function start({ folder = siteFolder(), environment = {}, smallDisk = false }: Options = {}) {
  const command = [process.execPath, '--import', 'tsx', 'scripts/server/serve.ts', join(folder, 'web')];
  const started = spawn('sh', ['-c', `${smallDisk ? 'ulimit -f 512;' : ''} exec "$0" "$@"`, ...command], {
    env: {
      // What tsx keeps for its next start must not be cut short.
      ...(smallDisk && { TSX_DISABLE_CACHE: '1' }),
      PATH: process.env.PATH,
      PORT: '0',
      INBOX_DIR: join(folder, 'inbox'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void started.kill('SIGKILL'));
  let output = '';
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk) => (output += chunk));
  // Not 'exit', after which the output may still come.
  const exit = once(started, 'close').then(([code, signal]) => ({ code, signal, output }));
  return {
    /** Waits until the server has printed its address. */
    address: () =>
      vi.waitFor(() => new URL(/The site is at (\S+)/.exec(output)?.[1] ?? '').origin, { timeout: 25_000 }),
    exit,
    /** Waits until the server has printed this. */
    says: (text: string) => vi.waitFor(() => expect(output).toContain(text), { timeout: 10_000 }),
    /** Ends the server by a signal, and gives what it has printed, and how it ended. */
    end: (signal: NodeJS.Signals) => {
      started.kill(signal);
      return exit;
    },
    forms: () => formsIn(join(folder, 'inbox')).map(({ payload }) => payload.message),
  };
}

let sent = 0;

/**
 * Sends a form, each from an address of its own, as a proxy would say: one address may send a few a
 * minute.
 */
const post = (origin: string, message: string) =>
  fetch(`${origin}/prod/api/msb/savecontactdetails`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `2001:db8:0:${(sent++).toString(16)}::1` },
    body: JSON.stringify({ ...ENQUIRY_SENT, reCaptcha: LONG_TOKEN, message }),
  });

describe('the server as a program', () => {
  test('serves the site on this machine until a signal ends it', async () => {
    const { address, end, forms } = start();
    const origin = await address();
    expect(await (await fetch(origin)).text()).toBe('home');
    expect((await post(origin, 'one')).ok).toBe(true);
    expect(new URL(origin).hostname).toBe('127.0.0.1');
    expect(await end('SIGTERM')).toMatchObject({ code: 0 });
    expect(forms()).toEqual(['one']);
  });

  test('killed in the middle of a rush, it has every form that it acknowledged', async () => {
    const { address, exit, end, forms } = start();
    const origin = await address();
    const acknowledged: string[] = [];
    let running = true;
    const sender = async (name: number) => {
      for (let count = 0; running; count += 1) {
        const message = `${name}-${count}`;
        const ok = await post(origin, message).then(
          (response) => response.ok,
          () => false,
        );
        if (ok) acknowledged.push(message);
        if (acknowledged.length > 100) end('SIGKILL');
      }
    };
    const senders = Array.from({ length: 30 }, (_, name) => sender(name));
    expect(await exit).toMatchObject({ signal: 'SIGKILL' });
    running = false;
    await Promise.all(senders);
    const kept = new Set(forms());
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(acknowledged.filter((message) => !kept.has(message))).toEqual([]);
  });

  test('loses no form that it acknowledged when its disk is full', async () => {
    const { address, end, forms } = start({ smallDisk: true });
    const origin = await address();
    const acknowledged: string[] = [];
    let answer = await post(origin, '0');
    for (; answer.ok; answer = await post(origin, String(acknowledged.length)))
      acknowledged.push(String(acknowledged.length));
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ response: false, data: expect.stringContaining('could not save') });
    expect(await (await fetch(origin)).text()).toBe('home');
    expect(await end('SIGTERM')).toMatchObject({ code: 0 });
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(forms()).toEqual(acknowledged);
  });

  test('killed while the mail server is down, it mails each form once both are up again', async () => {
    const mail = await mailServer();
    const folder = siteFolder();
    const MAIL_TO = 'office@association.example';
    const killed = start({ folder, environment: { MAIL_TO, SMTP_URL: NO_MAIL_SERVER } });
    await post(await killed.address(), 'one');
    await killed.says('could not be mailed');
    await killed.end('SIGKILL');
    const { address, end } = start({ folder, environment: { MAIL_TO, SMTP_URL: mail.url } });
    await post(await address(), 'two');
    await mail.arrived(2);
    expect(await end('SIGTERM')).toMatchObject({ code: 0 });
    expect(mail.messages()).toEqual(['one', 'two']);
  });

  test('deletes what the privacy policy no longer keeps when it starts', async () => {
    const folder = siteFolder();
    const inbox = openInbox(join(folder, 'inbox'));
    for (const receivedAt of ['2020-01-01T00:00:00.000Z', new Date().toISOString()])
      await inbox.append({ receivedAt, form: 'contact', payload: { email: `${receivedAt}@firm.example` } });
    await inbox.close();
    const { address, end, forms } = start({ folder });
    await address();
    expect(await end('SIGTERM')).toMatchObject({ output: expect.stringContaining('no longer keeps them: 1') });
    expect(forms()).toHaveLength(1);
  });
});

describe('the server refuses to start', () => {
  test('on a port that is taken', async () => {
    const { port } = new URL(await serve(() => {}));
    const { exit } = start({ environment: { PORT: port } });
    const output = expect.stringMatching(new RegExp(`^Port ${port} is in use.*\n$`));
    expect(await exit).toMatchObject({ code: 1, output });
  });

  test.each([
    ['with an inbox that can not be written', '/dev/null/inbox', "can't be used, so no form could be kept"],
    ['with an inbox that anybody could fetch, which it does not make', 'web/inbox', 'inside the web root'],
  ])('%s', async (_, inbox, message) => {
    const folder = siteFolder();
    const settings = { PORT: '0', INBOX_DIR: resolve(folder, inbox) };
    await expect(serveSite(join(folder, 'web'), settings)).rejects.toThrow(message);
    expect(existsSync(join(folder, 'web/inbox'))).toBe(false);
  });
});
