import sharp from 'sharp';
import { type ShareGround, shareGround, shareTitle } from './shareCard.ts';

const rasterised = new Map<string, ReturnType<typeof rasterise>>();

const rasterise = (ground: ShareGround) =>
  sharp(Buffer.from(shareGround(ground)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Grounds cost more than titles, and many images have the same. */
function rasterisedGround(ground: ShareGround): ReturnType<typeof rasterise> {
  const key = JSON.stringify(ground);
  const image = rasterised.get(key) ?? rasterise(ground);
  rasterised.set(key, image);
  return image;
}

/**
 * The picture that a link to a page is shown with, as a PNG file of 1200 by 630.
 * @throws Error when the title doesn't fit
 */
export async function shareImage(title: string, ground: ShareGround): Promise<Buffer> {
  const { data, info } = await rasterisedGround(ground);
  // Without dithering the flat ground stays flat; 256 colours are more than the inks need.
  return sharp(data, { raw: info })
    .composite([{ input: Buffer.from(shareTitle(title, ground.ink)) }])
    .png({ palette: true, colours: 256, dither: 0, effort: 1 })
    .toBuffer();
}
