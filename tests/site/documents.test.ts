import { existsSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { pageModel, paths } from '#pages/model/pageModel.ts';
import { all, builtPages, daysOn, pagesByPath, WEB_ROOT, words } from '../fixtures/built.ts';
import { matches, read } from '../fixtures/files.ts';

/** Every address that the specification names. */
const ROUTES = matches(read('docs/specification.md'), /`(\/|\/[a-z][\w/-]*\w)`/g);

const NOINDEX = ['/404', '/eventsdetails', '/member-success', '/webinar-registration'];

/** Pages outside the breadcrumb of the section that they belong to. */
const SECTIONS: Record<string, string[]> = {
  '/whats-happening': ['/news', '/photos2025'],
  '/our-team': ['/about-us'],
};

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The things in a page's structured data, including those in a graph. */
const thingsOf = (document: HTMLElement) =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ textContent }): Record<string, unknown> => JSON.parse(textContent))
    .flatMap((block) => block['@graph'] ?? block)
    .filter(isThing);

const pages = builtPages().map((page) => {
  const things = thingsOf(page.document);
  return { ...page, things, ofType: (type: string) => things.filter((thing) => thing['@type'] === type) };
});

test('every address of the specification is prerendered', () => {
  expect(ROUTES.length).toBeGreaterThan(20);
  expect([...pagesByPath().keys()]).toEqual(expect.arrayContaining(ROUTES));
});

describe.each(pages)('$path', ({ path, document, html }) => {
  const hrefs = (selector: string) => document.querySelectorAll(selector).map((link) => link.getAttribute('href'));

  test('links to the other parts of the site', () => {
    const parts = ['/', '/learning-hub', '/whats-happening', '/contact-us', '/blogs'];
    expect(hrefs('header a, footer a')).toEqual(expect.arrayContaining(parts));
  });

  test('marks the menu entry that is in its breadcrumb, or that of its section', () => {
    const trail = hrefs('main nav[aria-label="Breadcrumb"] a');
    const above = [path, ...trail];
    const holds = (section = '') => SECTIONS[section]?.some((page) => above.includes(page));
    expect(hrefs('#site-menu > ul > li > a[aria-current]')).toEqual(
      hrefs('#site-menu > ul > li > a').filter((href) => above.includes(href) || holds(href)),
    );
  });

  test('needs no second request for its first paint', () => {
    expect(hrefs('head link[rel=stylesheet], script[src]:not([type=module])')).toEqual([]);
  });

  test('declares its character set in the first 1,024 bytes', () => {
    expect(html.slice(0, 1024)).toMatch(/<meta charset="utf-8"/i);
  });
});

describe.each(pages)('the head of $path', ({ path, document }) => {
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const title = document.querySelector('title')?.text;

  test('has the title, description and dates of its entry in the head table', () => {
    const { description, published, modified, ...model } = pageModel(path);
    expect(paths).toContain(path);
    expect([title, meta('description')]).toEqual([model.title, description]);
    // Only what was published has dates.
    expect(meta('article:published_time')).toBe(published);
    expect(meta('article:modified_time')).toBe(published && modified);
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('en-GB');
    const rels = ['icon', 'apple-touch-icon', 'manifest', 'alternate'];
    expect(document.querySelectorAll('head link').map(({ attributes }) => attributes.rel)).toEqual(
      expect.arrayContaining(rels),
    );
  });

  test('gives social previews its title and description', () => {
    const given = ['og:site_name', 'og:type', 'twitter:card', 'og:title', 'og:description'].map(meta);
    expect(given).toEqual([site.siteName, 'website', 'summary_large_image', title, meta('description')]);
    const image = meta('og:image')?.replace(site.origin, WEB_ROOT) ?? '';
    expect(image).toMatch(/\/share\/[a-z0-9-]+\.jpg$/);
    expect(existsSync(image)).toBe(true);
    expect(['width', 'height', 'type'].map((part) => meta(`og:image:${part}`))).toEqual(['1200', '630', 'image/jpeg']);
  });

  test('links to its canonical address, or excludes search engines', () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    const hidden = NOINDEX.includes(path);
    expect(meta('robots')).toBe(hidden ? 'noindex' : undefined);
    expect(canonical).toBe(hidden ? undefined : site.origin + (path === '/overview' ? '/become-a-member' : path));
  });
});

test('the theme colours are those of the light and dark schemes', () => {
  const themes = pages[0]?.document.querySelectorAll('meta[name=theme-color]').map(({ attributes }) => attributes);
  expect(themes).toEqual(
    (['light', 'dark'] as const).map((scheme) => {
      return { name: 'theme-color', content: site.themeColour[scheme], media: `(prefers-color-scheme: ${scheme})` };
    }),
  );
});

test('the structured data of a page contains everything that it refers to', () => {
  for (const { things, ofType } of pages) {
    expect(['Organization', 'WebSite'].map((type) => ofType(type).length)).toEqual([1, 1]);
    const ids = things.map((thing) => thing['@id']);
    expect(ids).toEqual(expect.arrayContaining(matches(JSON.stringify(things), /\{"@id":"([^"]+)"\}/g)));
  }
});

test('the trail in the structured data is that of the breadcrumb', () => {
  for (const { path, ofType } of pages) {
    const trail = all(path, 'nav[aria-label=Breadcrumb] :is(li a, li [aria-current=page])').map((step, index) => {
      const href = step.getAttribute('href');
      const item = href && { item: site.origin + href };
      return { '@type': 'ListItem', position: index + 1, name: words(step.text), ...item };
    });
    const isListed = trail.length > 0 && all(path, 'meta[name=robots][content~=noindex]').length === 0;
    expect(ofType('BreadcrumbList').map((list) => list.itemListElement)).toEqual(isListed ? [trail] : []);
  }
});

test('a text in the structured data has the heading and the days of its page', () => {
  const texts = pages.flatMap(({ path, things }) => things.map((thing) => ({ path, ...thing })));
  const dated = texts.filter((text) => 'headline' in text || 'lastReviewed' in text);
  expect(dated.length).toBeGreaterThan(5);
  for (const { path, ...text } of dated) {
    const { headline, datePublished, dateModified, lastReviewed }: Record<string, unknown> = text;
    if (headline !== undefined) expect(headline).toBe(words(all(path, 'h1')[0]?.text));
    const days = [datePublished, dateModified, lastReviewed].filter((day) => day !== undefined);
    expect(daysOn(path)).toEqual(expect.arrayContaining(days));
  }
});

test('a price in the structured data is in pounds and on its page', () => {
  const offers = pages.flatMap(({ path, ofType }) =>
    ofType('Service').flatMap(({ offers }) =>
      [offers]
        .flat()
        .filter(isThing)
        .map((offer) => ({ path, ...offer })),
    ),
  );
  expect(offers.length).toBeGreaterThan(1);
  for (const { path, ...offer } of offers) {
    const { price, priceCurrency }: Record<string, unknown> = offer;
    expect(priceCurrency).toBe('GBP');
    expect(all(path, 'main')[0]?.text).toContain(`£${price}`);
  }
});
