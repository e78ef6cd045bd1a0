import { describe, expect, test } from 'vitest';
import { events } from '#content/collections/events/index.ts';
import { webinarBySlug, webinars } from '#content/collections/webinars/index.ts';
import { webinarSchema } from '#content/collections/webinars/schema.server.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';

describe('the webinar reports', () => {
  test.each([
    ['dosand-donts-to-get-a-bank-account-for-your-msb-business', '2025-07-01', '01:00 PM BST', '95+ attendees'],
    [
      'how-email-and-mobile-verification-can-cut-customer-onboarding-costs',
      '2025-04-10',
      '11:00 AM BST (sample time)',
      '60+ attendees',
    ],
  ])('/%s has the facts of the specification (2.15 and 9)', (slug, date, time, attendance) => {
    expect(webinarBySlug(slug)).toMatchObject({ link: `/${slug}`, date, time: { text: time }, attendance });
  });

  test('are listed newest first', () => {
    expect(webinars.map(({ date }) => date)).toEqual(['2025-07-01', '2025-04-10']);
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
    [
      { slug: 'another-report' },
      'slug: No event of content/collections/events has this report: write page: /another-report there.',
    ],
    [{ time: undefined }, 'time: The event has no time; write one here.'],
    [
      { time: { text: '11:00 AM BST', sample: true } },
      'time,text: Say that it is a sample, e.g. 11:00 AM BST (sample time).',
    ],
    [
      { slug: 'dosand-donts-to-get-a-bank-account-for-your-msb-business' },
      'time: The event says 01:00 PM BST; take the time out here.',
    ],
  ])('are rejected with %j', (changes, problem) => {
    const report = webinarBySlug('how-email-and-mobile-verification-can-cut-customer-onboarding-costs');
    if (!report) throw new Error('There is no such report.');
    const { link: _, date: __, duration: ___, platform: ____, ...authored } = report;
    const { error } = webinarSchema.safeParse({ ...authored, ...changes });
    expect(error?.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([problem]);
  });

  test('on bank accounts give the notice of account closure with its date and source', () => {
    const { body } = webinarBySlug('dosand-donts-to-get-a-bank-account-for-your-msb-business') ?? {};
    expect(body).toMatch(/on or after 28 April 2026[^\n]*90 days[^\n]*uksi\/2025\/688/);
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
