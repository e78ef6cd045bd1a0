import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The files that compression makes smaller; pages have their copies from writePages.ts. */
export const TEXT = /\.(js|css|svg|json|xml|txt|ics|webmanifest|md)$/;
/** Below this many bytes a compressed copy saves less than its header costs. */
const WORTHWHILE = 256;
/** Of scripts and stylesheets, which browsers keep for a year; takes twice as long as the next. */
export const HIGHEST_QUALITY = 11;
/** Takes 40 ms a page and makes it 2 % larger than the highest quality, which takes 100. */
export const HIGH_QUALITY = 10;
/** Takes 3 ms a page, and makes it a tenth larger: for a site with a thousand articles more. */
const QUICK_QUALITY = 5;
const QUICK_FROM_PAGES = 500;

/** The brotli quality for a site of so many pages. */
export const brotliQuality = (pages: number): number => (pages < QUICK_FROM_PAGES ? HIGH_QUALITY : QUICK_QUALITY);

const toBrotli = promisify(brotliCompress);

/**
 * Writes a text file's `.br` beside it, so that servers needn't compress anything themselves. Node compresses in
 * threads of its own, so that pages are rendered meanwhile.
 */
export async function writeCompressed(path: string, body: Buffer, quality: number): Promise<void> {
  if (body.length < WORTHWHILE) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await writeFile(`${path}.br`, await toBrotli(body, { params }));
}
