import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { site } from '#content/site/site.ts';
import type { PageFacts } from '#pages/facts/pageFacts.ts';
import { writeInto } from '#scripts/prerender/files.ts';
import { canLetter } from './share/lettering.ts';
import type { ShareGround } from './share/shareCard.ts';
import { shareImage } from './share/shareImage.ts';

/** A share image: its address, its title, and what it has in common with others. */
export type ShareImage = { path: string; title: string; ground: ShareGround };

/**
 * The share images of pages, each once. A page whose words the display face can't write shows the association's name. Pages
 * that are kept out of search engines borrow another's.
 *
 * @throws Error when two pages want one image in different inks
 */
export function shareImagesOf(pages: Pick<PageFacts, 'image' | 'imageWords' | 'ink' | 'index'>[]): ShareImage[] {
  const images = new Map<string, ShareImage>();
  const line = new URL(site.origin).hostname;
  for (const { image: path, imageWords, ink } of pages.filter(({ index }) => index)) {
    const twin = images.get(path)?.ground;
    if (twin && twin.ink !== ink)
      throw new Error(`${path} is named by pages in ${twin.ink} and in ${ink}: give one an image of its own.`);
    const title = canLetter(imageWords) ? imageWords : site.siteName;
    images.set(path, { path, title, ground: { ink, name: site.siteName, line } });
  }
  return [...images.values()];
}

/**
 * Writes the share images of pages, 1200 x 630.
 * @throws Error when a title doesn't fit or a file gets too large
 */
export async function writeShareImages(root: string, pages: PageFacts[]): Promise<void> {
  const write = async ({ path, title, ground }: ShareImage) =>
    writeInto(join(root, path), await shareImage(title, ground));
  // The renderer has a thread for each image that is drawn at a time.
  await pMap(shareImagesOf(pages), write, { concurrency: availableParallelism() });
}
