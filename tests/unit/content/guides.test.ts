import { marked } from 'marked';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { guideBySlug, guides } from '#content/collections/guides/index.ts';

const OFFICIAL =
  /^https:\/\/([a-z]+\.)*(gov\.uk|fca\.org\.uk|nationalcrimeagency\.gov\.uk|ico\.org\.uk|fatf-gafi\.org)(\/|$)/;

const NATIONAL_RISK_ASSESSMENT =
  'https://www.gov.uk/government/publications/national-risk-assessment-of-money-laundering-and-terrorist-financing-2025';
const HMRC_MSB_GUIDANCE =
  'https://www.gov.uk/government/publications/anti-money-laundering-guidance-for-money-service-businesses';

const rendered = (markdown: string) => parse(marked.parse(markdown, { async: false }));

const linksIn = (markdown: string) =>
  rendered(markdown)
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href'));

/** What a reader reads: link addresses and Markdown's own signs are not words. */
const wordsIn = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function bodyOf(slug: string): string {
  const guide = guideBySlug(slug);
  if (!guide) throw new Error(`The series has no guide "${slug}".`);
  return guide.body;
}

/** A guide that is still a sample needn't be whole yet. */
const written = guides.filter(({ sample }) => !sample);

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

test.each(['title', 'headTitle', 'crumb', 'teaser', 'lead', 'description'] as const)(
  'no two guides share a %s',
  (field) => {
    const values = guides.map((guide) => guide[field]);
    expect(new Set(values).size).toBe(values.length);
  },
);

describe.each(written.map((guide) => [guide.slug, guide] as const))('%s', (_slug, guide) => {
  test('is between 900 and 1,500 words long', () => {
    const words = wordsIn(guide.body);
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1500);
  });

  test('opens with a paragraph, before the first heading', () => {
    expect(rendered(guide.body).firstElementChild?.tagName).toBe('P');
  });

  test('has numbered steps and a checklist', () => {
    const page = rendered(guide.body);
    const steps = page.querySelectorAll('ol').map((list) => list.querySelectorAll('li').length);
    expect(Math.max(...steps)).toBeGreaterThanOrEqual(3);
    expect(page.querySelectorAll('li input[type=checkbox]').length).toBeGreaterThanOrEqual(5);
  });

  test('names official sources only, and links at least three of them where they matter', () => {
    expect(guide.sources.map(({ url }) => url).filter((url) => !OFFICIAL.test(url))).toEqual([]);
    const linked = new Set(linksIn(guide.body));
    expect(guide.sources.filter(({ url }) => linked.has(url)).length).toBeGreaterThanOrEqual(3);
  });

  test('was reviewed when it was written, and is due again within six months', () => {
    expect(guide.lastReviewed).toBe('2026-11-20');
    expect(guide.nextReview > guide.lastReviewed).toBe(true);
    expect(guide.nextReview <= '2027-05-20').toBe(true);
  });

  test('gives customer due diligence thresholds in sterling', () => {
    expect(guide.body).not.toMatch(/(€|EUR ?)1[05]?,000\b/);
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

test('the risk assessment guide sends its reader on to one government and one regulator page', () => {
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
