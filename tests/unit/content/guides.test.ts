import { marked } from 'marked';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { guideBySlug, guides } from '#content/collections/guides/index.ts';
import { guideSchema } from '#content/collections/guides/schema.server.ts';

const NATIONAL_RISK_ASSESSMENT =
  'https://www.gov.uk/government/publications/national-risk-assessment-of-money-laundering-and-terrorist-financing-2025';
const HMRC_MSB_GUIDANCE =
  'https://www.gov.uk/government/publications/anti-money-laundering-guidance-for-money-service-businesses';

const rendered = (markdown: string) => parse(marked.parse(markdown, { async: false }));

const linksIn = (markdown: string) =>
  rendered(markdown)
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href'));

function bodyOf(slug: string): string {
  const guide = guideBySlug(slug);
  if (!guide) throw new Error(`The series has no guide "${slug}".`);
  return guide.body;
}

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

  test('rejects a review in the future, and a next review more than six months after it', () => {
    expect(problems({ lastReviewed: '2099-01-01', nextReview: '2099-06-01' })).toEqual([
      'lastReviewed: That day is still to come.',
    ]);
    expect(problems({ lastReviewed: '2026-11-20', nextReview: '2027-05-21' })).toEqual([
      'nextReview: Write a day after 2026-11-20 and not after 2027-05-20.',
    ]);
    expect(problems({ lastReviewed: '2026-11-20', nextReview: '2026-11-20' })).toHaveLength(1);
  });

  test('reports an unreadable date only once', () => {
    expect(problems({ lastReviewed: 'soon' })).toEqual([
      'lastReviewed: Write the date as YYYY-MM-DD, e.g. 2025-06-19.',
    ]);
  });

  test('rejects an address that doesn’t begin with how-to-', () => {
    expect(problems({ slug: 'keep-records' })).toEqual(['slug: The address of a guide begins with how-to-.']);
  });
});

test('the audit guide gives the figures of the specification as members’ experience', () => {
  const body = bodyOf('how-to-prepare-for-an-hmrc-audit');
  expect(body).toMatch(/Members tell us[^.]*over 150[^.]*3 to 4 hours on site/);
});

test('the renewal guide advises starting at least three months before expiry, as the association’s own advice', () => {
  expect(bodyOf('how-to-renew-hmrc-mlr')).toMatch(/at least 3 months before expiry\. That is the association’s advice/);
});

test('the RegData guide suggests a review of user permissions every six months', () => {
  expect(bodyOf('how-to-stay-compliant-with-regdata-submissions')).toMatch(
    /We suggest[^.]*user permissions every 6 months/,
  );
});

test('the risk assessment guide links to one page of the government and one of the regulator as further reading', () => {
  const readNext = bodyOf('how-to-conduct-ml-and-tf-risk-assessment').split('## Read next')[1] ?? '';
  expect(linksIn(readNext)).toEqual([NATIONAL_RISK_ASSESSMENT, HMRC_MSB_GUIDANCE]);
});

test('several guides point to compliance software or a consultant', () => {
  const pointing = guides.filter(({ body }) => /compliance software/i.test(body) && /consultant/i.test(body));
  expect(pointing.length).toBeGreaterThanOrEqual(3);
});

test('an unknown slug finds no guide', () => {
  expect(guideBySlug('how-to-print-money')).toBeUndefined();
});
