import { describe, expect, test } from 'vitest';
import { events } from '#content/collections/events/index.ts';
import { webinarBySlug, webinars } from '#content/collections/webinars/index.ts';
import { webinarSchema } from '#content/collections/webinars/schema.server.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';

const BANK_ACCOUNTS = 'dosand-donts-to-get-a-bank-account-for-your-msb-business';
const VERIFICATION = 'how-email-and-mobile-verification-can-cut-customer-onboarding-costs';

describe('the webinar reports', () => {
  test('have the facts of the specification (2.15 and 9), newest first', () => {
    const times = ['01:00 PM BST', '11:00 AM BST (sample time)'];
    expect(webinars).toMatchObject([
      { link: `/${BANK_ACCOUNTS}`, date: '2025-07-01', time: { text: times[0] }, attendance: '95+ attendees' },
      { link: `/${VERIFICATION}`, date: '2025-04-10', time: { text: times[1] }, attendance: '60+ attendees' },
    ]);
  });

  test('mark the unknown time and every video as samples', () => {
    for (const { slug, time, video } of webinars) {
      expect(time.sample, slug).toBe(/sample/.test(time.text));
      expect(video.sample, slug).toBe(video.youtubeId.startsWith('SAMPLE'));
    }
  });

  test('take day, time, duration and platform from their event', () => {
    for (const { link, date, duration, platform } of webinars)
      expect(events.find(({ redirectUrl }) => redirectUrl === link)).toMatchObject({
        start: expect.stringContaining(date),
        duration,
        place: { name: platform },
      });
  });

  test.each([
    [{ body: 'Short.' }, 'body: Write 400 to 700 words; these are 1.'],
    [{ slug: 'another-report' }, 'slug: No event of content/collections/events has this report: write page: /another'],
    [{ time: undefined }, 'time: The event has no time; write one here.'],
    [{ time: { text: '11:00 AM BST', sample: true } }, 'time,text: Say that it is a sample, e.g. 11:00 AM BST (sample'],
    [{ slug: BANK_ACCOUNTS }, 'time: The event says 01:00 PM BST; take the time out here.'],
  ])('are rejected with %j', (changes, problem) => {
    const { link: _, date: __, duration: ___, platform: ____, ...authored } = webinarBySlug(VERIFICATION) ?? {};
    const { error } = webinarSchema.safeParse({ ...authored, ...changes });
    const problems = error?.issues.map(({ path, message }) => `${path}: ${message}`);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  test('on bank accounts give the notice of account closure with its date and source', () => {
    expect(webinarBySlug(BANK_ACCOUNTS)?.body).toMatch(/on or after 28 April 2026[^\n]*90 days[^\n]*uksi\/2025\/688/);
  });
});

test('the static webinar page has the duration, the named sample speaker and six things to learn', () => {
  expect(webinarDetail).toMatchObject({
    date: '2025-07-01',
    time: '01:00 PM BST',
    duration: '60 mins',
    speaker: { name: 'Sample speaker', sample: true },
  });
  expect(new Set(webinarDetail.learn.items).size).toBe(6);
  expect(webinarBySlug(webinarDetail.report.link.slice(1))?.date).toBe(webinarDetail.date);
});
