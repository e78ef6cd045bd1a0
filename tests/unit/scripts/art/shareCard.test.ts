import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { noteInks } from '#scripts/art/inks.ts';
import { shareCard } from '#scripts/art/shareCard.ts';

const card = {
  path: '/how-to-prepare-for-an-hmrc-audit',
  title: 'How to prepare for an HMRC audit',
  ink: 'fiver',
  name: 'MSB Association UK',
  line: 'For currency exchange and money transfer firms',
} as const;

describe('a share card', () => {
  test.each(noteInks)('printed in %s is a PNG of 1200 by 630 under 300 kB', async (ink) => {
    const png = await sharp(Buffer.from(shareCard({ ...card, ink })))
      .png({ palette: true, effort: 10 })
      .toBuffer({ resolveWithObject: true });
    expect(png.info).toMatchObject({ width: 1200, height: 630 });
    expect(png.info.size).toBeLessThan(300_000);
  });

  test('carries its words as outlines, so that it needs no font', () => {
    expect(shareCard(card)).not.toContain('<text');
  });

  test('differs by the page it stands for', () => {
    expect(shareCard(card)).toBe(shareCard(card));
    expect(shareCard({ ...card, path: '/contact-us' })).not.toBe(shareCard(card));
  });

  test('has room for the longest title of the site', () => {
    const title = 'How e-mail and mobile verification can cut customer onboarding costs';
    expect(() => shareCard({ ...card, title })).not.toThrow();
  });

  test('refuses a title that does not fit, and says so', () => {
    const title = 'A title that goes on and on '.repeat(8);
    expect(() => shareCard({ ...card, title })).toThrow('too long for a share card');
  });

  test('refuses a letter that the font lacks', () => {
    expect(() => shareCard({ ...card, title: 'Łódź' })).toThrow('gloock.woff2 has no "Ł"');
  });
});
