import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { articleFile } from './corpus.ts';

/** The files that a copy of the project needs; the build generates the rest, or does not need it. */
const SOURCES = ['components', 'content', 'pages', 'public', 'scripts', 'package.json', 'package-lock.json'];
const SETTINGS = ['vite.config.ts', 'tsconfig.json'];

/** Different photos in a gallery of any length: each is used under many names, since the same photo is encoded once. */
const PHOTOS = 100;

/** A small photo of one colour with another in its corner. */
const photo = (number: number): Promise<Buffer> => {
  const colour = (shift: number) => ({ r: (number * 37 + shift) % 256, g: (number * 91) % 256, b: (shift * 53) % 256 });
  const corner = { create: { width: 32, height: 24, channels: 3 as const, background: colour(128) } };
  return sharp({ create: { width: 64, height: 48, channels: 3, background: colour(0) } })
    .composite([{ input: corner, gravity: 'southeast' }])
    .png()
    .toBuffer();
};

/** The folder of a copy's articles. */
export const articlesOf = (copy: string): string => join(copy, 'content/collections/articles');

/** Writes one generated article into a folder; another edition changes its text. */
export function writeArticle(folder: string, index: number, edition = 0): void {
  const { slug, source } = articleFile(index, edition);
  writeFileSync(join(folder, `${slug}.md`), source);
}

/** Writes so many generated articles into a folder. */
export function writeArticles(folder: string, size: number): void {
  for (let index = 0; index < size; index++) writeArticle(folder, index);
}

/**
 * Makes a copy of the project with generated articles and gallery pictures, which enter as its owner's would: an
 * article as a file in content/collections/articles, a picture as a file in content/pictures/gallery.
 *
 * @param folder where to; its present content is removed
 * @param articles how many articles
 * @param pictures how many pictures
 */
export async function makeScaledCopy(folder: string, articles: number, pictures = articles): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const source of [...SOURCES, ...SETTINGS]) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const photos = await Promise.all(Array.from({ length: Math.min(pictures, PHOTOS) }, (_, number) => photo(number)));
  const gallery = join(folder, 'content/pictures/gallery/other');
  mkdirSync(gallery, { recursive: true });
  writeArticles(articlesOf(folder), articles);
  for (let index = 0; index < pictures; index++)
    writeFileSync(join(gallery, `measured-${index}.png`), photos[index % PHOTOS] ?? '');
}
