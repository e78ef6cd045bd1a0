import { describe, expect, test } from 'vitest';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { templateBySlug, templates } from '#content/collections/templates/index.ts';
import { addresses, all, builtPages, links, texts } from '../fixtures/built.ts';

/** What readers get of guides, posts, the glossary and webinars, as HTML. */

const GUIDE = '/how-to-prepare-for-an-hmrc-audit';
const SHEET = '/fact-sheets/economic-crime-levy';
const TEMPLATE = '/templates/risk-assessment';

const breadcrumb = (path: string) => links(path, 'main nav[aria-label="Breadcrumb"]');

describe('the Learning Hub', () => {
  test('links to articles, webinars, fact sheets, templates and the search', () => {
    expect(breadcrumb('/learning-hub')).toEqual(['Home → /']);
    const parts = [
      'View Articles → /how-to-series',
      'View Webinars → /webinars',
      'Fact sheets → /fact-sheets',
      'Templates → /templates',
      'Search → /search',
    ];
    expect(links('/learning-hub')).toEqual(expect.arrayContaining(parts));
  });

  test('hides its newsletter block', () => {
    const [input] = all('/learning-hub', 'main form input[name=email][required]');
    expect(input?.closest('[hidden]')?.querySelector('button')?.text).toBe('Subscribe');
  });

  test('shows six guides without dates in its series', () => {
    expect(texts('/how-to-series', 'main article a')).toEqual(
      Array(6).fill(expect.stringMatching(/^Read More How to /)),
    );
    expect(all('/how-to-series', 'main time')).toEqual([]);
  });
});

describe('a guide', () => {
  test('shows its review dates, its figures and its sources', () => {
    expect(texts(GUIDE, 'main header dt')).toEqual(['Last reviewed', 'Next review']);
    expect(texts(GUIDE, 'main header dd')[0]).toBe('22 November 2026');
    const [main] = texts(GUIDE, 'main');
    for (const figure of ['Over 150', '3 to 4 hours']) expect(main).toContain(figure);
    const sources = all(GUIDE, 'section[aria-labelledby=sources] a');
    expect(sources.length).toBeGreaterThan(1);
    for (const source of sources) expect(source.getAttribute('rel')).toContain('external');
  });

  test('shows its plate in a frame, and below the heading that it belongs to a diagram whose stations are a list', () => {
    expect(all(GUIDE, 'article [data-frame] img[alt^="Linocut of a checklist"]')).toHaveLength(1);
    expect(texts(GUIDE, 'article figure li')[0]).toBe('The call A telephone call, then a written confirmation');
    expect(texts(GUIDE, 'article :is(h2, figcaption)').slice(0, 2)).toEqual([
      'What to expect',
      'A visit from the first call to the last action',
    ]);
  });

  test('gives its checklist as a list', () => {
    expect(texts(GUIDE, 'article ul[data-checklist] > li')).toContainEqual(
      expect.stringMatching(/^Policies, controls and procedures\. Approved by senior management/),
    );
  });
});

describe('a fact sheet', () => {
  test('gives each figure with its source and the day on which it was checked', () => {
    const [figures] = all(SHEET, 'main table');
    const rows = figures?.querySelectorAll('tbody tr') ?? [];
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row.querySelector('a')?.getAttribute('href')).toMatch(/^https:/);
      expect(row.text).toMatch(/, checked on 22\sNovember\s2026$/);
    }
  });

  test('says where a figure could not be compared with its source', () => {
    expect(texts('/fact-sheets/safeguarding', 'main table tr').at(-1)).toMatch(
      /48 hours.* known only from summaries by others on 22 November 2026$/,
    );
  });
});

describe('a template', () => {
  test('can be downloaded as the files that it has', () => {
    expect(links(TEMPLATE, '#download ~ ul')).toEqual([
      'Word document (.docx) → /templates/risk-assessment.docx',
      'Excel workbook (.xlsx) → /templates/risk-assessment.xlsx',
    ]);
  });

  test('can be read before it is downloaded, with all its parts', () => {
    const parts = templateBySlug('risk-assessment')?.parts.map(({ heading }) => heading);
    expect(texts(TEMPLATE, 'article h3')).toEqual(parts);
    for (const entry of ['Every score has evidence beside it', 'Telephone', 'Send criminal cash abroad'])
      expect(texts(TEMPLATE, 'article :is(li, td)')).toContain(entry);
    expect(texts(TEMPLATE, 'article figcaption')).toContain('One row of the table; the file has 8.');
  });

  test.each(templates)('$slug is linked from a text that it belongs to', ({ slug }) => {
    const from = builtPages().filter(({ path }) => !path.startsWith('/templates') && path !== '/search');
    expect(from.filter(({ path }) => addresses(path, 'main article a').includes(`/templates/${slug}`))).not.toEqual([]);
  });
});

