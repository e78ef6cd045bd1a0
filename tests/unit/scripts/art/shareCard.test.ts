import { describe, expect, test } from 'vitest';
import { shareCard } from '#scripts/art/shareCard.ts';

const card = {
  path: '/how-to-prepare-for-an-hmrc-audit',
  title: 'How to prepare for an HMRC audit',
  ink: 'fiver',
  name: 'MSB Association UK',
  line: 'For currency exchange and money transfer firms',
} as const;

describe('a share card', () => {
  test('carries its words as outlines, so that it needs no font', () => expect(shareCard(card)).not.toContain('<text'));

  test('differs by the page it stands for', () => {
    expect(shareCard(card)).toBe(shareCard(card));
    expect(shareCard({ ...card, path: '/contact-us' })).not.toBe(shareCard(card));
  });

  test.each([
    ['that does not fit', 'A title that goes on and on '.repeat(8), 'too long for a share card'],
    ['with a letter that the font lacks', 'Łódź', 'gloock.woff2 has no "Ł"'],
  ])('refuses a title %s, and says so', (_, title, reason) => {
    expect(() => shareCard({ ...card, title })).toThrow(reason);
  });
});
