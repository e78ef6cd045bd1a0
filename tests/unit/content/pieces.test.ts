import { marked } from 'marked';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { articleBySlug, articles } from '#content/collections/articles/index.ts';
import { articleSchema } from '#content/collections/articles/schema.server.ts';
import { events } from '#content/collections/events/index.ts';
import { factSheetBySlug } from '#content/collections/fact-sheets/index.ts';
import { factSheetSchema } from '#content/collections/fact-sheets/schema.server.ts';
import { guideBySlug, guides } from '#content/collections/guides/index.ts';
import { guideSchema } from '#content/collections/guides/schema.server.ts';
import { news, newsBySlug } from '#content/collections/news/index.ts';
import { newsSchema } from '#content/collections/news/schema.server.ts';
import { webinarBySlug, webinars } from '#content/collections/webinars/index.ts';
import { webinarSchema } from '#content/collections/webinars/schema.server.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { readableText } from '#content/schema/markdown.server.ts';
import { entryFaults } from '../../fixtures/faults.ts';
import { BANK_ACCOUNTS, FOUR_ARTICLES, REJECTED, SIX_GUIDES } from '../../fixtures/unit/pieces.ts';

const REPORTED = 'calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting';
const VERIFICATION = 'how-email-and-mobile-verification-can-cut-customer-onboarding-costs';

const named = ({ date, slug }: { date: string; slug: string }) => `${date} ${slug}`;

