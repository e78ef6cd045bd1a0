import { appendFileSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeInbox } from '#scripts/server/describeInbox.ts';
import { readInbox } from '#scripts/server/inbox.ts';
import { entry, file, folder, inboxForEachTest, messages, withInbox } from '../../../fixtures/server/inbox.ts';

inboxForEachTest();
afterEach(() => vi.restoreAllMocks());

describe('the inbox', () => {
  test('keeps a form as one line of JSON, readable by its owner only', async () => {
    await withInbox((inbox) => inbox.append(entry('one\ntwo')), join(folder, 'new'));
    const kept = join(folder, 'new/submissions.jsonl');
    expect(readFileSync(kept, 'utf8')).toBe(`${JSON.stringify(entry('one\ntwo'))}\n`);
    expect(statSync(kept).mode & 0o777).toBe(0o600);
  });

  test('keeps forms that arrive together, in their order, and adds to what is there', async () => {
    const all = Array.from({ length: 100 }, (_, index) => `${index}`);
    for (const half of [all.slice(0, 50), all.slice(50)])
      await withInbox((inbox) => Promise.all(half.map((message) => inbox.append(entry(message)))));
    expect(await messages()).toEqual(all);
  });

  test('says that a form is kept only after the disk was told to flush, once for all that arrive together', async () => {
    const probe = await open(join(folder, 'probe'), 'w');
    const order: string[] = [];
    const handles: typeof probe = Object.getPrototypeOf(probe);
    await probe.close();
    const { datasync } = handles;
    vi.spyOn(handles, 'datasync').mockImplementation(async function (this: typeof probe) {
      await datasync.call(this);
      order.push('flushed');
    });
    const texts = ['one', 'two', 'three'];
    await withInbox((inbox) => {
      return Promise.all(texts.map((message) => inbox.append(entry(message)).then(() => order.push(message))));
    });
    expect(order).toEqual(['flushed', 'one', 'two', 'three']);
  });

  test('begins a new line after one that a crash cut short', async () => {
    writeFileSync(file(), `${JSON.stringify(entry('whole'))}\n${JSON.stringify(entry('torn')).slice(0, 40)}`);
    await withInbox((inbox) => inbox.append(entry('next')));
    expect(await readInbox(folder)).toMatchObject({ unreadable: 1 });
    expect(await messages()).toEqual(['whole', 'next']);
  });

  test('says when a form could not be written, and works again once it can', async () => {
    // A device that is always full.
    symlinkSync('/dev/full', file());
    await withInbox(async (inbox) => {
      await expect(inbox.append(entry('lost'))).rejects.toThrow('ENOSPC');
      rmSync(file());
      await inbox.append(entry('kept'));
    });
    expect(await messages()).toEqual(['kept']);
  });

  test('is empty before anything arrived', async () => {
    expect(await readInbox(join(folder, 'nowhere'))).toEqual({ entries: [], unreadable: 0 });
  });
});

describe('showing the inbox', () => {
  test('writes forms oldest first, codes in words, London time, without captcha tokens', async () => {
    const payload = { titleid: '4', membershipCategory: '1', businessAddressLine2: '', consent: true, reCaptcha: '' };
    const application = { receivedAt: '2026-06-20T14:55:00.000Z', form: 'membership', payload };
    for (const one of [entry('first\nline two'), application]) appendFileSync(file(), `${JSON.stringify(one)}\n`);
    expect((await describeInbox(folder)).split('\n\n')).toEqual([
      'Enquiry, 20 November 2026 at 14:55\n  Title: Miss\n  First name: Ada\n  Message: first / line two',
      'Membership application, 20 June 2026 at 15:55\n  Title: Dr.\n  Membership category: Affiliate Member\n' +
        '  Privacy Policy: accepted',
      `2 forms in ${folder}`,
    ]);
  });

  test('disarms what a terminal would obey, and mentions lines cut short', async () => {
    writeFileSync(file(), `${JSON.stringify(entry('\u001b[2J\u202egone'))}\n`);
    appendFileSync(file(), '{"receivedAt":');
    const shown = await describeInbox(folder);
    expect(shown).toContain('Message: �[2J�gone');
    expect(shown).toMatch(/1 form in .*; 1 cut short and left out$/);
  });
});
