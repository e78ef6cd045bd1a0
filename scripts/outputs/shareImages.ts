import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import type { Ink } from '#content/schema/fields.server.ts';
import { site } from '#content/site/site.ts';
import type { PageModel } from '#pages/model/pageModel.ts';
import { writeInto } from '#scripts/shared/files.ts';
import { memoised } from '#scripts/shared/memoised.ts';
import { missingFrom } from './share/lettering.ts';
import { shareGround, shareTitle } from './share/shareCard.ts';

type ShareImage = { path: string; title: string; ink: Ink };

/**
 * The share images of pages, each once, with the association's name where the display face can't
 * write a page's words.
 */
export function shareImagesOf(pages: Pick<PageModel, 'image' | 'imageWords' | 'ink' | 'index'>[]): ShareImage[] {
  // Pages that are kept out of search engines borrow another's.
  const images = new Map(pages.filter(({ index }) => index).map((page) => [page.image, page]));
  return [...images].map(([path, { imageWords, ink }]) => {
    return { path, title: missingFrom(['display'], imageWords).size ? site.siteName : imageWords, ink };
  });
}

/** Grounds cost more than titles, and many images have the same. */
const rasterised = memoised((ink: Ink) =>
  sharp(Buffer.from(shareGround(ink)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true }),
);

/**
 * The picture that a link to a page is shown with, a JPEG of 1200 by 630; throws an Error when the
 * title doesn't fit.
 */
export async function shareImage(title: string, ink: Ink): Promise<Buffer> {
  const { data, info } = await rasterised(ink);
  // At most 120 kB: some messengers drop heavier ones. A higher quality looks the same.
  return sharp(data, { raw: info })
    .composite([{ input: Buffer.from(shareTitle(title, ink)), left: 0, top: 0 }])
    .jpeg({ quality: 50 })
    .toBuffer();
}

/** Writes the share images of pages. */
export async function writeShareImages(root: string, pages: PageModel[]): Promise<void> {
  const write = async ({ path, title, ink }: ShareImage) => writeInto(join(root, path), await shareImage(title, ink));
  // sharp draws each image in its own thread.
  await pMap(shareImagesOf(pages), write, { concurrency: availableParallelism() });
}
