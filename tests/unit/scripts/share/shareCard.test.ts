import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { lettering } from '#scripts/outputs/share/lettering.ts';
import { shareGround, shareTitle } from '#scripts/outputs/share/shareCard.ts';
import { shareImage } from '#scripts/outputs/shareImages.ts';

const ground = {
  ink: 'fiver',
  name: 'MSB Association UK',
  line: 'For currency exchange and money transfer firms',
} as const;

describe('a share image', () => {
  test('shows its title, name and line as outlines, so that it needs no font', () => {
    const svg = shareGround(ground) + shareTitle('Our fees', 'fiver');
    const outlines = [lettering('Our fees', 96), lettering(ground.name, 36), lettering(ground.line, 25, 'text')];
    expect(outlines.filter((path) => !svg.includes(`d="${path}"`))).toEqual([]);
    expect(svg.includes('<text')).toBe(false);
  });

  test('is a picture of 1200 by 630 that chat programs show', async () => {
    const image = await shareImage('How to prepare for an HMRC audit', ground);
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
