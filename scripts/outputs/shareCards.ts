import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { shareCard } from '#scripts/art/shareCard.ts';
import { listFiles } from '#scripts/prerender/files.ts';
import type { Card } from './card.ts';

const CACHE = '.cache/share';
const ART = 'scripts/art';
/** Chat programs drop larger ones. */
const MOST_BYTES = 300_000;
/** Cards drawn at a time: the renderer has a thread of its own for each. */
const AT_ONCE = availableParallelism();

/** What a card looks like beyond its words: the drawing code, and the versions of fonts and renderer. */
async function fingerprint(): Promise<string> {
  const files = (await listFiles(ART)).filter((file) => file.endsWith('.ts')).sort();
  const sources = [...files.map((file) => join(ART, file)), 'scripts/outputs/shareCards.ts', 'package.json'];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(await readFile(source));
  return hash.digest('hex');
}

async function draw(card: Card): Promise<Buffer> {
  // Without dithering the flat ground stays flat; 256 colours are more than the inks need.
  const png = await sharp(Buffer.from(shareCard(card)))
    .png({ palette: true, colours: 256, dither: 0, effort: 1 })
    .toBuffer();
  if (png.length > MOST_BYTES)
    throw new Error(`${card.file} has ${png.length} bytes; chat programs drop share images over ${MOST_BYTES}.`);
  return png;
}

/** The share images of a site, gathered page by page and written at the end. */
export class ShareCards {
  readonly #cards = new Map<string, Card>();

  /**
   * Notes the share image of a built page; pages that share one have it once.
   *
   * @throws Error when two pages want one image in different inks
   */
  add(card: Card | undefined): void {
    if (!card) return;
    const twin = this.#cards.get(card.file);
    if (twin && twin.ink !== card.ink)
      throw new Error(
        `${card.file} is named by pages in ${twin.ink} and in ${card.ink}: give one an image of its own.`,
      );
    this.#cards.set(card.file, card);
  }

  /**
   * Writes them, 1200 x 630. Each is drawn once: `.cache/share` keeps it under a hash of its words and of the code that
   * draws it, and forgets those that no page names any more.
   *
   * @returns how many had to be drawn
   * @throws Error when a title doesn't fit or a file gets too large
   */
  async write(root: string): Promise<number> {
    await Promise.all([mkdir(CACHE, { recursive: true }), mkdir(join(root, 'share'), { recursive: true })]);
    const look = await fingerprint();
    const kept = new Set(await readdir(CACHE));
    const used = new Set<string>();
    let drawn = 0;
    const write = async (card: Card) => {
      const name = `${createHash('sha256').update(look).update(JSON.stringify(card)).digest('hex').slice(0, 32)}.png`;
      used.add(name);
      if (!kept.has(name)) {
        await writeFile(join(CACHE, name), await draw(card));
        drawn++;
      }
      await copyFile(join(CACHE, name), join(root, card.file));
    };
    await pMap(this.#cards.values(), write, { concurrency: AT_ONCE });
    await Promise.all([...kept].filter((name) => !used.has(name)).map((name) => rm(join(CACHE, name))));
    return drawn;
  }
}
