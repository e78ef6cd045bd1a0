import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { retention } from '#content/site/retention.ts';
import { takeOver } from '#scripts/inbox/oldFile.ts';
import { daily } from '#scripts/inbox/retention.ts';
import { runInbox } from '#scripts/inbox/runInbox.ts';
import { formsIn } from '../../../fixtures/server/formsIn.ts';
import {
  entry,
  folder,
  inboxForEachTest,
  messages,
  oldFile,
  store,
  withInbox,
} from '../../../fixtures/server/inbox.ts';
import { temporaryFolder } from '../../../fixtures/temporaryFolder.ts';

inboxForEachTest();

const NOW = new Date('2026-11-22T09:30:00Z');
const inbox = (command: string, now = NOW, settings: NodeJS.ProcessEnv = {}) =>
  runInbox(command.split(' ').filter(Boolean), { INBOX_DIR: folder, ...settings }, now);

const application = (change: Record<string, string> = {}, receivedAt = '2026-06-20T14:55:00.000Z') =>
  entry('', {
    ...{ receivedAt, form: 'membership' },
    payload: {
      titleid: '4',
      fullname: 'Ada Sample',
      email: 'Ada@Sample.example',
      membershipCategory: '1',
      businessName: 'Sample Exchange Ltd',
      businessAddressLine2: '',
      countryCode: '+44',
      consent: true,
      reCaptcha: 'token',
      ...change,
    },
  });
const enquiry = (message: string, receivedAt: string, email = 'ada@sample.example') =>
  entry(message, { receivedAt, payload: { titleid: 3, firstName: 'Ada', lastName: 'Sample', email, message } });

/** The reference of the form that was stored as this number, from 0. */
const reference = (index = 0) => formsIn(folder)[index]?.reference ?? '';

