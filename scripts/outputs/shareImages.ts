import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { site } from '#content/site/site.ts';
import type { PageFacts } from '#pages/facts/pageFacts.ts';
import { canLetter } from '#scripts/art/lettering.ts';
import { type ShareCard, shareCard } from '#scripts/art/shareCard.ts';
import { writeInto } from '#scripts/prerender/files.ts';

/** Chat programs drop larger ones. */
const MOST_BYTES = 300_000;

async function draw(card: ShareCard): Promise<Buffer> {
  // Without dithering the flat ground stays flat; 256 colours are more than the inks need.
  const png = await sharp(Buffer.from(shareCard(card)))
    .png({ palette: true, colours: 256, dither: 0, effort: 1 })
    .toBuffer();
  if (png.length > MOST_BYTES)
    throw new Error(`${card.path} has ${png.length} bytes; chat programs drop share images over ${MOST_BYTES}.`);
  return png;
}

/**
 * The share images of pages, each once. A page whose words the display face can't write shows the association's name. Pages that are kept out of search engines borrow another's.
 *
 * @throws Error when two pages want one image in different inks
 */
export function shareCards(pages: Pick<PageFacts, 'image' | 'imageWords' | 'ink' | 'index'>[]): ShareCard[] {
  const images = new Map<string, Pick<PageFacts, 'imageWords' | 'ink'>>();
  for (const { image, imageWords, ink } of pages.filter(({ index }) => index)) {
    const twin = images.get(image);
    if (twin && twin.ink !== ink)
      throw new Error(`${image} is named by pages in ${twin.ink} and in ${ink}: give one an image of its own.`);
    images.set(image, { imageWords, ink });
  }
  const line = new URL(site.origin).hostname;
  return [...images].map(([path, { imageWords, ink }]) => {
    const title = canLetter(imageWords) ? imageWords : site.siteName;
    return { path, title, ink, name: site.siteName, line };
  });
}

/**
 * Writes the share images of pages, 1200 x 630.
 * @throws Error when a title doesn't fit or a file gets too large
 */
export async function writeShareImages(root: string, pages: PageFacts[]): Promise<void> {
  const write = async (card: ShareCard) => writeInto(join(root, card.path), await draw(card));
  // The renderer has a thread for each image that is drawn at a time.
  await pMap(shareCards(pages), write, { concurrency: availableParallelism() });
}
