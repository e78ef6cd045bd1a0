import sharp from 'sharp';
import { type ShareCard, shareCard } from './shareCard.ts';

/** Chat programs drop larger ones. */
const MOST_BYTES = 300_000;

/**
 * A share card as a PNG file.
 *
 * @throws Error when the title doesn't fit, or the file gets too large
 */
export async function shareImage(card: ShareCard): Promise<Buffer> {
  // Without dithering the flat ground stays flat; 256 colours are more than the inks need.
  const png = await sharp(Buffer.from(shareCard(card)))
    .png({ palette: true, colours: 256, dither: 0, effort: 1 })
    .toBuffer();
  if (png.length > MOST_BYTES)
    throw new Error(`${card.path} has ${png.length} bytes; chat programs drop share images over ${MOST_BYTES}.`);
  return png;
}
