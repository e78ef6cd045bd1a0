import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { cleanText } from '#components/forms/descriptions/cleanText.ts';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import type { Description, Kind } from '#components/forms/descriptions/fieldDescription.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { schemaOf } from '#components/forms/descriptions/schema.ts';
import { londonDay } from '#content/dates.ts';
import { openInbox } from '#scripts/inbox/inbox.ts';
import { APPLICATION_SENT } from '../../../fixtures/answers.ts';
import { forAll, readCases } from '../../../fixtures/cases.ts';
import * as stored from '../../../fixtures/server/inbox.ts';
import { CONTACT, enquiry, MEMBERSHIP, serveEachTest } from '../../../fixtures/server/testServer.ts';

const { inbox } = stored;
stored.inboxForEachTest();
const server = serveEachTest();

const { texts, mailboxes } = readCases(import.meta, {
  texts: z.record(z.string(), z.array(z.tuple([z.string(), z.string().nullable()]))),
  mailboxes: z.array(z.array(z.string())),
});
const rows = Object.entries(texts).flatMap(([name, row]) => row.map(([typed, kept]) => [name, typed, kept] as const));

type Form = [path: string, fields: readonly Description[], payload: Record<string, unknown>];
const contact: Form = [CONTACT, contactFields, enquiry];
const membership: Form = [MEMBERSHIP, membershipFields, APPLICATION_SENT];

test.each(rows)('%s typed as %j is read as %j in form, API and inbox', async (name, typed, kept) => {
  const [path, fields, payload] = name in enquiry ? contact : membership;
  const form = schemaOf(
    fields.filter((field) => field.name === name),
    { [name]: 'missing' },
  );
  expect(form.safeParse({ [name]: typed }).data).toEqual(kept === null ? undefined : { [name]: kept });

  const store = openInbox(stored.folder);
  server.make({ inbox: store });
  // What is no text in UTF-8 arrives as an escape of JSON.
  const { statusCode } = await server.post(path, { ...payload, [name]: typed });
  await store.close();
  expect(statusCode).toBe(kept === null ? 400 : 200);
  if (kept === null) return;
  const received = stored.formsIn()[0];
  expect(received?.payload[name]).toBe(kept);
  expect(inbox(`show ${received?.reference}`)).toContain(`: ${kept.replaceAll('\n', ' / ')}`);
  const today = londonDay(new Date(received?.receivedAt ?? 0));
  for (const command of ['list', `digest --date ${today}`])
    if (/name$/i.test(name)) expect(inbox(command)).toContain(`${kept}, `);
  expect(inbox('export')).toContain(kept.replaceAll('"', '""'));
  expect(inbox(`export-person ${received?.payload.email}`)).toContain(JSON.stringify(kept));
});

test.each(mailboxes)(
  'whoever wrote as %s is found and erased by every other spelling of that address',
  async (...spellings) => {
    for (const email of spellings) {
      // As earlier versions kept it.
      await stored.store(
        ...spellings.map((each, index) => stored.enquiry(each, `2026-11-2${index}T12:00:00.000Z`, each)),
      );
      await stored.store(stored.enquiry('another', '2026-11-20T12:00:00.000Z', 'test@sample.example.org'));
      expect(JSON.parse(inbox(['export-person', email]))).toHaveLength(spellings.length);
      expect(inbox(['erase', email])).toBe(`Deleted ${spellings.length} forms.`);
      expect(inbox('erase test@sample.example.org')).toBe('Deleted 1 form.');
    }
  },
);

const KINDS: Kind[] = ['text', 'longText', 'email', 'phone', 'phoneDigits', 'postcode', 'city'];
const ODD = [
  ...'aZé0@. \u0301\u094D\u200C\u200D\u200B\u00AD\u202E\uFEFF\u0085\t\r\n\u2028\uFA19👩🏴\u{E0067}\u{E007F}\u{1D7D8}',
];
const anyText = [
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...ODD, '\uD83D', '\uDE00', '+44', '(0)') }),
];

test('clean text of any kind has nothing that staff can’t read, and is not changed when it is cleaned again', () => {
  forAll([fc.constantFrom(...KINDS), fc.oneof(...anyText)], (kind, typed) => {
    const clean = cleanText(kind, typed);
    expect(cleanText(kind, clean)).toBe(clean);
    expect(clean).not.toMatch(/[^\P{Cc}\n]|[\p{Cs}\p{Bidi_Control}\u200B\uFEFF]/u);
    expect(clean).not.toMatch(kind === 'longText' ? /^\s|\s$/ : /^\s|[^\S ]|\s$/);
  });
});

test('clean text keeps the letters of every script', () => {
  const letters = fc
    .string({ unit: 'binary' })
    .map((text) => text.replaceAll(/\P{L}|\p{Default_Ignorable_Code_Point}/gu, ''));
  forAll([letters], (text) => {
    expect(cleanText('text', text).normalize()).toBe(text.normalize());
  });
});
