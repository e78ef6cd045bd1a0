import { describe, expect, test } from 'vitest';
import { feed, type Piece } from '#scripts/outputs/feed.ts';

const text = { origin: 'https://a.example', href: '/feed.xml', title: 'A & B', description: 'All', home: '/' };
const piece = (day: number, body = 'Text.'): Piece => ({
  path: `/piece-${day}`,
  title: `Piece ${day}`,
  summary: 'Short.',
  body,
  published: `2025-03-${String(day).padStart(2, '0')}`,
  modified: `2025-04-${String(day).padStart(2, '0')}`,
});

describe('a feed', () => {
  test('holds the latest twenty pieces, newest first', () => {
    const xml = feed(
      Array.from({ length: 25 }, (_, index) => piece(index + 1)),
      text,
    );
    const titles = [...xml.matchAll(/<!\[CDATA\[(Piece \d+)\]\]>/g)].map(([, title]) => title);
    expect(titles).toHaveLength(20);
    expect([titles[0], titles.at(-1)]).toEqual(['Piece 25', 'Piece 6']);
  });

  test('says when what it holds was last changed, and not when it was made', () => {
    expect(feed([piece(1), piece(2)], text)).toContain('<lastBuildDate>Wed, 02 Apr 2025 00:00:00 GMT</lastBuildDate>');
  });

  test('gives links whole addresses, since a reader has no page to start from', () => {
    const xml = feed([piece(1, '[Us](/about-us), [here](#part), [mail](mailto:a@a.example).')], text);
    expect(xml).toContain('href="https://a.example/about-us"');
    expect(xml).toContain('href="https://a.example/piece-1#part"');
    expect(xml).toContain('href="mailto:a@a.example"');
  });

  test('has no form controls in its checklists', () => {
    expect(feed([piece(1, '- [ ] **Passport.** In date.')], text)).not.toContain('<input');
  });

  test('stays XML whatever a text holds', () => {
    const xml = feed([piece(1, 'An end: `]]>` & more.')], text);
    expect(xml).toContain('<title>A &amp; B</title>');
    expect(xml.match(/]]>/g)?.length).toBe(xml.match(/<!\[CDATA\[/g)?.length);
  });
});
