import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inboxForEachTest, store } from '../../../fixtures/server/inbox.ts';
import { application, enquiry, inbox, NOW, reference } from '../../../fixtures/server/staff.ts';

inboxForEachTest();

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
