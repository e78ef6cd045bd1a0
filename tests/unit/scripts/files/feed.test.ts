import { describe, expect, test } from 'vitest';
import { picture } from '#content/collections/pictures.ts';
import { site } from '#content/site/site.ts';
import { feedFile, type Piece } from '#scripts/outputs/feed.ts';

const words = { href: '/feed.xml', type: 'application/rss+xml', title: 'A & B', description: 'All' } as const;
const feed = (pieces: Piece[]) => feedFile(pieces, words, '/');
const piece = (day: number, body = 'Text.'): Piece => ({
  path: `/piece-${day}`,
  heading: `Piece ${day}`,
  text: { summary: 'Short.', body, cover: picture('covers/articles'), date: `2025-03-${String(day).padStart(2, '0')}` },
  modified: `2025-04-${String(day).padStart(2, '0')}`,
});

describe('a feed', () => {
  test('holds the latest twenty pieces, newest first', () => {
    const xml = feed(Array.from({ length: 25 }, (_, index) => piece(index + 1)));
    const titles = [...xml.matchAll(/<!\[CDATA\[(Piece \d+)\]\]>/g)].map(([, title]) => title);
    expect(titles).toHaveLength(20);
    expect([titles[0], titles.at(-1)]).toEqual(['Piece 25', 'Piece 6']);
  });

  test('says when what it holds was last changed, and not when it was made', () => {
    expect(feed([piece(1), piece(2)])).toContain('<lastBuildDate>Wed, 02 Apr 2025 00:00:00 GMT</lastBuildDate>');
  });

  test('gives links whole addresses, since a reader has no page to start from', () => {
    const xml = feed([piece(1, '[Us](/about-us), [here](#part), [mail](mailto:a@a.example).')]);
    expect(xml).toContain(`href="${site.origin}/about-us"`);
    expect(xml).toContain(`href="${site.origin}/piece-1#part"`);
    expect(xml).toContain('href="mailto:a@a.example"');
  });

  test('has no form controls in its checklists', () => {
    expect(feed([piece(1, '- [ ] **Passport.** In date.')])).not.toContain('<input');
  });

  test('stays XML whatever a text holds', () => {
    const xml = feed([piece(1, 'An end: `]]>` & more.')]);
    expect(xml).toContain('<title>A &amp; B</title>');
    expect(xml.match(/]]>/g)?.length).toBe(xml.match(/<!\[CDATA\[/g)?.length);
  });
});
