import { marked } from 'marked';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { articles } from '#content/collections/articles/index.ts';
import { articleSchema } from '#content/collections/articles/schema.server.ts';
import { changeSchema } from '#content/collections/changes/schema.server.ts';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { factSheetSchema } from '#content/collections/fact-sheets/schema.server.ts';
import { guides } from '#content/collections/guides/index.ts';
import { guideSchema } from '#content/collections/guides/schema.server.ts';
import { news } from '#content/collections/news/index.ts';
import { newsSchema } from '#content/collections/news/schema.server.ts';
import { templates } from '#content/collections/templates/index.ts';
import { templateSchema } from '#content/collections/templates/schema.server.ts';
import { testimonialSchema } from '#content/collections/testimonials/schema.server.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { webinarSchema } from '#content/collections/webinars/schema.server.ts';
import { youtubeId } from '#content/schema/fields.server.ts';
import { readableText } from '#content/schema/markdown.server.ts';
import { MEETING } from '../../fixtures/calendar.tsx';

const REPORTED = 'calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting';
const VERIFICATION = 'how-email-and-mobile-verification-can-cut-customer-onboarding-costs';

// What the specification says of the articles, newest first, the guides, in its order, and the
// webinar reports (2.15 and 9).
const ARTICLES = [
  '2025-06-24 future-of-cash-processing-msbs',
  '2025-06-10 guide-to-msb-regulation-uk-guide',
  '2025-05-27 kyc-cdd-msbs',
  '2025-05-13 common-compliance-mistakes-msbs',
];
const GUIDES = [
  'how-to-conduct-ml-and-tf-risk-assessment',
  'how-to-comply-with-fca-consumer-duty',
  'how-to-prepare-for-an-hmrc-audit',
  'how-to-start-a-currency-exchange-bureau',
  'how-to-stay-compliant-with-regdata-submissions',
  'how-to-renew-hmrc-mlr',
];
const WEBINARS = [
  '/dosand-donts-to-get-a-bank-account-for-your-msb-business,2025-07-01,01:00 PM BST,60 mins,Sample platform,95+ attendees',
  '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs,2025-04-10,11:00 AM BST,,Sample platform,60+ attendees',
];

const named = ({ date, slug }: { date: string; slug: string }) => `${date} ${slug}`;

