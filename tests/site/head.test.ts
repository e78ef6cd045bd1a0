import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { pageFacts, paths } from '#pages/facts/pageFacts.ts';
import { builtPages, WEB_ROOT } from './built.ts';

const ORIGIN = site.origin;
const NOINDEX = ['/404', '/eventsdetails', '/member-success', '/offline', '/webinar-registration'];
const pages = builtPages();

describe.each(pages.map((page) => [page.path, page] as const))('the head of %s', (path, { document }) => {
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

  test('has its own entry in the head table', () => {
    expect(paths).toContain(path);
  });

  test('names the page and the association in its title', () => {
    const title = document.querySelector('title')?.text;
    expect(title).toMatch(path === '/' ? /^MSB Association UK$/ : /^.+ \| MSB Association UK$/);
    expect(meta('og:title')).toBe(title);
  });

  test('describes the page in 50 to 160 characters', () => {
    expect(meta('description')?.length).toBeGreaterThanOrEqual(50);
    expect(meta('description')?.length).toBeLessThanOrEqual(160);
    expect(document.querySelector('title')?.text.length).toBeLessThanOrEqual(60);
  });

  test('says in which language the page is written', () => {
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('en-GB');
  });

  test('has its tags in the order that suits preview crawlers and browsers', () => {
    const order = [
      'charset',
      'viewport',
      'title',
      'description',
      NOINDEX.includes(path) ? 'robots' : 'canonical',
      ...['og:type', 'og:site_name', 'og:locale', 'og:url', 'og:title', 'og:description'],
      ...['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'og:image:type'],
      'twitter:card',
      ...['icon', 'icon', 'apple-touch-icon', 'manifest', 'theme-color', 'theme-color'],
      ...['alternate', 'alternate', 'alternate', 'alternate'],
    ];
    const tags = document.querySelectorAll('head > *').map((tag) => {
      const { name, property, rel } = tag.attributes;
      return name ?? property ?? rel ?? (tag.hasAttribute('charSet') ? 'charset' : tag.rawTagName);
    });
    expect(tags.filter((tag) => order.includes(tag))).toEqual(order);
  });

  test('gives social previews a site name, type website and a large image', () => {
    expect(meta('og:site_name')).toBe('MSB Association UK');
    expect(meta('og:type')).toBe('website');
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('og:image')).toMatch(new RegExp(`^${ORIGIN}/share/[a-z0-9-]+\\.png$`));
    expect(meta('og:description')).toBe(meta('description'));
  });

  test('gives social previews a picture of 1200 x 630 under 300 kB, with alternative text', async () => {
    const file = `${WEB_ROOT}${new URL(meta('og:image') ?? '').pathname}`;
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(readFileSync(file).length).toBeLessThan(300_000);
    expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:type')]).toEqual([
      '1200',
      '630',
      'image/png',
    ]);
    expect(meta('og:image:alt')?.length).toBeGreaterThan(3);
  });

  test('gives dates only to what was published', () => {
    const { published, modified } = pageFacts(path);
    expect(meta('article:published_time')).toBe(published);
    expect(meta('article:modified_time')).toBe(published && modified);
  });

  test('links to its canonical address, or excludes search engines', () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    if (NOINDEX.includes(path)) {
      expect(meta('robots')).toBe('noindex');
      expect(canonical).toBeUndefined();
    } else {
      expect(meta('robots')).toBeUndefined();
      expect(canonical).toBe(ORIGIN + (path === '/overview' ? '/become-a-member' : path));
    }
  });
});

test('no two indexed pages have the same title or description', () => {
  const own = pages.filter(({ path }) => path !== '/overview' && !NOINDEX.includes(path));
  for (const tag of ['title', 'meta[name=description]']) {
    const values = own.map(({ document }) => document.querySelector(tag)?.outerHTML);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('the theme colours are those of the light and dark schemes', () => {
  const { light, dark } = site.themeColour;
  const themes = pages[0]?.document.querySelectorAll('meta[name=theme-color]').map(({ attributes }) => attributes);
  expect(themes).toEqual([
    { name: 'theme-color', content: light, media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: dark, media: '(prefers-color-scheme: dark)' },
  ]);
});

test('every share image has the same alternative text on every page that uses it', () => {
  const cards = pages.map(({ document }) => {
    const property = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    return `${property('og:image')} ${property('og:image:alt')}`;
  });
  const images = new Set(cards.map((card) => card.split(' ')[0]));
  expect(new Set(cards).size).toBe(images.size);
});
