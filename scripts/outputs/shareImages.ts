import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { site } from '#content/site/site.ts';
import type { PageFacts } from '#pages/facts/pageFacts.ts';
import { writeInto } from '#scripts/prerender/files.ts';
import { canLetter } from './share/lettering.ts';
import type { ShareCard } from './share/shareCard.ts';
import { shareImage } from './share/shareImage.ts';

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
  const write = async (card: ShareCard) => writeInto(join(root, card.path), await shareImage(card));
  // The renderer has a thread for each image that is drawn at a time.
  await pMap(shareCards(pages), write, { concurrency: availableParallelism() });
}