describe('the pieces of the specification', () => {
  test('include its four articles, newest first', () => {
    expect(articles.map(named).filter((name) => ARTICLES.includes(name))).toEqual(ARTICLES);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  const four = articles.filter((article) => ARTICLES.includes(named(article)));
  test.each(four)('include $slug, which was updated after it was first published', ({ date, updated }) => {
    expect(updated && updated > date).toBe(true);
  });

  test('include its six guides at the beginning of the series, in its order', () => {
    expect(guides.slice(0, 6).map(({ slug }) => slug)).toEqual(GUIDES);
  });

  test('include its news item', () => {
    expect(news.map(({ slug }) => slug)).toContain(REPORTED);
  });

  test('include its two webinar reports with their facts (2.15 and 9), newest first', () => {
    const facts = webinars.map(({ link, date, time, duration, platform, attendance }) =>
      [link, date, time.text, duration, platform.text, attendance].join(),
    );
    expect(facts).toEqual(WEBINARS);
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

const part = (changes: object = {}) => ({ kind: 'fields', heading: 'A', fields: [{ label: 'x' }], ...changes });
const line = { name: 'Paid by', value: 'HMRC' };

/** Changes of a faultless entry of each kind, and a part of each error that they cause. */
const WRONG: Record<string, [changes: object, errors: string | []][]> = {
  article: [
    [{ body: 'You must.', sample: true }, 'source'],
    [{ body: 'For five years.', sample: true }, '40'],
    [{ updated: '2025-05-27' }, 'updated: Write a day after the date, 2025-05-27, or take it out.'],
    [{ body: 'Short.', inShort: [] }, []],
  ],
  change: [
    [{ nextReview: undefined }, 'nextReview: Write when to look at it again, since it has no day.'],
    [{ nextReview: undefined, expiresOn: '2027-01-05' }, []],
    [{ nextReview: undefined, days: ['2027-01-05'] }, []],
    [{ days: ['2027-06-30', '2027-03-01'] }, 'days: Put the days in order, the first one first.'],
  ],
  guide: [
    [
      { diagram: { kind: 'flow', under: 'Gone', caption: 'A sample', rows: [[{ name: 'One' }], [{ name: 'Two' }]] } },
      'under: The text has no heading “## Gone”.',
    ],
    [{ lastReviewed: '2099-01-01', nextReview: '2099-06-01' }, 'lastReviewed: That day is still to come.'],
    [{ lastReviewed: '2026-11-20', nextReview: '2027-05-21' }, 'nextReview: Write a day after 2026-11-20 and not'],
    [{ slug: 'keep-records' }, 'slug: The address of a guide begins with how-to-.'],
  ],
  'fact sheet': [
    [{ figures: [] }, 'figures: Give at least one figure'],
    [
      { lastReviewed: '2026-11-21', nextReview: '2027-01-01' },
      'figures,0,checked: That is after the last review, 2026-11-21',
    ],
    [
      { figures: [{ name: 'levy-revenue', text: 'Revenue', checked: '2026-11-22' }] },
      'figures,0,checked: Take it out: content/figures has the day for {levy-revenue}.',
    ],
    [{ figures: [{ name: 'renewal-start', text: 'Advice' }] }, 'figures,0,source: Name the source'],
    [{ figures: [{ figure: '1 April 2026', text: 'Since then' }] }, 'figures,0,source: Name the source'],
    [
      { slip: { question: 'Who pays?', lines: [], total: { label: 'By', value: 'May' } } },
      'slip,lines: Write at least five lines.',
    ],
    [
      {
        slip: {
          question: 'Who pays?',
          total: { label: 'Paid by', value: 'September' },
          lines: [
            { ...line, source: 'Finance Act 2022 https://www.legislation.gov.uk/ukpga/2022/3' },
            { ...line, source: 'MLRs 28' },
            { ...line, source: 'levy-revenue' },
            line,
            { ...line, source: 'renewal-start' },
          ],
        },
      },
      'slip,lines,4,source: Write a title and an address',
    ],
  ],
  'news item': [[{ body: 'Text.' }, 'Say in the text that it is sample text']],
  'webinar report': [
    [{ slug: 'another-report' }, 'No event has this report: write /another-report into the field Page'],
    [{ time: undefined }, 'time: The event has no time; write one here.'],
    [
      { slug: 'dosand-donts-to-get-a-bank-account-for-your-msb-business' },
      'time: The event says 01:00 PM BST; take the time out here.',
    ],
  ],
  template: [
    // A form has no source for a duty.
    [{ parts: [part({ note: 'You must answer.' })] }, 'without “must”'],
    [{ parts: [part({ heading: 'Yes/No' })] }, 'no name of a sheet'],
    [{ parts: [part({ heading: 'A heading of thirty-two letters.' })] }, 'at most 31'],
    [{ parts: [part(), part({ heading: 'a' })] }, 'parts,1,heading: Another entry has the heading a already'],
    [{ parts: [part({ heading: 'History' })] }, 'parts,0,heading: Write another: a sheet of this name'],
    [{ parts: [part({ heading: 'About This Template' })] }, 'parts,0,heading: Write another: a sheet of this name'],
    [{ parts: [part({ heading: "'A'" })] }, 'no name of a sheet'],
    [
      { parts: [{ kind: 'table', heading: 'A', columns: [{ label: 'x' }, { label: 'y' }], rows: [['a', 'b', 'c']] }] },
      'It has 3 cells',
    ],
    [{ parts: [part({ fields: [{ label: 'x', choices: ['a, b', 'c'] }] })] }, 'without a comma'],
    [{ version: '1' }, 'Write the version as two numbers'],
    [{ nextReview: '2028-01-01' }, 'nextReview: Write a day after'],
  ],
  event: [
    [{ start: '2027-03-28 01:30', end: undefined }, 'start: There is no 01:30 in London on that day'],
    [{ start: '2027-02-30', end: undefined }, 'start: There is no such date.'],
    [{ start: '19 June 2027' }, 'start: Write a day, e.g. 2025-06-19, or a day and a time in London'],
    [
      { end: '2027-06-19 18:00' },
      'end: The event must end after it starts; past midnight, its end has the date of the next day.',
    ],
    [{ end: '2027-06-20' }, 'end: Write start and end both with their times, or both as days.'],
    [{ start: '2027-06-19', end: '2027-06-20' }, []],
    [{ start: '2027-06-19', end: '2027-06-19' }, 'end: The event must end after it starts'],
    [{ status: 'off' }, 'status: Invalid option: expected one of "cancelled"|"postponed"|"rescheduled"|"reinstated"'],
    [{ status: 'rescheduled' }, 'status: Add the start that it had before to its former starts, e.g. formerStarts'],
    [{ formerStarts: ['2027-05-19 18:00'] }, 'formerStarts: Say what has happened to it, e.g. status: rescheduled.'],
    [{ status: 'rescheduled', formerStarts: '2027-05-19 18:00' }, 'formerStarts: Write a list in brackets'],
    [{ status: 'rescheduled', formerStarts: ['19 May'] }, 'formerStarts,0: Write a day, e.g. 2025-06-19'],
    [{ status: 'rescheduled', formerStarts: ['2027-06-19 18:00'] }, 'start: This is the last of its former starts.'],
    [{ place: { name: 'Hall', address: { locality: 'London', country: 'GB' } } }, 'place,address,street: Invalid'],
    [
      {
        place: {
          name: 'Hall',
          address: { street: '2 Street', locality: 'London', postcode: 'EC2A4NE', country: 'GB' },
        },
      },
      'place,address,postcode: Write a UK postcode with its space, e.g. EC2A 4NE.',
    ],
  ],
};

const sourceOfLaw = { title: 'Law', url: 'https://www.legislation.gov.uk/ukpga/2022/3/section/55' };

type Kind = { schema: z.ZodType; entry: object | undefined };

/** A change of the law without a day. */
const openChange = {
  slug: 'sample',
  title: 'A sample',
  when: 'No day yet',
  firms: [],
  who: 'Everybody',
  action: 'Watch for the day.',
  mark: 'should',
  source: sourceOfLaw,
  updated: '2026-11-05',
  nextReview: '2027-01-05',
};

/** A figure that the register does not have: a day of the law. */
const sourcedFigure = {
  figure: '1 April 2026',
  text: 'since then',
  checked: '2026-11-22',
  source: sourceOfLaw,
};

/** A faultless entry of each kind, and the schema of its collection. */
const KINDS = {
  article: { schema: articleSchema, entry: article },
  guide: { schema: guideSchema, entry: guide },
  'fact sheet': { schema: factSheetSchema, entry: { ...levy, slip: undefined, figures: [sourcedFigure] } },
  'news item': { schema: newsSchema, entry: item },
  'webinar report': { schema: webinarSchema, entry: report },
  template: { schema: templateSchema, entry: template },
  event: { schema: eventSchema, entry: MEETING },
  change: { schema: changeSchema, entry: openChange },
};

/** Each error of an entry with these changes, after the path of its field. */
const errorsWith = ({ schema, entry }: Kind, changes: object) =>
  schema.safeParse({ ...entry, ...changes }).error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

describe.each(Object.entries(KINDS))('the schema of the %s', (name, kind) => {
  test.each(WRONG[name] ?? [])('with %j has the errors %j', (changes, errors) => {
    expect(errorsWith(kind, changes)).toEqual([errors].flat().map((error) => expect.stringContaining(error)));
  });
});

test.each([
  ['“We grew.”', 'We grew.'],
  ['"We grew."', 'We grew.'],
  ['‘We’ve grown.’', 'We’ve grown.'],
  ['“Yes”, they say, and “no”', '“Yes”, they say, and “no”'],
])('the quote %s of a testimonial is shown in the page’s quotation marks: %s', (typed, text) => {
  expect(testimonialSchema.shape.text.parse(typed)).toBe(text);
});

test.each([
  'a-real-film',
  'https://www.youtube.com/watch?v=a-real-film&t=5s',
  'https://youtu.be/a-real-film?si=sample',
  'https://www.youtube.com/shorts/a-real-film',
])('a film on YouTube is known by its id, also where %s was pasted', (pasted) => {
  expect(youtubeId.parse(pasted)).toBe('a-real-film');
});

test.each(['a-film', 'a-real-film-too-long', 'https://vimeo.com/12345678901', 'https://youtu.be/a-film'])(
  '%s is no film on YouTube',
  (pasted) => expect(youtubeId.safeParse(pasted).success).toBe(false),
);

const law = articles.map(({ body }) => readableText(body)).join('\n');
const audit = bySlug(guides, 'how-to-prepare-for-an-hmrc-audit')?.body;
const regdata = bySlug(guides, 'how-to-stay-compliant-with-regdata-submissions')?.body;

test.each([
  ['articles give the five years for which records are kept (specification 9)', law, /five[- ]years?/i],
  ['guide to an audit gives a rule of thumb', audit, /over 150[^.]*3 to 4 hours on site\. That is our rule of thumb/],
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
