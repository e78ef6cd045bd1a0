import { describe, expect, test } from 'vitest';
import { builtPages } from './built.ts';

/** Every route of specification 2, with the names that docs/decisions/0001-names-and-values-left-open.md settles. */
const ROUTES = [
  '/',
  '/404',
  '/about-us',
  '/become-a-member',
  '/blogs',
  '/common-compliance-mistakes-msbs',
  '/contact-us',
  '/dosand-donts-to-get-a-bank-account-for-your-msb-business',
  '/eventcalander',
  '/events',
  '/eventsdetails',
  '/future-of-cash-processing-msbs',
  '/guide-to-msb-regulation-uk-guide',
  '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs',
  '/how-to-comply-with-fca-consumer-duty',
  '/how-to-conduct-ml-and-tf-risk-assessment',
  '/how-to-prepare-for-an-hmrc-audit',
  '/how-to-renew-hmrc-mlr',
  '/how-to-series',
  '/how-to-start-a-currency-exchange-bureau',
  '/how-to-stay-compliant-with-regdata-submissions',
  '/kyc-cdd-msbs',
  '/learning-hub',
  '/member-success',
  '/news',
  '/news/calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting',
  '/our-team',
  '/overview',
  '/photos2025',
  '/privacy-policy',
  '/terms-and-conditions',
  '/webinar-bank-accounts-for-msb-businesses',
  '/webinar-registration',
  '/webinars',
  '/welcome-msb-meet-up-19th-june-2025',
  '/whats-happening',
  '/workshop-webinars',
];

const pages = builtPages();

describe('the routes of the specification', () => {
  test('are all prerendered', () => {
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(ROUTES));
  });
});

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, { document, html }) => {
  test('has one h1, one main and no heading that skips a level', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main#main')).toHaveLength(1);
    const levels = document
      .querySelectorAll('main h1, main h2, main h3, main h4')
      .map(({ tagName }) => Number(tagName[1]));
    const skips = levels.filter((level, index) => index > 0 && level - (levels[index - 1] ?? 0) > 1);
    expect(skips).toEqual([]);
  });

  test('marks only the menu entry that is in its breadcrumb', () => {
    const trail = document
      .querySelectorAll('main nav[aria-label="Breadcrumb"] a')
      .map((step) => step.getAttribute('href'));
    const entries = document.querySelectorAll('#site-menu > ul > li > a');
    const marked = entries
      .filter((entry) => entry.hasAttribute('aria-current'))
      .map((entry) => entry.getAttribute('href'));
    expect(marked).toEqual(
      entries.map((entry) => entry.getAttribute('href')).filter((href) => href === path || trail.includes(href)),
    );
  });

  test('needs no second request for its first paint', () => {
    expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
    for (const script of document.querySelectorAll('script[src]')) expect(script.getAttribute('type')).toBe('module');
  });

  test('declares its character set within the first 1,024 bytes', () => {
    expect(html.slice(0, 1024)).toMatch(/<meta charset="utf-8"/i);
  });
});
