import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from '#components/forms/descriptions/cleanText.ts';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import type { Description, Kind } from '#components/forms/descriptions/fieldDescription.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { schemaOf } from '#components/forms/descriptions/schema.ts';
import { contactForm } from '#content/forms/forms.ts';
import { openInbox } from '#scripts/inbox/inbox.ts';
import { APPLICATION_SENT } from '../../../fixtures/answers.ts';
import { forAll } from '../../../fixtures/cases.ts';
import * as stored from '../../../fixtures/server/inbox.ts';
import { CONTACT, enquiry, MEMBERSHIP, serveEachTest } from '../../../fixtures/server/testServer.ts';

const { inbox } = stored;
stored.inboxForEachTest();
const server = serveEachTest();

type Form = [path: string, fields: readonly Description[], payload: Record<string, unknown>];
const contact: Form = [CONTACT, contactFields, enquiry];
const membership: Form = [MEMBERSHIP, membershipFields, APPLICATION_SENT];

test.each([
  ['fullname', '\u202Eмария Ćwik\u202C', 'мария Ćwik'],
  ['fullname', '\u200F\u05D3\u05D5\u05D3 \u061C\u05DC\u05D5\u05D9', '\u05D3\u05D5\u05D3 \u05DC\u05D5\u05D9'],
  ['fullname', '\u200BTest\u00ADPer\u200Dson\uFEFF\u2060', 'TestPerson'],
  ['fullname', 'Test\u00a0Person\u3000and\tThe\r\nThird', 'Test Person and The Third'],
  ['fullname', 'Zoe\u0308 O’Test', 'Zoë O’Test'],
  ['fullname', '\uD83DTest\u0000\u001B[2J\u0085Person\uDE00', 'Test[2J Person'],
  ['fullname', '\u200B\u2060', undefined],
  ['businessName', '\u2066Sample\u2069 & Söhne, "Bureau"', 'Sample & Söhne, "Bureau"'],
  ['businessName', '=SUM(Sample) 👩🏽', '=SUM(Sample) 👩🏽'],
  ['businessName', '样本 ተምሳሌት ตัวอย่าง', '样本 ተምሳሌት ตัวอย่าง'],
  ['phoneNo', '\u202A020\u00a07946-0958 ext\t12\u202C', '020 7946-0958 ext 12'],
  ['phoneNo', '０２０ ７９４６ ０９５８', '020 7946 0958'],
  ['email', ' <test\u00AD@sam\u200Dple.example>\u00a0', 'test@sample.example'],
  ['postcode', '\u200Els1\u00a04ap', 'LS1 4AP'],
  ['city', 'Sample\u00ADtown\u200B', 'Sampletown'],
  ['phone', '\u202A(+44)(0)20 7946 0958\u202C', '442079460958'],
  ['message', '\uFEFF first\r\nsecond\rthird\u2028fourth \u200B\n', 'first\nsecond\nthird\nfourth'],
  ['message', 'a\tb\u00a0c\u200Bd', 'a b cd'],
  ['message', '\u200B\n\u2060', undefined],
])('%s typed as %j is read as %j in form, API and inbox', async (name, typed, kept) => {
  const [path, fields, payload] = name in enquiry ? contact : membership;
  const form = schemaOf(
    fields.filter((field) => field.name === name),
    contactForm,
  );
  expect(form.safeParse({ [name]: typed }).data).toEqual(kept === undefined ? undefined : { [name]: kept });

  const store = openInbox(stored.folder);
  server.make({ inbox: store });
  // What is no text in UTF-8 arrives as an escape of JSON.
  const { statusCode } = await server.post(path, { ...payload, [name]: typed });
  await store.close();
  expect(statusCode).toBe(kept === undefined ? 400 : 200);
  if (kept === undefined) return;
  const received = stored.formsIn()[0];
  expect(received?.payload[name]).toBe(kept);
  expect(inbox(`show ${received?.reference}`)).toContain(`: ${kept.replaceAll('\n', '\n    ')}`);
  if (/name$/i.test(name)) expect(inbox('list')).toContain(`${kept}, `);
  expect(inbox('export')).toContain(kept.replaceAll('"', '""'));
  expect(inbox(`export-person ${received?.payload.email}`)).toContain(JSON.stringify(kept));
});

const KINDS: Kind[] = ['text', 'longText', 'email', 'phone', 'phoneDigits', 'postcode', 'city'];
const ODD = [...'aZé0@.,;?<>()"+ \u0301\u200C\u200D\u200B\u00AD\u202E\uFEFF\u0085\t\r\n\u2028👩\u{1D7D8}'];
const anyText = [
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...ODD, '\uD83D', '\uDE00', '+44', '(0)', 'tel:', 'mailto:', '?subject=') }),
];

test('clean text contains nothing that staff can’t read', () => {
  forAll([fc.constantFrom(...KINDS), fc.oneof(...anyText)], (kind, typed) => {
    const clean = cleanText(kind, typed);
    // Anything else is refused.
    if (kind === 'phoneDigits' && /\D/.test(clean)) return;
    expect(cleanText(kind, clean)).toBe(clean);
    expect(clean).not.toMatch(/[^\P{Cc}\n]|[\p{Cs}\p{Bidi_Control}\u200B-\u200D\uFEFF]/u);
    expect(clean).not.toMatch(kind === 'longText' ? /^\s|\s$/ : /^\s|[^\S ]|\s$/);
  });
});

test('clean text keeps the letters of every script', () => {
  const letters = fc
    .string({ unit: 'binary' })
    .map((text) => text.replaceAll(/\P{L}|\p{Default_Ignorable_Code_Point}/gu, ''));
  forAll([letters], (text) => {
    expect(cleanText('text', text)).toBe(text.normalize());
  });
});
