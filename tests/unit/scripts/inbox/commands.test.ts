import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formsIn } from '../../../fixtures/server/formsIn.ts';
import { entry, folder, inboxForEachTest, messages, store, withInbox } from '../../../fixtures/server/inbox.ts';
import { application, enquiry, inbox, reference } from '../../../fixtures/server/staff.ts';
import { temporaryFolder } from '../../../fixtures/temporaryFolder.ts';

inboxForEachTest();

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

test('exporting writes a table that spreadsheets read, in which nothing is a formula', async () => {
  await store(enquiry('=1+1 "quoted",\nsecond line', '2026-11-20T12:00:00.000Z'), application());
  const file = join(folder, 'forms.csv');
  expect(await inbox(`export ${file}`)).toBe(`Wrote 2 forms to ${file}.`);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^\ufeffReference,Received,Form,Handled,Note,Became a member,Title,First name,/);
  expect(text).toContain(`"'=1+1 ""quoted"",\nsecond line"`);
  expect(text).toContain(",'+44,");
  // London's time in June.
  expect(text).toContain(',2026-06-20 15:55,Membership application,');
  expect(text.match(/Phone number/g)).toHaveLength(1);
  expect(text.split('\r\n')).toHaveLength(4);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(inbox(`export ${file}`)).rejects.toThrow('EEXIST');
});

test('exporting gives one person everything they sent, whatever the capitals of their address', async () => {
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

test('a backup has everything that was stored when it was made, while the server goes on storing', async () => {
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

test('a backup does not write over a file', async () => {
  await store(entry('one'));
  await inbox('backup');
  await expect(inbox('backup')).rejects.toThrow('EEXIST');
});
