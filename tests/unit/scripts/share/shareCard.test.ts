import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shareTitle } from '#scripts/outputs/share/shareCard.ts';
import { shareImage } from '#scripts/outputs/shareImages.ts';

describe('a share image', () => {
  test('is a picture of 1200 by 630 that chat programs show', async () => {
    const image = await shareImage('How to prepare for an HMRC audit', 'fiver');
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(image.length).toBeLessThan(300_000);
  });

  test.each([
    ['that does not fit', 'A title that goes on and on '.repeat(8), 'too long for a share card'],
    ['with a letter that the font lacks', 'Łódź', 'gloock.woff2 has no "Ł"'],
    ['with another', 'تقریبات', 'gloock.woff2 has no "ت"'],
  ])('refuses a title %s, and says so', (_, title, reason) => {
    expect(() => shareTitle(title, 'fiver')).toThrow(reason);
  });
});
