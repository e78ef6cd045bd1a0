import { marked } from 'marked';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { articles } from '#content/collections/articles/index.ts';
import { articleSchema } from '#content/collections/articles/schema.server.ts';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { factSheetSchema } from '#content/collections/fact-sheets/schema.server.ts';
import { guides } from '#content/collections/guides/index.ts';
import { guideSchema } from '#content/collections/guides/schema.server.ts';
import { news } from '#content/collections/news/index.ts';
import { newsSchema } from '#content/collections/news/schema.server.ts';
import { templates } from '#content/collections/templates/index.ts';
import { templateSchema } from '#content/collections/templates/schema.server.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { webinarSchema } from '#content/collections/webinars/schema.server.ts';
import { readableText } from '#content/schema/markdown.server.ts';
import { MEETING } from '../../fixtures/calendar.tsx';
import { changes, readCases } from '../../fixtures/cases.ts';

const REPORTED = 'calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting';
const VERIFICATION = 'how-email-and-mobile-verification-can-cut-customer-onboarding-costs';

const list = z.array(z.string());
/**
 * The articles of the specification, newest first, its guides in its order, and the facts of its
 * webinar reports.
 */
const { collections, sourcedFigure, ...pieces } = readCases(import.meta, {
  articles: list,
  guides: list,
  webinars: list,
  sourcedFigure: z.unknown(),
  collections: z.record(z.string(), z.array(z.tuple([changes, list.or(z.string().transform((error) => [error]))]))),
});

const named = ({ date, slug }: { date: string; slug: string }) => `${date} ${slug}`;

describe('the pieces of the specification', () => {
  test('include its four articles, newest first', () => {
    expect(articles.map(named).filter((name) => pieces.articles.includes(name))).toEqual(pieces.articles);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  const four = articles.filter((article) => pieces.articles.includes(named(article)));
  test.each(four)('include $slug, which was updated after it was first published', ({ date, updated }) => {
    expect(updated && updated > date).toBe(true);
  });

  test('include its six guides at the beginning of the series, in its order', () => {
    expect(guides.slice(0, 6).map(({ slug }) => slug)).toEqual(pieces.guides);
  });

  test('include its news item', () => {
    expect(news.map(({ slug }) => slug)).toContain(REPORTED);
  });

  test('include its two webinar reports with their facts (2.15 and 9), newest first', () => {
    const facts = webinars.map(({ link, date, time, duration, platform, attendance }) =>
      [link, date, time.text, duration, platform.text, attendance].join(),
    );
    expect(facts).toEqual(pieces.webinars);
  });
});

const bySlug = <Entry extends { slug: string }>(entries: Entry[], wanted: string) =>
  entries.find(({ slug }) => slug === wanted);

const article = bySlug(articles, 'kyc-cdd-msbs');
const guide = bySlug(guides, 'how-to-renew-hmrc-mlr');
const levy = bySlug(factSheets, 'economic-crime-levy');
const item = bySlug(news, REPORTED);

/** What an author writes of an entry: all but what its schema adds. */
const written = (entry: object = {}, ...added: string[]) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !added.includes(name)));

const webinar = bySlug(webinars, VERIFICATION);
const report = {
  ...written(webinar, 'link', 'date', 'duration', 'platform', 'image', 'imageAlt', 'excerpt'),
  img: webinar?.image,
  alt: webinar?.imageAlt,
  desc: webinar?.excerpt,
};
const template = written(bySlug(templates, 'training-log'), 'files');

type Kind = { schema: z.ZodType; entry: object | undefined };

/** A faultless entry of each kind, and the schema of its collection. */
const KINDS = {
  article: { schema: articleSchema, entry: article },
  guide: { schema: guideSchema, entry: guide },
  'fact sheet': { schema: factSheetSchema, entry: { ...levy, slip: undefined, figures: [sourcedFigure] } },
  'news item': { schema: newsSchema, entry: item },
  'webinar report': { schema: webinarSchema, entry: report },
  template: { schema: templateSchema, entry: template },
  event: { schema: eventSchema, entry: MEETING },
};

/** Each error of an entry with these changes, after the path of its field. */
const errorsWith = ({ schema, entry }: Kind, changes: object) =>
  schema.safeParse({ ...entry, ...changes }).error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

describe.each(Object.entries(KINDS))('the schema of the %s', (name, kind) => {
  test.each(collections[name] ?? [])('with %j has the errors %j', (changes, errors) => {
    expect(errorsWith(kind, changes)).toEqual(errors.map((error) => expect.stringContaining(error)));
  });
});

const law = articles.map(({ body }) => readableText(body)).join('\n');
const audit = bySlug(guides, 'how-to-prepare-for-an-hmrc-audit')?.body;
const regdata = bySlug(guides, 'how-to-stay-compliant-with-regdata-submissions')?.body;

test.each([
  ['articles give the five years for which records are kept (specification 9)', law, /five[- ]years?/i],
  ['guide to an audit gives its hours as experience', audit, /Members tell us[^.]*over 150[^.]*3 to 4 hours on site/],
  ['guide to renewal gives advice', guide?.body, /at least 3 months before expiry\. That is the association’s advice/],
  ['guide to RegData gives its months as advice', regdata, /We suggest[^.]*user permissions every 6 months/],
])('the %s', (_, text, statement) => expect(text).toMatch(statement));

test('the risk assessment guide links to one page of the government and one of the regulator (2.14)', () => {
  const [, readNext = ''] =
    bySlug(guides, 'how-to-conduct-ml-and-tf-risk-assessment')?.body.split('## Read next') ?? [];
  const links = parse(marked.parse(readNext, { async: false })).querySelectorAll('a');
  expect(links.map((link) => new URL(link.getAttribute('href') ?? '').host)).toEqual(['www.gov.uk', 'www.gov.uk']);
});

test('several guides point to compliance software or a consultant (2.14)', () => {
  const pointing = guides.filter(({ body }) => /compliance software/i.test(body) && /consultant/i.test(body));
  expect(pointing.length).toBeGreaterThanOrEqual(3);
});
