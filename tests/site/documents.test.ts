import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { pageModel, paths } from '#pages/model/pageModel.ts';
import { builtPages, pagesByPath, WEB_ROOT } from '../fixtures/built.ts';
import { matches, read } from '../fixtures/sources.ts';

/** Every address that the specification names. */
const ROUTES = matches(read('docs/specification.md'), /`(\/|\/[a-z][\w/-]*\w)`/g);

const ORIGIN = site.origin;
const NOINDEX = ['/404', '/eventsdetails', '/member-success', '/webinar-registration'];
const pages = builtPages();

test('every address of the specification is prerendered', () => {
  expect(ROUTES.length).toBeGreaterThan(20);
  expect([...pagesByPath().keys()]).toEqual(expect.arrayContaining(ROUTES));
});

describe.each(pages)('$path', ({ path, document, html }) => {
  const hrefs = (selector: string) => document.querySelectorAll(selector).map((link) => link.getAttribute('href'));

  test('links to the other parts of the site, and marks only the menu entry that is in its breadcrumb', () => {
    const parts = ['/', '/learning-hub', '/whats-happening', '/contact-us', '/blogs'];
    expect(hrefs('header a, footer a')).toEqual(expect.arrayContaining(parts));
    const trail = hrefs('main nav[aria-label="Breadcrumb"] a');
    expect(hrefs('#site-menu > ul > li > a[aria-current]')).toEqual(
      hrefs('#site-menu > ul > li > a').filter((href) => href === path || trail.includes(href)),
    );
  });

  test('needs no second request for its first paint, and declares its character set in the first 1,024 bytes', () => {
    expect(hrefs('head link[rel=stylesheet], script[src]:not([type=module])')).toEqual([]);
    expect(html.slice(0, 1024)).toMatch(/<meta charset="utf-8"/i);
  });
});

test('every animated heading is revealed at 0.05 to 0.1 seconds a letter (specification 9)', () => {
  const css = readFileSync('components/ui/AnimatedHeading.module.css', 'utf8');
  const [, seconds] = /var\(--beats\) \* ([\d.]+)s/.exec(css) ?? [];
  const headings = pages.flatMap(({ document }) => document.querySelectorAll('h1 [data-beats]'));
  const paces = headings.map((one) => (Number(one.getAttribute('data-beats')) * Number(seconds)) / one.text.length);
  expect(paces.length).toBeGreaterThan(20);
  expect(paces.filter((pace) => !(pace >= 0.05 && pace <= 0.1))).toEqual([]);
});

describe.each(pages)('the head of $path', ({ path, document }) => {
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const title = document.querySelector('title')?.text;

  test('has title, description and dates from its own entry in the head table, language, icons, manifest and feeds', () => {
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

  test('gives social previews the same words, and a picture of 1200 x 630 under 300 kB', async () => {
    const given = ['og:site_name', 'og:type', 'twitter:card', 'og:title', 'og:description'].map(meta);
    expect(given).toEqual(['MSB Association UK', 'website', 'summary_large_image', title, meta('description')]);
    const image = meta('og:image') ?? '';
    expect(image).toMatch(new RegExp(`^${ORIGIN}/share/[a-z0-9-]+\\.jpg$`));
    const file = WEB_ROOT + new URL(image).pathname;
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(statSync(file).size).toBeLessThan(300_000);
    expect(['width', 'height', 'type'].map((part) => meta(`og:image:${part}`))).toEqual(['1200', '630', 'image/jpeg']);
    expect(meta('og:image:alt')?.length).toBeGreaterThan(3);
  });

  test('links to its canonical address, or excludes search engines', () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    const hidden = NOINDEX.includes(path);
    expect(meta('robots')).toBe(hidden ? 'noindex' : undefined);
    expect(canonical).toBe(hidden ? undefined : ORIGIN + (path === '/overview' ? '/become-a-member' : path));
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
