import { marked } from 'marked';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { articleBySlug, articles } from '#content/collections/articles/index.ts';
import { articleSchema } from '#content/collections/articles/schema.server.ts';
import { events } from '#content/collections/events/index.ts';
import { guideBySlug, guides } from '#content/collections/guides/index.ts';
import { guideSchema } from '#content/collections/guides/schema.server.ts';
import { news, newsBySlug } from '#content/collections/news/index.ts';
import { newsSchema } from '#content/collections/news/schema.server.ts';
import { webinarBySlug, webinars } from '#content/collections/webinars/index.ts';
import { webinarSchema } from '#content/collections/webinars/schema.server.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { plainText } from '#content/schema/markdown.server.ts';

const FOUR = [
  '2025-06-24 future-of-cash-processing-msbs',
  '2025-06-10 guide-to-msb-regulation-uk-guide',
  '2025-05-27 kyc-cdd-msbs',
  '2025-05-13 common-compliance-mistakes-msbs',
];
const named = ({ date, slug }: { date: string; slug: string }) => `${date} ${slug}`;
const law = articles.map(({ body }) => plainText(body)).join('\n');

describe('the articles', () => {
  test('include the four of the specification, newest first', () => {
    expect(articles.map(named).filter((name) => FOUR.includes(name))).toEqual(FOUR);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('of the specification were updated after they were first published', () => {
    for (const article of articles.filter((article) => FOUR.includes(named(article))))
      expect(article.updated && article.updated > article.date, article.slug).toBe(true);
  });
});

describe('the schema of an article', () => {
  const problems = (changes: object) => {
    const article = { ...articleBySlug('kyc-cdd-msbs'), ...changes };
    return articleSchema.safeParse(article).error?.issues.map(({ message }) => message) ?? [];
  };

  test.each([
    ['a finished one of too few words', { body: 'Short.' }, ['Write 800 to 1200 words; these are 1.']],
    ['no sample for its length', { body: 'Short.', sample: true }, []],
    ['a sample with an unsourced duty', { body: 'You must.', sample: true }, [expect.stringContaining('source')]],
    ['a sample with unsourced years', { body: 'For five years.', sample: true }, [expect.stringContaining('40')]],
    ['an early update', { updated: '2025-05-27' }, ['Write a day after the date, 2025-05-27, or take it out.']],
    ['an unreadable date once', { date: '27 May 2025' }, [expect.stringContaining('YYYY-MM-DD')]],
  ])('rejects %s', (_, changes, expected) => expect(problems(changes)).toEqual(expected));
});

describe('what the articles say about the law', () => {
  test.each([
    ['the five years for which records are kept (specification 9)', /five[- ]years?/i],
    ['the limit for occasional transactions in sterling', /more than £800/i],
    ['the limit for large transactions in sterling', /£12,000 or more/],
    ['the former limits as history', /EUR 15,000 applied until 29 June 2026/],
    ['where reports go', /reports go to the UK Financial Intelligence Unit in the National Crime Agency/],
    ['the list for screening', /UK Sanctions List/],
  ])('includes %s', (_, statement) => expect(law).toMatch(statement));
});

const NATIONAL_RISK_ASSESSMENT =
  'https://www.gov.uk/government/publications/national-risk-assessment-of-money-laundering-and-terrorist-financing-2025';
const HMRC_MSB_GUIDANCE =
  'https://www.gov.uk/government/publications/anti-money-laundering-guidance-for-money-service-businesses';

test('the series begins with the six guides of the specification, in its order', () => {
  expect(guides.slice(0, 6).map(({ slug }) => slug)).toEqual([
    'how-to-conduct-ml-and-tf-risk-assessment',
    'how-to-comply-with-fca-consumer-duty',
    'how-to-prepare-for-an-hmrc-audit',
    'how-to-start-a-currency-exchange-bureau',
    'how-to-stay-compliant-with-regdata-submissions',
    'how-to-renew-hmrc-mlr',
  ]);
});

describe('the schema of a guide', () => {
  const guide = guideBySlug('how-to-renew-hmrc-mlr');
  const problems = (changes: object) =>
    guideSchema.safeParse({ ...guide, ...changes }).error?.issues.map(({ path, message }) => `${path}: ${message}`) ??
    [];

  test('requires length, opening, steps, checklist and linked sources of a finished guide, but not of a sample', () => {
    expect(problems({ body: '## Short' })).toEqual([
      'body: Write 900 to 1500 words; these are 1.',
      'body: Open with a paragraph, before the first heading.',
      'body: Write a numbered list of at least 3 steps.',
      'body: Write a checklist (- [ ] …) of at least 5 items; there are 0.',
      'body: Link at least 3 of the sources in the text where they matter; it links 0.',
    ]);
    expect(problems({ body: '## Short', sample: true })).toEqual([]);
  });

  test.each([
    [{ lastReviewed: '2099-01-01', nextReview: '2099-06-01' }, 'lastReviewed: That day is still to come.'],
    [{ lastReviewed: '2026-11-20', nextReview: '2027-05-21' }, 'nextReview: Write a day after 2026-11-20 and not'],
    [{ lastReviewed: '2026-11-20', nextReview: '2026-11-20' }, 'nextReview: Write a day after 2026-11-20'],
    [{ lastReviewed: 'soon' }, 'lastReviewed: Write the date as YYYY-MM-DD, e.g. 2025-06-19.'],
    [{ slug: 'keep-records' }, 'slug: The address of a guide begins with how-to-.'],
  ])('rejects %j', (changes, problem) => expect(problems(changes)).toEqual([expect.stringContaining(problem)]));
});

test.each([
  ['how-to-prepare-for-an-hmrc-audit', /Members tell us[^.]*over 150[^.]*3 to 4 hours on site/],
  ['how-to-renew-hmrc-mlr', /at least 3 months before expiry\. That is the association’s advice/],
  ['how-to-stay-compliant-with-regdata-submissions', /We suggest[^.]*user permissions every 6 months/],
])('/%s gives the figures of the specification as experience or advice', (slug, statement) => {
  expect(guideBySlug(slug)?.body).toMatch(statement);
});

test('the risk assessment guide links to one page of the government and one of the regulator as further reading', () => {
  const [, readNext = ''] = guideBySlug('how-to-conduct-ml-and-tf-risk-assessment')?.body.split('## Read next') ?? [];
  const links = parse(marked.parse(readNext, { async: false })).querySelectorAll('a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([NATIONAL_RISK_ASSESSMENT, HMRC_MSB_GUIDANCE]);
});

test('several guides point to compliance software or a consultant', () => {
  const pointing = guides.filter(({ body }) => /compliance software/i.test(body) && /consultant/i.test(body));
  expect(pointing.length).toBeGreaterThanOrEqual(3);
});

const SLUG = 'calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting';

test('the news includes the item of the specification, found by its slug', () => {
  expect(news.map(({ slug }) => slug)).toContain(SLUG);
  expect(newsBySlug(SLUG)?.title).toBe('Calyx Solutions stands for migrant communities at the FCA meeting');
  expect(newsBySlug('unknown')).toBeUndefined();
});

test('a sample item is rejected unless its text says so', () => {
  const item = { ...newsBySlug(SLUG), body: 'Text.' };
  expect(newsSchema.safeParse(item).error?.issues[0]?.message).toMatch(/Say in the text that it is sample text/);
});

test('the sample report of the meeting quotes nobody', () => expect(newsBySlug(SLUG)?.body).not.toMatch(/[“”‘]/));

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