describe('showing the inbox', () => {
  test('writes forms oldest first, codes in words, London time, without captcha tokens', async () => {
    await store(entry('first\nline two'), application());
    expect((await inbox('')).split('\n\n')).toEqual([
      `Membership application ${reference(0)}, 20 June 2026 at 15:55\n  Title: Dr.\n  Full name: Ada Sample\n` +
        '  Email: Ada@Sample.example\n  Membership category: Affiliate Member\n  Business name: Sample Exchange Ltd\n' +
        '  Country code: +44\n  Privacy Policy: accepted',
      `Enquiry ${reference(1)}, 20 November 2026 at 14:55\n  Title: Miss\n  First name: Ada\n  Message: first / line two`,
      `2 forms in ${folder}`,
    ]);
    expect(reference()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  test('disarms what a terminal would obey', async () => {
    await store(entry('\u001b[2J\u202egone'));
    expect(await inbox('list')).toContain('Message: �[2J�gone');
  });

  test.each([
    ['--form membership', ['new application']],
    ['list --since 2026-11-01', ['new application', 'midnight']],
    ['--open', ['old', 'midnight']],
    ['list --form contact --since 2026-11-01 --open', ['midnight']],
  ])('%s shows those forms only', async (command, expected) => {
    // Half past eleven at night in UTC is the next day in London's summer.
    await store(
      enquiry('old', '2026-10-31T12:00:00.000Z'),
      application({ businessName: 'new application' }, '2026-11-20T12:00:00.000Z'),
      enquiry('midnight', '2026-11-01T00:00:00.000Z'),
    );
    await inbox(`handled ${reference(2)}`);
    const shown = await inbox(command);
    expect(['old', 'new application', 'midnight'].filter((text) => shown.includes(`: ${text}`)).sort()).toEqual(
      [...expected].sort(),
    );
  });

  test('finds a form by its reference as people write it', async () => {
    await store(entry('one'), entry('two'));
    const written = reference(1).replace('-', '').replace('0', 'O').replace('1', 'l').toLowerCase();
    expect(await inbox(`show ${written}`)).toContain('Message: two');
    await expect(inbox('show ZZZZ-ZZZZ')).rejects.toThrow('No form has the reference ZZZZ-ZZZZ.');
  });

  test('says when a form was handled, with a note', async () => {
    await store(entry('one'));
    const shown = await inbox(`handled ${reference()} Rang her, sent the guide.`);
    expect(shown).toContain('Handled: 22 November 2026 at 09:30, Rang her, sent the guide.');
    expect(await inbox('list')).toContain(shown);
  });
});

describe('the command line', () => {
  test('explains every command', async () => {
    const help = await inbox('--help');
    for (const name of ['list', 'show', 'handled', 'export', 'digest', 'backup', 'purge', 'export-person', 'erase'])
      expect(help).toMatch(new RegExp(`^  \\[?${name}\\b`, 'm'));
  });

  test.each([
    ['shred', 'There is no command "shred".'],
    ['show', 'Say which: the reference is missing.'],
    ['erase', 'Say which: the email address is missing.'],
    ['purge --open', '"purge" has no option --open'],
    ['--form letter', 'Write --form contact or --form membership.'],
    ['--since yesterday', 'Write the date as YYYY-MM-DD.'],
    ['--nonsense', "Unknown option '--nonsense'"],
  ])('says what is wrong with "%s"', async (command, message) => {
    await store(entry('one'));
    await expect(inbox(command)).rejects.toThrow(message);
  });

  test('says that there is no inbox yet, and makes none', async () => {
    await expect(inbox('list')).rejects.toThrow('The server makes it when it starts.');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('exporting', () => {
  test('writes a table that spreadsheets read, in which nothing is a formula', async () => {
    await store(enquiry('=1+1 "quoted",\nsecond line', '2026-11-20T12:00:00.000Z'), application());
    const file = join(folder, 'forms.csv');
    expect(await inbox(`export ${file}`)).toBe(`Wrote 2 forms to ${file}.`);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^\ufeffReference,Received,Form,Handled,Note,Became a member,Title,First name,/);
    expect(text).toContain(`"'=1+1 ""quoted"",\nsecond line"`);
    expect(text).toContain(",'+44,");
    expect(text.split('\r\n')).toHaveLength(4);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(inbox(`export ${file}`)).rejects.toThrow('EEXIST');
  });

  test('gives one person everything they sent, whatever the capitals of their address', async () => {
    await store(
      enquiry('mine', '2026-11-20T12:00:00.000Z'),
      enquiry('theirs', '2026-11-20T12:00:00.000Z', 'b@c.example'),
    );
    await store(application());
    const all: unknown = JSON.parse(await inbox('export-person ADA@sample.example'));
    expect(all).toMatchObject([
      { form: 'membership', payload: { fullname: 'Ada Sample' } },
      { payload: { message: 'mine' } },
    ]);
    expect(JSON.stringify(all)).not.toContain('reCaptcha');
  });
});

describe('a backup', () => {
  test('has everything that was stored when it was made, while the server goes on storing', async () => {
    await withInbox(async (open) => {
      await open.append(entry('one'));
      await inbox(`backup ${join(folder, 'inbox-copy.db')}`);
      await open.append(entry('two'));
    });
    expect(statSync(join(folder, 'inbox-copy.db')).mode & 0o777).toBe(0o600);
    const restored = temporaryFolder();
    copyFileSync(join(folder, 'inbox-copy.db'), join(restored, 'inbox.db'));
    expect(formsIn(restored).map(({ payload }) => payload.message)).toEqual(['one']);
    expect(messages()).toEqual(['one', 'two']);
  });

  test('does not write over a file', async () => {
    await store(entry('one'));
    await inbox('backup');
    await expect(inbox('backup')).rejects.toThrow('EEXIST');
  });
});

describe('the digest', () => {
  const DIGEST = () =>
    '2 forms on 21 November 2026\n\n' +
    `Membership application: 1\n  ${reference(1)}  08:00  Ada Sample, Sample Exchange Ltd, Affiliate Member\n\n` +
    `Enquiry: 1\n  ${reference(2)}  23:59  Ada Sample\n\n` +
    'Still open from before: 1\nnpm run inbox -- show REFERENCE';

  const storeThree = () =>
    store(
      enquiry('before', '2026-11-20T12:00:00.000Z'),
      application({}, '2026-11-21T08:00:00.000Z'),
      enquiry('late', '2026-11-21T23:59:00.000Z'),
    );

  test('lists what arrived on the day before, or on another, without contact details', async () => {
    await storeThree();
    expect(await inbox('digest')).toBe(DIGEST());
    expect(await inbox('digest --date 2026-11-22')).toBe(
      '0 forms on 22 November 2026\n\nMembership application: 0\n\nEnquiry: 0\n\nStill open from before: 3',
    );
  });

  test('is sent by e-mail where a mail server is set', async () => {
    const letters: string[] = [];
    const server = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
      onData: async (stream, session, done) => {
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(part);
        const { mailFrom, rcptTo } = session.envelope;
        letters.push(JSON.stringify([mailFrom, rcptTo]), Buffer.concat(parts).toString());
        done();
      },
    });
    onTestFinished(() => new Promise((resolve) => server.close(resolve)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    const port = typeof address === 'object' ? address?.port : '';
    await storeThree();
    const settings = { DIGEST_TO: 'board@sample.example', DIGEST_FROM: 'site@sample.example' };
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    expect(await inbox('digest', NOW, { SMTP_URL, ...settings })).toMatch(/Sent to board@sample\.example\.$/);
    expect(letters[0]).toMatch(/site@sample\.example.*board@sample\.example/);
    expect(letters[1]).toContain('Subject: 2 forms on 21 November 2026');
    expect(letters[1]?.replaceAll('\r\n', '\n')).toContain(DIGEST());
    await expect(inbox('digest', NOW, { SMTP_URL })).rejects.toThrow('Set DIGEST_TO and DIGEST_FROM as well.');
  });
});

test('the server purges at its start, and every day until it stops', () => {
  vi.useFakeTimers({ now: NOW });
  const purged: string[] = [];
  const stop = daily((now) => purged.push(now.toISOString()));
  vi.advanceTimersByTime(2 * 24 * 60 * 60 * 1000);
  stop();
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(purged).toEqual(['22', '23', '24'].map((day) => `2026-11-${day}T09:30:00.000Z`));
  vi.useRealTimers();
});

describe('what the privacy policy promises', () => {
  /** Whether the files of the inbox have this text anywhere, as bytes. */
  const remains = (text: string) => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));

  test('periods that purging keeps to the day', async () => {
    expect(retention).toEqual({ enquiryMonths: 12, applicationMonths: 12 });
    await store(enquiry('an enquiry', '2025-11-22T09:30:00.000Z'), application({}, '2025-11-22T09:30:00.000Z'));
    expect(await inbox('purge', new Date('2026-11-22T09:30:00.000Z'))).toBe('Deleted 0 forms.');
    expect(await inbox('purge', new Date('2026-11-22T09:30:00.001Z'))).toBe('Deleted 2 forms.');
    expect(formsIn(folder)).toEqual([]);
    expect(remains('an enquiry')).toBe(false);
  });

  test('enquiries are kept until twelve months after the last message', async () => {
    await store(
      enquiry('first', '2025-01-01T12:00:00.000Z'),
      enquiry('last', '2026-01-01T12:00:00.000Z'),
      enquiry('of another', '2025-01-01T12:00:00.000Z', 'b@c.example'),
    );
    await inbox('purge');
    expect(messages()).toEqual(['first', 'last']);
  });

  test('an application that led to membership is kept', async () => {
    await store(
      application({}, '2024-01-01T12:00:00.000Z'),
      application({ fullname: 'B' }, '2024-01-02T12:00:00.000Z'),
    );
    await inbox(`handled ${reference(0)} --member`);
    expect(await inbox('purge')).toBe('Deleted 1 form.');
    expect(await inbox('list')).toContain('became a member');
  });

  test('whoever asks is erased, from the file of an earlier version too', async () => {
    const mine = application({ businessName: 'Mine to the last' });
    const lines = [mine, enquiry('theirs', '2026-11-20T12:00:00.000Z', 'b@c.example')];
    writeFileSync(oldFile(), lines.map((one) => `${JSON.stringify(one)}\n`).join(''));
    await takeOver(folder, NOW);
    expect(remains('Mine to the last')).toBe(true);
    expect(await inbox('erase ada@SAMPLE.example')).toBe('Deleted 1 form.');
    expect(remains('Mine to the last')).toBe(false);
    expect(messages()).toEqual(['theirs']);
    expect(readdirSync(folder).filter((name) => name.includes('taken-over'))).toHaveLength(1);
  });

  test('purging reaches the file of an earlier version, and removes it with its last entry', async () => {
    writeFileSync(oldFile(), `${JSON.stringify(enquiry('old', '2025-01-01T12:00:00.000Z'))}\n`);
    await takeOver(folder, NOW);
    await inbox('purge');
    expect(readdirSync(folder).filter((name) => name.includes('submissions'))).toEqual([]);
    expect(existsSync(join(folder, 'inbox.db'))).toBe(true);
  });
});
