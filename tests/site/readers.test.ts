import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { builtPages } from '../fixtures/built.ts';

/** What readers get of the pages, as HTML. */

const pages = new Map(builtPages().map(({ path, document }) => [path, document]));
const all = (path: string, selector: string): HTMLElement[] => pages.get(path)?.querySelectorAll(selector) ?? [];
const words = ({ text }: HTMLElement) => text.replaceAll(/\s+/g, ' ').trim();
const texts = (path: string, selector: string) => all(path, selector).map(words);
/** The links of a part of a page, as `text → address`. */
const links = (path: string, part: string) =>
  all(path, `${part} a`).map(
    (link) => `${link.getAttribute('aria-label') ?? words(link)} → ${link.getAttribute('href')}`,
  );
const breadcrumb = (path: string) => links(path, 'main nav[aria-label="Breadcrumb"]');

describe('every page', () => {
  test('has the five entries of the menu, and the logo, in its header', () => {
    expect(links('/about-us', 'body > header')).toEqual([
      'MSB Association UK, home → /',
      'Overview → /become-a-member#overview',
      'Membership Form → /become-a-member#membership-form',
      'Learning Hub → /learning-hub',
      'What’s Happening → /whats-happening',
      'Our Team → /our-team',
      'Contact Us → /contact-us',
    ]);
    expect(texts('/about-us', '#site-menu > ul > li:first-child > button')).toEqual(['Become a Member']);
  });

  test('links to the tools in its footer', () => {
    expect(links('/about-us', 'footer nav[aria-label="Tools"]')).toEqual([
      'Compliance calendar → /compliance-calendar',
      'Glossary → /glossary',
      'Search → /search',
    ]);
  });
});

describe('the Learning Hub', () => {
  test('links to articles, webinars and the search', () => {
    expect(breadcrumb('/learning-hub')).toEqual(['Home → /']);
    expect(links('/learning-hub', 'main')).toEqual(
      expect.arrayContaining(['View Articles → /how-to-series', 'View Webinars → /webinars', 'Search → /search']),
    );
  });

  test('hides its newsletter block', () => {
    const [input] = all('/learning-hub', 'main form input[name=email][required]');
    expect(input?.closest('[hidden]')?.querySelector('button')?.text).toBe('Subscribe');
  });

  test('shows six guides without dates in its series', () => {
    expect(breadcrumb('/how-to-series')).toContain('Learning Hub → /learning-hub');
    const cards = texts('/how-to-series', 'main article a');
    expect(cards).toHaveLength(6);
    for (const card of cards) expect(card).toMatch(/^Read More How to /);
    expect(all('/how-to-series', 'main time')).toEqual([]);
  });
});

describe('a guide', () => {
  const GUIDE = '/how-to-prepare-for-an-hmrc-audit';

  test('shows its review dates, its figures and its sources', () => {
    expect(texts(GUIDE, 'main header dt')).toEqual(['Last reviewed', 'Next review']);
    expect(texts(GUIDE, 'main header dd')[0]).toBe('20 November 2026');
    const main = texts(GUIDE, 'main').join();
    for (const figure of ['150+', '3–4 hours']) expect(main).toContain(figure);
    const sources = all(GUIDE, 'section[aria-labelledby=sources] a');
    expect(sources.length).toBeGreaterThan(1);
    for (const source of sources) expect(source.getAttribute('rel')).toContain('external');
  });

  test('links back to the series', () => {
    expect(breadcrumb(GUIDE)).toContain('How-to series → /how-to-series');
    expect(links(GUIDE, 'main article')).toContain('Back to all guides → /how-to-series');
  });

  test('gives its checklist as a list', () => {
    expect(texts(GUIDE, 'article ul[data-checklist] > li')).toContainEqual(
      expect.stringMatching(/^Policies, controls and procedures\. Approved by senior management/),
    );
  });
});

