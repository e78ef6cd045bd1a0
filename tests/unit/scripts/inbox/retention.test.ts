import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retention } from '#content/forms/retention.ts';
import { formsIn } from '../../../fixtures/server/formsIn.ts';
import {
  application,
  enquiry,
  folder,
  inbox,
  inboxForEachTest,
  messages,
  reference,
  store,
} from '../../../fixtures/server/inbox.ts';

inboxForEachTest();

/** Whether the files of the inbox have this text anywhere, as bytes. */
const remains = (text: string) => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));

test('purging keeps the periods of the privacy policy to the day', async () => {
  expect(retention).toEqual({ enquiryMonths: 12, applicationMonths: 12 });
  await store(enquiry('an enquiry', '2025-11-22T09:30:00.000Z'), application({}, '2025-11-22T09:30:00.000Z'));
  expect(inbox('purge', new Date('2026-11-22T23:59:59.999Z'))).toBe('Deleted 0 forms.');
  expect(inbox('purge', new Date('2026-11-23T00:00:00.000Z'))).toBe('Deleted 2 forms.');
  expect(formsIn(folder)).toEqual([]);
  expect(remains('an enquiry')).toBe(false);
});

test('enquiries are kept until twelve months after the last message', async () => {
  await store(
    enquiry('first', '2025-01-01T12:00:00.000Z'),
    enquiry('last', '2026-01-01T12:00:00.000Z'),
    enquiry('of another', '2025-01-01T12:00:00.000Z', 'b@c.example'),
  );
  inbox('purge');
  expect(messages()).toEqual(['first', 'last']);
});

test('an application that led to membership is kept', async () => {
  await store(application({}, '2024-01-01T12:00:00.000Z'), application({ fullname: 'B' }, '2024-01-02T12:00:00.000Z'));
  inbox(`handled ${reference(0)} --member`);
  inbox(`handled ${reference(0)} Paid.`);
  expect(inbox('purge')).toBe('Deleted 1 form.');
  expect(inbox('list')).toContain('became a member, Paid.');
});

test('whoever asks is erased, from the bytes of the files too', async () => {
  await store(
    application({ businessName: 'Mine to the last' }),
    enquiry('theirs', '2026-11-20T12:00:00.000Z', 'b@c.example'),
  );
  expect(remains('Mine to the last')).toBe(true);
  expect(inbox('erase ada@SAMPLE.example')).toBe('Deleted 1 form.');
  expect(remains('Mine to the last')).toBe(false);
  expect(messages()).toEqual(['theirs']);
});
