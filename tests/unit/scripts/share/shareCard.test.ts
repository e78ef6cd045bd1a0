import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { lettering } from '#scripts/outputs/share/lettering.ts';
import { shareCard } from '#scripts/outputs/share/shareCard.ts';
import { shareImage } from '#scripts/outputs/share/shareImage.ts';

const card = {
  path: '/how-to-prepare-for-an-hmrc-audit',
  title: 'How to prepare for an HMRC audit',
  ink: 'fiver',
  name: 'MSB Association UK',
  line: 'For currency exchange and money transfer firms',
} as const;

describe('a share card', () => {
  test('shows its title, name and line as outlines, so that it needs no font', () => {
    const svg = shareCard({ ...card, title: 'Our fees' });
    const outlines = [lettering('Our fees', 96), lettering(card.name, 36), lettering(card.line, 25, 'text')];
    expect(outlines.filter((path) => !svg.includes(`d="${path}"`))).toEqual([]);
    expect(svg.includes('<text')).toBe(false);
  });

  test('is a picture of 1200 by 630 that chat programs show', async () => {
    const image = await shareImage(card);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(image.length).toBeLessThan(300_000);
  });

  test('differs by the page it stands for', () => {
    expect(shareCard({ ...card, path: '/contact-us' }) === shareCard(card)).toBe(false);
  });

  test.each([
    ['that does not fit', 'A title that goes on and on '.repeat(8), 'too long for a share card'],
    ['with a letter that the font lacks', 'Łódź', 'gloock.woff2 has no "Ł"'],
    ['with another', 'تقریبات', 'gloock.woff2 has no "ت"'],
  ])('refuses a title %s, and says so', (_, title, reason) => {
    expect(() => shareCard({ ...card, title })).toThrow(reason);
  });
});
