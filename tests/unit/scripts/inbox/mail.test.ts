import { expect, onTestFinished, test, vi } from 'vitest';
import { withDatabase } from '#scripts/inbox/database.ts';
import { startMailing } from '#scripts/inbox/mail.ts';
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
import { mailServer, NO_MAIL_SERVER } from '../../../fixtures/server/mailServer.ts';

inboxForEachTest();

const FROM = 'website@association.example';
const TO = ['office@association.example', 'chair@association.example'];

/** Mails the inbox of the current test until it ends. */
function mail(url: string) {
  const error = vi.fn();
  const mailing = startMailing(folder, { url, to: TO, from: FROM }, { error });
  onTestFinished(mailing.stop);
  return { ...mailing, error };
}

/** The headers of a mail by their names, unfolded. */
function headersOf(raw: string) {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n(?=\s)/g, '').split('\r\n');
  return new Map(lines.map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')]));
}

/** Waits until the inbox knows that everything has been mailed. */
const allMarked = () => vi.waitFor(() => expect(inbox('list')).not.toContain('not mailed'));

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();

test('each form is mailed in full, oldest first, so that a reply goes to its sender', async () => {
  const server = await mailServer();
  await store(application({ email: 'ada@firm.example' }, at(2)), enquiry('First line\nSecond: line', at(1)));
  mail(server.url);
  const [first = '', second = ''] = await server.arrived(2);
  expect([first, second].map((raw) => headersOf(raw).get('Subject'))).toEqual([
    `Enquiry ${reference(0)}: Ada Sample`,
    `Membership application ${reference(1)}: Ada Sample`,
  ]);
  expect(Object.fromEntries(headersOf(first))).toMatchObject({
    From: FROM,
    To: TO.join(', '),
    'Reply-To': 'ada@sample.example',
  });
  const shown = inbox(`show ${reference(1)}`);
  expect(second.replaceAll('\r\n', '\n')).toContain(`\n\n${shown}\n`);
  expect(first).toContain('Message: First line\r\n    Second: line\r\n');
  await allMarked();
});

test.each([
  ['a line feed', 'Ada\r\nBcc: everybody@evil.example'],
  ['an address', 'Ada <everybody@evil.example>, Bob'],
  ['1,500 letters', 'a'.repeat(1500)],
  ['1,500 letters beyond ASCII', 'é👩🏽'.repeat(500)],
])('a name with %s adds no header, no recipient and no long line', async (_, fullname) => {
  const recipients: string[] = [];
  const server = await mailServer(undefined, {
    onRcptTo: ({ address }, __, callback) => {
      recipients.push(address);
      callback();
    },
  });
  await store(application({ fullname, email: 'ada@firm.example\r\nCc: everybody@evil.example' }));
  mail(server.url);
  const [raw = ''] = await server.arrived(1);
  const named = ['From', 'To', 'Subject', 'Message-ID', 'Content-Transfer-Encoding', 'Date', 'MIME-Version'];
  expect([...headersOf(raw).keys()]).toEqual([...named, 'Content-Type']);
  expect(recipients).toEqual(TO);
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
});

test('forms wait while the mail server is down and then arrive once, oldest first', async () => {
  await store(enquiry('one', at(1)), enquiry('two', at(2)));
  const { error } = mail(NO_MAIL_SERVER);
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  expect(inbox('list').match(/, not mailed yet$/gm)).toHaveLength(2);
  expect(JSON.stringify(error.mock.calls)).not.toContain('sample.example');
  const server = await mailServer();
  const { wake } = mail(server.url);
  await server.arrived(2);
  await allMarked();
  wake();
  expect(server.messages()).toEqual(['one', 'two']);
});

test('a form that the mail server refuses is sent again later and does not delay others', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at(5)) });
  onTestFinished(() => void vi.useRealTimers());
  let isRefused = true;
  const server = await mailServer((raw) => isRefused && raw.includes('Message: one'));
  await store(enquiry('one', at(1)), enquiry('two', at(2)));
  const { wake } = mail(server.url);
  await server.arrived(1);
  isRefused = false;
  for (const [minute, messages] of [
    [19, ['two', '19']],
    [21, ['two', '19', 'one', '21']],
  ] as const) {
    vi.setSystemTime(at(minute));
    await store(enquiry(`${minute}`, at(minute)));
    wake();
    await vi.waitFor(() => expect(server.messages()).toEqual(messages));
  }
});

test('two servers on one inbox mail each form once', async () => {
  const server = await mailServer();
  const sent = Array.from({ length: 20 }, (_, index) => `message ${index}`);
  await store(...sent.map((message, index) => enquiry(message, at(index))));
  for (let servers = 0; servers < 2; servers++) mail(server.url);
  await server.arrived(20);
  await allMarked();
  expect(server.messages().toSorted()).toEqual(sent.toSorted());
});

test('forms that were handled before mail was set up are not mailed', async () => {
  await store(enquiry('handled', at(1)), enquiry('open', at(2)));
  withDatabase(folder, (database) => {
    for (const column of ['mail_due_at', 'mailed_at']) database.exec(`ALTER TABLE forms DROP COLUMN ${column}`);
  });
  inbox(`handled ${reference(0)}`);
  expect(inbox('list')).not.toContain('not mailed');
  const server = await mailServer();
  mail(server.url);
  await server.arrived(1);
  await allMarked();
  expect(server.messages()).toEqual(['open']);
  expect(messages()).toEqual(['handled', 'open']);
});
