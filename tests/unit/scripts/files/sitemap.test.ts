import { describe, expect, test } from 'vitest';
import { sitemap } from '#scripts/outputs/sitemap.ts';
import { sitemapPage } from '#scripts/outputs/sitemapPage.ts';
import { escapeXml } from '#scripts/outputs/xml.ts';

const ORIGIN = 'https://a.example';
const canonical = (path: string) => `<link rel="canonical" href="${ORIGIN}${path}"/>`;

describe('what the sitemap tells of a page', () => {
  test('is its address and the pictures within main, each once', () => {
    const html = `${canonical('/x')}<img src="/logo.svg"><main><img class="a" src="/a.svg"><img src="/a.svg"><img alt="" src="/b.jpg"></main>`;
    expect(sitemapPage('x.html', html)).toEqual({
      url: `${ORIGIN}/x`,
      images: [`${ORIGIN}/a.svg`, `${ORIGIN}/b.jpg`],
      videos: [],
    });
  });

  test('is nothing for a page that has its canonical elsewhere or that keeps search engines away', () => {
    expect(sitemapPage('overview.html', canonical('/become-a-member'))).toBeUndefined();
    expect(sitemapPage('404.html', '<meta name="robots" content="noindex"/>')).toBeUndefined();
  });

  test('is the same for the home page and for pages in folders', () => {
    expect(sitemapPage('index.html', canonical('/'))?.url).toBe(`${ORIGIN}/`);
    expect(sitemapPage('news/x.html', canonical('/news/x'))?.url).toBe(`${ORIGIN}/news/x`);
  });

  test('holds the film that its structured data describes', () => {
    const film = {
      '@type': 'VideoObject',
      name: 'Film',
      description: 'About it',
      thumbnailUrl: `${ORIGIN}/film.svg`,
      uploadDate: '2025-06-19',
      embedUrl: 'https://www.youtube-nocookie.com/embed/x',
    };
    const data = `<script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, film] })}</script>`;
    expect(sitemapPage('x.html', canonical('/x') + data)?.videos).toEqual([
      {
        title: 'Film',
        description: 'About it',
        thumbnail: `${ORIGIN}/film.svg`,
        player: 'https://www.youtube-nocookie.com/embed/x',
        published: '2025-06-19',
      },
    ]);
  });
});

describe('the sitemap', () => {
  const page = { url: `${ORIGIN}/`, images: [], videos: [] };

  test('escapes what XML keeps for itself, and drops what it can’t hold', () => {
    expect(escapeXml(`a&b<c>"d'\u0008`)).toBe('a&amp;b&lt;c&gt;&quot;d&apos;');
  });

  test('refuses to grow beyond what search engines read', () => {
    expect(() => sitemap(Array.from({ length: 50_001 }, () => page))).toThrow(
      'The sitemap has 50001 pages, and may have 50000',
    );
  });
});
