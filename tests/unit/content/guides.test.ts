import { marked } from 'marked';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { guideBySlug, guides } from '#content/collections/guides/index.ts';
import { guideSchema } from '#content/collections/guides/schema.server.ts';

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
