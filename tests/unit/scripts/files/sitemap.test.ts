import { describe, expect, test } from 'vitest';
import { picture } from '#content/collections/pictures.ts';
import { site } from '#content/site/site.ts';
import { sitemap } from '#scripts/outputs/sitemap.ts';

const cover = picture('covers/articles');
const page = { path: '/x', modified: undefined, pictures: [], film: undefined };

describe('the sitemap', () => {
  test('has the address of a page, the day of its change and its pictures', async () => {
    expect(await sitemap([{ ...page, modified: '2026-11-20', pictures: [cover] }])).toContain(
      `<url><loc>${site.origin}/x</loc><lastmod>2026-11-20</lastmod><image:image><image:loc>${site.origin}${cover.src}</image:loc></image:image></url>`,
    );
  });

  test('leaves out the day where none is known', async () => {
    expect(await sitemap([page])).toContain(`<url><loc>${site.origin}/x</loc></url>`);
  });

  test('has the film of a page, with everything that search engines require', async () => {
    const film = { youtubeId: 'x', title: 'A & B\u0008', description: 'On it', poster: cover, uploaded: '2025-06-19' };
    const xml = await sitemap([{ ...page, film }]);
    const required = {
      ...{ thumbnail_loc: site.origin + cover.src, title: 'A &amp; B', description: 'On it' },
      ...{ player_loc: 'https://www.youtube-nocookie.com/embed/x', publication_date: '2025-06-19' },
    };
    for (const [name, text] of Object.entries(required))
      expect(xml).toContain(`<video:${name}>${text}</video:${name}>`);
  });

  test('has the pages by address, whatever order they come in', async () => {
    const xml = await sitemap(['/b', '/a'].map((path) => ({ ...page, path })));
    expect(xml.indexOf('/a<')).toBeLessThan(xml.indexOf('/b<'));
  });

  test('refuses to grow beyond what search engines read', async () => {
    const many = Array.from({ length: 50_001 }, () => page);
    await expect(sitemap(many)).rejects.toThrow('The sitemap has 50001 pages, and may have 50000');
  });
});