describe('the pieces of the specification', () => {
  test('include its four articles, newest first', () => {
    expect(articles.map(named).filter((name) => FOUR_ARTICLES.includes(name))).toEqual(FOUR_ARTICLES);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  const four = articles.filter((article) => FOUR_ARTICLES.includes(named(article)));
  test.each(four)('include $slug, which was updated after it was first published', ({ date, updated }) => {
    expect(updated && updated > date).toBe(true);
  });

  test('include its six guides at the beginning of the series, in its order', () => {
    expect(guides.slice(0, 6).map(({ slug }) => slug)).toEqual(SIX_GUIDES);
  });

  test('include its news item, found by its slug', () => {
    expect(news.map(({ slug }) => slug)).toContain(REPORTED);
    expect(newsBySlug(REPORTED)?.title).toBe('Calyx Solutions stands for migrant communities at the FCA meeting');
    expect(newsBySlug('unknown')).toBeUndefined();
  });

  test('include its two webinar reports with their facts (2.15 and 9), newest first', () => {
    const times = ['01:00 PM BST', '11:00 AM BST'];
    expect(webinars).toMatchObject([
      { link: `/${BANK_ACCOUNTS}`, date: '2025-07-01', time: { text: times[0] }, attendance: '95+ attendees' },
      { link: `/${VERIFICATION}`, date: '2025-04-10', time: { text: times[1] }, attendance: '60+ attendees' },
    ]);
  });
});

const article = articleBySlug('kyc-cdd-msbs');
const guide = guideBySlug('how-to-renew-hmrc-mlr');
const levy = factSheetBySlug('economic-crime-levy');
const item = newsBySlug(REPORTED);
const { link: _, date: __, duration: ___, platform: ____, ...report } = webinarBySlug(VERIFICATION) ?? {};

/** A figure that the register doesn't have: a day of the law. */
const ownFigure = {
  ...{ figure: '1 April 2026', text: 'since then', checked: '2026-11-22' },
  source: { title: 'Law', url: 'https://www.legislation.gov.uk/ukpga/2022/3/section/55' },
};

/** A faultless entry of each kind, and the schema of its collection. */
const KINDS = {
  article: { schema: articleSchema, entry: article },
  guide: { schema: guideSchema, entry: guide },
  'fact sheet': { schema: factSheetSchema, entry: { ...levy, figures: [ownFigure] } },
  'news item': { schema: newsSchema, entry: item },
  'webinar report': { schema: webinarSchema, entry: report },
};
const faultsWith = (kind: keyof typeof KINDS, changes: object) =>
  entryFaults(KINDS[kind].schema, { ...KINDS[kind].entry, ...changes });

test.each(REJECTED)('the schema of the %s rejects %j', (kind, changes, fault) => {
  expect(faultsWith(kind, changes)).toEqual([expect.stringContaining(fault)]);
});

test('a finished guide must have length, opening, steps, checklist and linked sources', () => {
  const body = '## Short\n\n1. a\n2. b\n\n- c\n- d\n- e\n\n> - [ ] f';
  expect(faultsWith('guide', { body, diagram: undefined })).toEqual([
    'body: Write 900 to 1500 words; these are 7.',
    'body: Open with a paragraph, before the first heading.',
    'body: Write a numbered list of at least 3 steps.',
    'body: Write a checklist (- [ ] …) of at least 5 items; there are 1.',
    'body: Link at least 3 of the sources in the text where they matter; it links 0.',
  ]);
});

test('a sample article or guide may be short', () => {
  expect(faultsWith('article', { body: 'Short.', sample: true })).toEqual([]);
  expect(faultsWith('guide', { body: '## Short', diagram: undefined, sample: true })).toEqual([]);
});

const law = articles.map(({ body }) => readableText(body)).join('\n');
const audit = guideBySlug('how-to-prepare-for-an-hmrc-audit')?.body;
const regdata = guideBySlug('how-to-stay-compliant-with-regdata-submissions')?.body;
const closure = /on or after 28 April 2026[^\n]*90 days[^\n]*uksi\/2025\/688/;

test.each([
  ['articles give the five years for which records are kept (specification 9)', law, /five[- ]years?/i],
  ['articles give the limit for occasional transactions in sterling', law, /more than £800/i],
  ['articles give the limit for large transactions in sterling', law, /£12,000 or more/],
  ['articles give the former limits as history', law, /EUR 15,000 applied until 29 June 2026/],
  ['articles say where reports go', law, /reports go to the UK Financial Intelligence Unit in the National Crime/],
  ['articles name the list for screening', law, /UK Sanctions List/],
  ['guide to an audit gives its hours as experience', audit, /Members tell us[^.]*over 150[^.]*3 to 4 hours on site/],
  ['guide to renewal gives advice', guide?.body, /at least 3 months before expiry\. That is the association’s advice/],
  ['guide to RegData gives its months as advice', regdata, /We suggest[^.]*user permissions every 6 months/],
  ['report on bank accounts gives the notice of closure', webinarBySlug(BANK_ACCOUNTS)?.body, closure],
])('the %s', (_, text, statement) => expect(text).toMatch(statement));

test('the sample report of the meeting quotes nobody', () => expect(item?.body).not.toMatch(/[“”‘]/));

test('the risk assessment guide links to one page of the government and one of the regulator as further reading', () => {
  const [, readNext = ''] = guideBySlug('how-to-conduct-ml-and-tf-risk-assessment')?.body.split('## Read next') ?? [];
  const links = parse(marked.parse(readNext, { async: false })).querySelectorAll('a');
  const PUBLICATIONS = 'https://www.gov.uk/government/publications';
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${PUBLICATIONS}/national-risk-assessment-of-money-laundering-and-terrorist-financing-2025`,
    `${PUBLICATIONS}/anti-money-laundering-guidance-for-money-service-businesses`,
  ]);
});

test('several guides point to compliance software or a consultant', () => {
  const pointing = guides.filter(({ body }) => /compliance software/i.test(body) && /consultant/i.test(body));
  expect(pointing.length).toBeGreaterThanOrEqual(3);
});

test('the webinar reports mark the unknown time and every video as samples', () => {
  for (const { slug, time, video } of webinars) {
    expect(time.sample, slug).toBe(slug === VERIFICATION);
    expect(video.sample, slug).toBe(video.youtubeId.startsWith('SAMPLE'));
  }
});

test('the webinar reports take day, time, duration and platform from their event', () => {
  for (const { link, date, duration, platform } of webinars) {
    const expected = { start: expect.stringContaining(date), duration, place: { name: platform } };
    expect(events.find(({ redirectUrl }) => redirectUrl === link)).toMatchObject(expected);
  }
});

test('the static webinar page has the duration, the named sample speaker and six things to learn', () => {
  const speaker = { name: 'Sample speaker', sample: true };
  expect(webinarDetail).toMatchObject({ date: '2025-07-01', time: '01:00 PM BST', duration: '60 mins', speaker });
  expect(new Set(webinarDetail.learn.items).size).toBe(6);
  expect(webinarBySlug(webinarDetail.report.link.slice(1))?.date).toBe(webinarDetail.date);
});
