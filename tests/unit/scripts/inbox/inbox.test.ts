import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase, withDatabase } from '#scripts/inbox/database.ts';
import { fingerprintOf, referenceOf } from '#scripts/inbox/reference.ts';
import { APPLICATION_SENT } from '../../../fixtures/answers.ts';
import {
  entry,
  folder,
  formsIn,
  inboxForEachTest,
  messages,
  store,
  withInbox,
} from '../../../fixtures/server/inbox.ts';

inboxForEachTest();

const at = (receivedAt: string) => entry('same', { receivedAt });

test('the inbox keeps a form as it was sent, readable by its owner only', async () => {
  const below = join(folder, 'new');
  await withInbox((inbox) => inbox.append(entry('one\ntwo \ud800 “three”')), below);
  expect(formsIn(below)).toMatchObject([entry('one\ntwo \ud800 “three”')]);
  expect(statSync(below).mode & 0o777).toBe(0o700);
  const modes = readdirSync(below).map((name) => statSync(join(below, name)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

test('the inbox keeps each of the forms that arrive together once', async () => {
  const all = Array.from({ length: 100 }, (_, index) => `${index}`);
  for (const half of [all.slice(0, 50), all.slice(50)])
    await withInbox((inbox) => Promise.all([...half, ...half].map((message) => inbox.append(entry(message)))));
  expect(messages().toSorted()).toEqual(all.toSorted());
});

test('the inbox says that a form is kept only after the disk was told to flush', () => {
  const pragma = (name: string) =>
    withDatabase(folder, (database) => Object.values(database.prepare(`PRAGMA ${name}`).get()));
  // 2 is FULL: each commit is flushed (https://www.sqlite.org/pragma.html#pragma_synchronous).
  expect(['journal_mode', 'synchronous', 'fullfsync'].flatMap(pragma)).toEqual(['wal', 2, 1]);
});

test('the inbox stores the same form once within a day', async () => {
  const repeated = at('2026-11-20T15:00:00.000Z');
  await store(
    at('2026-11-20T14:55:00.000Z'),
    { ...repeated, payload: { ...repeated.payload, reCaptcha: 'another token' } },
    at('2026-11-21T14:54:59.000Z'),
    at('2026-11-21T14:55:00.001Z'),
    entry('another'),
  );
  expect(formsIn(folder).map(({ receivedAt }) => receivedAt)).toEqual([
    '2026-11-20T14:55:00.000Z',
    '2026-11-20T14:55:00.000Z',
    '2026-11-21T14:55:00.001Z',
  ]);
  expect(messages()).toEqual(['same', 'another', 'same']);
});

test.each([
  ['knows a request that it has stored', {}, '2026-11-21T14:54:59.000Z', true],
  ['does not know a request after a day', {}, '2026-11-21T14:55:00.000Z', false],
  ['does not know the same form with another captcha', { reCaptcha: 'another' }, '2026-11-20T15:00:00.000Z', false],
  ['does not know another form with the same captcha', { message: 'two' }, '2026-11-20T15:00:00.000Z', false],
  ['does not know a form without one', { message: 'without', reCaptcha: '' }, '2026-11-20T15:00:00.000Z', false],
])('the inbox %s', async (_, change, receivedAt, expected) => {
  await withInbox(async (inbox) => {
    const { payload } = entry('one');
    await inbox.append(entry('one'));
    await inbox.append(entry('', { payload: { ...payload, message: 'without', reCaptcha: '' } }));
    expect(await inbox.has(entry('', { receivedAt, payload: { ...payload, ...change } }))).toBe(expected);
  });
});

test('the inbox recovers from a form that could not be written', async () => {
  await withInbox(async (inbox) => {
    const refuse = "CREATE TRIGGER refuse BEFORE INSERT ON forms BEGIN SELECT RAISE(FAIL, 'disk full'); END";
    withDatabase(folder, (database) => database.exec(refuse));
    await expect(inbox.append(entry('lost'))).rejects.toThrow('disk full');
    withDatabase(folder, (database) => database.exec('DROP TRIGGER refuse'));
    await inbox.append(entry('kept'));
  });
  expect(messages()).toEqual(['kept']);
});

test('an inbox of a newer version is left alone', () => {
  withDatabase(folder, (database) => database.exec('PRAGMA user_version = 99'));
  expect(() => openDatabase(folder)).toThrow('made by a newer version of this program');
});

test('the inbox gives a form the reference by which it finds it', async () => {
  await withInbox(async (inbox) => {
    const reference = await inbox.append(entry('one'));
    expect(formsIn(folder)).toMatchObject([{ reference }]);
    expect(await inbox.append(entry('one'))).toBe(reference);
  });
});

test('a reference depends on the fields, and not on their order or the captcha', () => {
  const reference = (payload: Record<string, unknown>) => referenceOf(fingerprintOf(payload));
  const own = reference(APPLICATION_SENT);
  const reversed = Object.fromEntries(Object.entries(APPLICATION_SENT).reverse());
  expect(reference({ ...reversed, reCaptcha: 'token' })).toBe(own);
  const names = Object.keys(APPLICATION_SENT).filter((name) => name !== 'reCaptcha');
  expect(names.map((name) => reference({ ...APPLICATION_SENT, [name]: 'another' }))).not.toContain(own);
});