test.each([
  ['How-to series', '/how-to-series', 'guides', 'Read More How to prepare for an HMRC audit', GUIDE, 6],
  ['Fact sheets', '/fact-sheets', 'fact sheets', 'The economic crime levy', SHEET, factSheets.length],
  ['Templates', '/templates', 'templates', 'Risk assessment', TEMPLATE, templates.length],
])('%s, at %s, lists all %s, with a link to each, and each links back', (name, list, kind, title, path, count) => {
  expect(links(list)).toContain(`${title} → ${path}`);
  expect(all(list, 'main :is(article, header ~ section ul > li)')).toHaveLength(count);
  expect(breadcrumb(path)).toEqual(['Learning Hub → /learning-hub', `${name} → ${list}`]);
  expect(links(path, 'main article')).toContain(`Back to all ${kind} → ${list}`);
});

test.each(['/how-to-renew-hmrc-mlr', '/kyc-cdd-msbs', '/fact-sheets/agents', '/templates/bank-page'])(
  '%s opens with its main points',
  (path) => expect(texts(path, 'main article')[0]).toContain('In short'),
);

describe('the blog and the news', () => {
  const NEWS = '/news/calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting';

  test('list their posts, newest first, with short dates', () => {
    expect(texts('/blogs', 'main article time')).toEqual(['24 Jun 2025', '10 Jun 2025', '27 May 2025', '13 May 2025']);
    const post = 'KYC and CDD for money service businesses';
    expect(links('/blogs', 'main article')[2]).toBe(`Read More ${post} → /kyc-cdd-msbs`);
    expect(texts('/kyc-cdd-msbs', 'h1')).toEqual([post]);
    expect(texts('/kyc-cdd-msbs', 'article time')[0]).toBe('27 May 2025');
    expect(texts('/kyc-cdd-msbs', 'article')[0]).toMatch(/27 May 2025 ?Sample date/);
    expect(addresses('/news', 'main article a')).toEqual([NEWS]);
    for (const path of ['/blogs', '/news']) expect(all(path, 'main nav[aria-label^="Pages of"]')).toEqual([]);
  });

  test.each([
    ['/kyc-cdd-msbs', 'Search other posts', 'All Blogs → /blogs', 3],
    [NEWS, 'Search news', 'All News → /news', 0],
  ])('%s has a search of the others beside it', (path, label, link, others) => {
    const sidebar = 'section[data-behaviour=titleSearch]';
    expect(texts(path, `${sidebar} label`)).toEqual([label]);
    expect(all(path, `${sidebar} input`)[0]?.getAttribute('placeholder')).toBe(`${label}...`);
    expect(all(path, `${sidebar} li`)).toHaveLength(others);
    expect(links(path, sidebar).at(-1)).toBe(link);
    expect(addresses(path, `${sidebar} a`)).not.toContain(path);
    expect(texts(path, `${sidebar} [role=status]`)).toEqual(['']);
  });

  test('show the newest articles beside news that has no other news beside it', () => {
    expect(addresses(NEWS, 'section[aria-labelledby=instead] a')).toEqual(
      addresses('/blogs', 'main article a').slice(0, 3),
    );
    expect(all('/kyc-cdd-msbs', '#instead')).toEqual([]);
  });
});

describe('the glossary', () => {
  const TERM = 'article a[href^="/glossary#"]';

  test('links each letter to its terms, and explains each term', () => {
    const letters = texts('/glossary', 'main h2').map((letter) => `${letter} → #letter-${letter.toLowerCase()}`);
    expect(letters.length).toBeGreaterThan(10);
    expect(links('/glossary', 'main nav[aria-label=Letters]')).toEqual(letters);
    expect(texts('/glossary', '#spi dt')).toEqual(['SPI Small payment institution']);
    const source = expect.stringMatching(/^PSRs, regulation 14 → .*regulation\/14$/);
    expect(links('/glossary', '#spi')).toContainEqual(source);
  });

  test.each(builtPages().filter(({ document }) => document.querySelector(TERM)))(
    'is linked once for each term in $path, and in no heading',
    ({ path }) => {
      const terms = addresses(path, TERM);
      expect(new Set(terms).size).toBe(terms.length);
      expect(all(path, 'article :is(h1, h2, h3, th) a[href^="/glossary#"]')).toEqual([]);
    },
  );

  test('is linked from guides, and not from an article about the term itself', () => {
    expect(addresses('/how-to-prepare-for-an-hmrc-audit', TERM).length).toBeGreaterThan(2);
    const terms = addresses('/kyc-cdd-msbs', TERM);
    expect(terms).not.toEqual([]);
    for (const term of ['kyc', 'cdd', 'msb']) expect(terms).not.toContain(`/glossary#${term}`);
  });
});

test('the search page lists everything by kind', () => {
  const kinds = ['Guides', 'Fact sheets', 'Templates', 'Articles', 'News', 'Events', 'Webinars', 'Glossary'];
  expect(texts('/search', '[data-everything] h3')).toEqual(kinds);
  const guide = 'How to prepare for an HMRC audit → /how-to-prepare-for-an-hmrc-audit';
  expect(links('/search', '[data-everything]')).toContain(guide);
});
