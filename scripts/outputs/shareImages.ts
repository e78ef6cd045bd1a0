import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { site } from '#content/site/site.ts';
import type { PageFacts } from '#pages/facts/pageFacts.ts';
import { type ShareCard, shareCard } from '#scripts/art/shareCard.ts';

const CACHE = '.cache/share';
/** Everything besides its words that changes a share image: the code that draws it, and the versions of fonts and renderer. */
const LOOK = ['scripts/art', 'scripts/outputs/shareImages.ts', 'package.json'];
/** Chat programs drop larger ones. */
const MOST_BYTES = 300_000;

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of LOOK) {
    const names = source.includes('.') ? [''] : (await readdir(source, { recursive: true })).sort();
    for (const name of names.filter((name) => name === '' || name.endsWith('.ts')))
      hash.update(await readFile(join(source, name)));
  }
  return hash.digest('hex');
}

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
 * The share images of pages, each once. Pages that are kept out of search engines borrow another's.
 *
 * @throws Error when two pages want one image in different inks
 */
export function shareCards(pages: Pick<PageFacts, 'image' | 'imageWords' | 'ink' | 'index'>[]): ShareCard[] {
  const cards = new Map<string, ShareCard>();
  for (const { image, imageWords, ink } of pages.filter(({ index }) => index)) {
    const twin = cards.get(image);
    if (twin && twin.ink !== ink)
      throw new Error(`${image} is named by pages in ${twin.ink} and in ${ink}: give one an image of its own.`);
    cards.set(image, { path: image, title: imageWords, ink, name: site.siteName, line: new URL(site.origin).hostname });
  }
  return [...cards.values()];
}

/**
 * Writes the share images of pages, 1200 x 630. Each is drawn once: `.cache/share` holds it under a hash of its words and of
 * the code that draws it; images that no page names any more are removed from there.
 *
 * @returns how many had to be drawn
 * @throws Error when a title doesn't fit or a file gets too large
 */
export async function writeShareImages(root: string, pages: PageFacts[]): Promise<number> {
  await Promise.all([mkdir(CACHE, { recursive: true }), mkdir(join(root, 'share'), { recursive: true })]);
  const look = await fingerprint();
  const cached = new Set(await readdir(CACHE));
  const used = new Set<string>();
  let drawn = 0;
  // The renderer has a thread for each image that is drawn at a time.
  const concurrency = availableParallelism();
  const write = async (card: ShareCard) => {
    const name = `${createHash('sha256').update(look).update(JSON.stringify(card)).digest('hex').slice(0, 32)}.png`;
    used.add(name);
    if (!cached.has(name)) {
      await writeFile(join(CACHE, name), await draw(card));
      drawn++;
    }
    await copyFile(join(CACHE, name), join(root, card.path));
  };
  await pMap(shareCards(pages), write, { concurrency });
  await pMap(
    [...cached].filter((name) => !used.has(name)),
    (name) => rm(join(CACHE, name)),
    { concurrency },
  );
  return drawn;
}
