import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { openInbox } from '#scripts/inbox/inbox.ts';
import { serve } from '#scripts/server/serveSite.ts';
import { formsIn } from '../fixtures/server/formsIn.ts';
import { post, send, test } from '../fixtures/server/serverProcess.ts';

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
