import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawIcons } from '#scripts/art/icons.ts';
import { lettering } from '#scripts/art/lettering.ts';
import { monogram } from '#scripts/art/monogram.ts';
import { shareCard } from '#scripts/art/shareCard.ts';

const icons = await drawIcons();
const icon = (file: string) => icons.get(file) ?? Buffer.alloc(0);

describe('the icons', () => {
  test('those that a system cuts to its own shape are filled to the corners', async () => {
    for (const file of ['public/apple-touch-icon.png', 'public/icon-maskable-512.png']) {
      expect((await sharp(icon(file)).stats()).isOpaque).toBe(true);
    }
  });

  test('favicon.ico holds one PNG of 32 pixels', async () => {
    const ico = icon('public/favicon.ico');
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
    const picture = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  test('show what the ones in the project show', async () => {
    for (const [file, bytes] of icons) {
      if (file.endsWith('.ico')) continue;
      const [drawn, kept] = await Promise.all([bytes, readFileSync(file)].map((png) => sharp(png).raw().toBuffer()));
      expect(kept?.equals(drawn ?? Buffer.alloc(0)), file).toBe(true);
    }
  });
});

test.each([
  ['the first letters of first and last name', 'Ada King Lovelace', 'AL'],
  ['one letter where both are the same', 'Sam Smith', 'S'],
])('a monogram shows %s', (_, name, letters) => expect(monogram(name)).toContain(`d="${lettering(letters, 168).d}"`));

// That it is the same every time is tested in tests/site/drawings.test.ts.
test('a monogram differs by name, even if the letters are the same', () => {
  expect(monogram('Sara Shah')).not.toBe(monogram('Sam Smith'));
});

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
    ['with another', 'تقریبات', 'gloock.woff2 has no "ت"'],
  ])('refuses a title %s, and says so', (_, title, reason) => {
    expect(() => shareCard({ ...card, title })).toThrow(reason);
  });
});
