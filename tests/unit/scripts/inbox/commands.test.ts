import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { retention } from '#content/forms/forms.ts';
import { withDatabase } from '#scripts/inbox/database.ts';
import { purge } from '#scripts/inbox/forms.ts';
import { temporaryFolder } from '../../../fixtures/files.ts';
import {
  application,
  enquiry,
  entry,
  folder,
  formsIn,
  inbox,
  inboxForEachTest,
  messages,
  reference,
  store,
  withInbox,
} from '../../../fixtures/server/inbox.ts';

inboxForEachTest();

/** What commands print of forms, whose references stand in place of {0}, {1}, … */
const PRINTED: Record<string, string> = {
  list: `{0}  2026-06-20 15:55  Membership application  Ada Sample, Sample Exchange Ltd, Affiliate Member
{1}  2026-11-20 14:55  Enquiry                 Ada Sample, handled

2 forms in {folder}`,
  'show 0': `Membership application {0}, 20 June 2026 at 15:55
  Title: Dr.
  Full Name: Ada Sample
  Email: Ada@Sample.example
  Membership Category: Affiliate Member
  Business Name: Sample Exchange Ltd
  Country Code: +44
  Privacy Policy: accepted`,
  'show 1': `Enquiry {1}, 20 November 2026 at 14:55
  Title: Miss
  First name: Ada
  Last name: Sample
  Message: first
    line two`,
};
/**
 * What a command prints, with the references of the inbox in place of {0}, {1}, … and its folder in
 * place of {folder}.
 */
const textOf = (name: string) =>
  PRINTED[name]?.replace(/\{(\d)\}/g, (_, index) => reference(Number(index))).replace('{folder}', folder);

describe('showing the inbox', () => {
  test('writes forms oldest first, codes in words, London time, without captcha tokens', async () => {
    await store(entry('first\nline two'), application());
    for (const index of [0, 1]) expect(inbox(`show ${reference(index)}`)).toBe(textOf(`show ${index}`));
    inbox(`handled ${reference(1)}`);
    expect(inbox('list')).toBe(textOf('list'));
    expect(reference()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  test('lists only what nobody has handled, where it is asked to', async () => {
    await store(entry('one'), entry('two'));
    inbox(`handled ${reference(1)}`);
    expect(inbox('list --open')).toContain(reference(0));
    expect(inbox('list --open')).not.toContain(reference(1));
  });

  test('finds a form by its reference as people write it', async () => {
    await store(entry('one'), entry('two'));
    const written = reference(1).replace('-', '').replace('0', 'O').replace('1', 'l').toLowerCase();
    const shown = inbox(`handled ${written} Rang her, sent the guide.`);
    expect(shown).toContain('Message: two\n  Handled: 22 November 2026 at 09:30, Rang her, sent the guide.');
    expect(inbox(`show ${reference(1)}`)).toBe(shown);
    expect(() => inbox('show ZZZZ-ZZZZ')).toThrow('No form has the reference ZZZZ-ZZZZ.');
  });
});

describe('the command line', () => {
  test.each([
    ['shred', "unknown command 'shred'"],
    ['show', "missing required argument 'reference'"],
    ['export --open', "unknown option '--open'"],
  ])('says what is wrong with "%s"', async (command, message) => {
    await store(entry('one'));
    expect(() => inbox(command)).toThrow(message);
  });

  test.each(['list', 'show K7QM-2XZT', 'backup'])(
    '%s says that there is no inbox yet, without creating one',
    (command) => {
      expect(() => inbox(command)).toThrow('The server creates it when it starts.');
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

test('exporting writes a table that spreadsheets read, in which nothing is a formula', async () => {
  await store(enquiry('=1+1\nsecond line', '2026-11-20T12:00:00.000Z'), application());
  const text = inbox('export');
  expect(text).toMatch(/^\ufeffReference,Received,Form,Handled,Note,Became a member,Title,First name,/);
  expect(text).toContain(`,"'=1+1\nsecond line",`);
  expect(text).toContain(",'+44,");
  // London's time in June.
  expect(text).toContain(',2026-06-20 15:55,Membership application,');
  expect(text.match(/Phone/g)).toHaveLength(1);
  expect(text.split('\r\n')).toHaveLength(4);
});

test('a backup has everything that was stored when it was made, while the server goes on storing', async () => {
  const copies = temporaryFolder();
  const copy = join(copies, 'backup-2026-11-22T09-30-00.000Z.db');
  await withInbox(async (open) => {
    await open.append(entry('one'));
    expect(inbox(`backup ${copies}`)).toBe(`Copied the inbox to ${copy}.`);
    await open.append(entry('two'));
  });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  copyFileSync(copy, join(copies, 'inbox.db'));
  expect(formsIn(copies).map(({ payload }) => payload.message)).toEqual(['one']);
  expect(messages()).toEqual(['one', 'two']);
  expect(() => inbox(`backup ${copies}`)).toThrow('file already exists');
});

/** Whether the files of the inbox have this text anywhere, as bytes. */
const remains = (text: string) => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));

const purgeAt = (moment: string) => withDatabase(folder, (database) => purge(database, new Date(moment)));

test('purging keeps the periods of the privacy policy to the day', async () => {
  expect(retention).toEqual({ enquiryMonths: 12, applicationMonths: 12 });
  await store(enquiry('an enquiry', '2025-11-22T09:30:00.000Z'), application({}, '2025-11-22T09:30:00.000Z'));
  expect(purgeAt('2026-11-22T23:59:59.999Z')).toBe(0);
  expect(purgeAt('2026-11-23T00:00:00.000Z')).toBe(2);
  expect(formsIn(folder)).toEqual([]);
  expect(remains('an enquiry')).toBe(false);
});

test('enquiries are kept until twelve months after the last message', async () => {
  await store(
    application({}, '2024-01-01T12:00:00.000Z'),
    application({ fullname: 'B' }, '2024-01-02T12:00:00.000Z'),
    enquiry('first', '2025-01-01T12:00:00.000Z'),
    enquiry('of another', '2025-01-02T12:00:00.000Z', 'b@c.example'),
    enquiry('last', '2026-01-01T12:00:00.000Z', 'ADA@sample.example'),
  );
  inbox(`handled ${reference(0)} --member`);
  inbox(`handled ${reference(0)} Paid.`);
  expect(purgeAt('2026-11-22T09:30:00.000Z')).toBe(2);
  expect(inbox(`show ${reference()}`)).toContain('became a member, Paid.');
  expect(messages()).toEqual([undefined, 'first', 'last']);
});

test('an erasure leaves no bytes of a person’s forms in the files', async () => {
  await store(
    application({ businessName: 'Mine to the last' }),
    enquiry('mine', '2026-11-20T12:00:00.000Z'),
    enquiry('theirs', '2026-11-20T12:00:00.000Z', 'b@c.example'),
  );
  const copy = inbox('export-person ADA@sample.example');
  const payloads = [{ fullname: 'Ada Sample' }, { message: 'mine' }];
  expect(JSON.parse(copy)).toMatchObject(payloads.map((payload) => ({ payload })));
  expect(copy).not.toContain('reCaptcha');
  expect(remains('Mine to the last')).toBe(true);
  expect(inbox('erase ada@SAMPLE.example')).toBe('Deleted 2 forms.');
  expect(remains('Mine to the last')).toBe(false);
  expect(messages()).toEqual(['theirs']);
});
