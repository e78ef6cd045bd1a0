import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { retention } from '#content/site/retention.ts';
import { takeOver } from '#scripts/inbox/oldFile.ts';
import { daily } from '#scripts/inbox/retention.ts';
import { formsIn } from '../../../fixtures/server/formsIn.ts';
import { folder, inboxForEachTest, messages, oldFile, store } from '../../../fixtures/server/inbox.ts';
import { application, enquiry, inbox, NOW, reference } from '../../../fixtures/server/staff.ts';

inboxForEachTest();

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
    expect(await inbox('purge', new Date('2026-11-22T23:59:59.999Z'))).toBe('Deleted 0 forms.');
    expect(await inbox('purge', new Date('2026-11-23T00:00:00.000Z'))).toBe('Deleted 2 forms.');
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
    await inbox(`handled ${reference(0)} Paid.`);
    expect(await inbox('purge')).toBe('Deleted 1 form.');
    expect(await inbox('list')).toContain('became a member, Paid.');
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
