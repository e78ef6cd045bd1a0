import { describe, expect, test } from 'vitest';
import { webinarBySlug, webinarDetail, webinars } from '#content/collections/webinars.ts';
import { wordCount } from './reading.ts';

describe('the webinar reports', () => {
  test.each([
    ['dosand-donts-to-get-a-bank-account-for-your-msb-business', '2025-07-01', '01:00 PM BST', '95+ attendees'],
    [
      'how-email-and-mobile-verification-can-cut-customer-onboarding-costs',
      '2025-04-10',
      'To be confirmed by the association',
      '60+ attendees',
    ],
  ])('/%s has the facts of the specification (2.15 and 9)', (slug, date, time, attendance) => {
    expect(webinarBySlug(slug)).toMatchObject({ link: `/${slug}`, date, time: { text: time }, attendance });
  });

  test('are listed newest first', () => {
    expect(webinars.map(({ date }) => date)).toEqual(['2025-07-01', '2025-04-10']);
  });

  test('mark the unknown hour and every video as samples', () => {
    for (const { slug, time, video } of webinars) {
      expect(time.sample, slug).toBe(/confirmed/.test(time.text));
      expect(video.sample, slug).toBe(video.youtubeId.startsWith('SAMPLE'));
    }
  });

  test.each(webinars)('$slug has 400 to 700 words', ({ body }) => {
    expect(wordCount(body)).toBeGreaterThanOrEqual(400);
    expect(wordCount(body)).toBeLessThanOrEqual(700);
  });

  test('the one on bank accounts gives the notice of account closure with its date and source', () => {
    const { body } = webinarBySlug('dosand-donts-to-get-a-bank-account-for-your-msb-business') ?? {};
    expect(body).toMatch(/on or after 28 April 2026[^\n]*90 days[^\n]*uksi\/2025\/688/);
  });
});

test('the static webinar page has the length, the named sample speaker and six things to learn', () => {
  expect(webinarDetail).toMatchObject({
    date: '2025-07-01',
    time: '01:00 PM BST',
    duration: '60 mins',
    speaker: { name: 'Sample speaker', sample: true },
  });
  expect(new Set(webinarDetail.learn.items).size).toBe(6);
  expect(webinarBySlug(webinarDetail.report.link.slice(1))?.date).toBe(webinarDetail.date);
});