describe('the blog and the news', () => {
  test('list their posts, newest first, with short dates', () => {
    expect(texts('/blogs', 'main article time')).toEqual(['24 Jun 2025', '10 Jun 2025', '27 May 2025', '13 May 2025']);
    expect(links('/blogs', 'main article')[2]).toBe(
      'Read More KYC and CDD for money service businesses → /kyc-cdd-msbs',
    );
    expect(texts('/kyc-cdd-msbs', 'h1')).toEqual(['KYC and CDD for money service businesses']);
    expect(texts('/kyc-cdd-msbs', 'article time')[0]).toBe('27 May 2025');
    expect(links('/news', 'main article')).toEqual([
      expect.stringMatching(/ → \/news\/calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting$/),
    ]);
    for (const path of ['/blogs', '/news']) expect(all(path, 'main nav[aria-label^="Pages of"]')).toEqual([]);
  });

  test.each([
    ['/kyc-cdd-msbs', 'Search other posts', 'All Blogs → /blogs', 3],
    ['/news/calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting', 'Search news', 'All News → /news', 0],
  ])('%s has a search of the others beside it', (path, label, link, others) => {
    const sidebar = 'section[data-behaviour=titleSearch]';
    expect(texts(path, `${sidebar} label`)).toEqual([label]);
    expect(all(path, `${sidebar} input`)[0]?.getAttribute('placeholder')).toBe(`${label}...`);
    expect(all(path, `${sidebar} li`)).toHaveLength(others);
    expect(links(path, sidebar).at(-1)).toBe(link);
    expect(links(path, sidebar).join()).not.toContain(`→ ${path}`);
    expect(texts(path, `${sidebar} [role=status]`)).toEqual([others === 0 ? 'No results' : '']);
  });
});

describe('the association’s own pages', () => {
  test.each([
    ['/about-us', 'main h3', ['Advocacy', 'Education', 'Networking', 'Resources']],
    [
      '/workshop-webinars',
      'main :is(h2, h3)',
      ['Interactive sessions', 'Diverse topics', 'Best-in-business speakers', 'Networking'],
    ],
    ['/terms-and-conditions', 'main dt', [`£${site.fees.msb}`, '2 weeks', 'Pro rata']],
  ])('%s has its %s', (path, selector, expected) => {
    expect(texts(path, selector)).toEqual(expect.arrayContaining(expected));
  });

  test('About us says how to write to the association and how to join', () => {
    expect(links('/about-us', 'main')).toEqual(
      expect.arrayContaining([`${site.email} → mailto:${site.email}`, 'Become a Member → /become-a-member']),
    );
  });

  test('Our Team shows the chairman and two advisors with their employers and profiles', () => {
    const people = all('/our-team', 'main article');
    expect(people).toHaveLength(3);
    for (const person of people) expect(person.querySelector('img')?.getAttribute('alt')).toBeTruthy();
    expect(people.filter(({ text }) => /employer/.test(text))).toHaveLength(2);
    for (const link of links('/our-team', 'main article')) expect(link).toMatch(/^Professional profile.* → https:/);
  });
});

describe('the glossary', () => {
  test('links each letter to its terms, and explains each term', () => {
    const letters = texts('/glossary', 'main h2').map((letter) => `${letter} → #letter-${letter.toLowerCase()}`);
    expect(letters.length).toBeGreaterThan(10);
    expect(links('/glossary', 'main nav[aria-label=Letters]')).toEqual(letters);
    expect(texts('/glossary', '#spi dt')).toEqual(['SPI Small payment institution']);
    expect(links('/glossary', '#spi')).toContainEqual(
      expect.stringMatching(/^PSRs, regulation 14 → .*regulation\/14$/),
    );
  });

  test.each([...pages.keys()].filter((path) => all(path, 'article a[href^="/glossary#"]').length > 0))(
    'is linked once for each term in %s, and in no heading',
    (path) => {
      const addresses = all(path, 'article a[href^="/glossary#"]').map((link) => link.getAttribute('href'));
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(all(path, 'article :is(h1, h2, h3, th) a[href^="/glossary#"]')).toEqual([]);
    },
  );

  test('is linked from guides, and not from an article about the term itself', () => {
    expect(all('/how-to-prepare-for-an-hmrc-audit', 'article a[href^="/glossary#"]').length).toBeGreaterThan(2);
    const article = links('/kyc-cdd-msbs', 'article').join();
    expect(article).toContain('/glossary#');
    expect(article).not.toMatch(/\/glossary#(kyc|cdd|msb)\b/);
  });
});

test('the search page lists everything by kind', () => {
  expect(texts('/search', '[data-everything] h3')).toEqual([
    'Guides',
    'Articles',
    'News',
    'Events',
    'Webinars',
    'Glossary',
  ]);
  expect(links('/search', '[data-everything]')).toContain(
    'How to prepare for an HMRC audit → /how-to-prepare-for-an-hmrc-audit',
  );
});
