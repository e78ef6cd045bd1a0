import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|xml|txt|ics|webmanifest|md)$/;
/** Below this many bytes a compressed copy saves less than its header costs. */
const WORTHWHILE = 256;
/** Takes some 40 ms a page: seconds for this site, minutes for thousands of pages, which get one that takes a millisecond. */
export const HIGHEST_QUALITY = 11;
const QUICK = { quality: 5, fromPages: 500 };

const toBrotli = promisify(brotliCompress);

/** The brotli quality for a site of so many pages. */
export const brotliQuality = (pages: number): number => (pages < QUICK.fromPages ? HIGHEST_QUALITY : QUICK.quality);

/** Compresses in one of Node's threads, so that pages are rendered meanwhile. */
export const compress = (body: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/**
 * Writes a `.br` beside a text file, so that servers needn't compress it. All browsers of the last years take brotli; for other
 * clients a server compresses by itself.
 */
export async function compressFile(path: string, quality: number): Promise<void> {
  if (!TEXT.test(path)) return;
  const body = await readFile(path);
  if (body.length >= WORTHWHILE) await writeFile(`${path}.br`, await compress(body, quality));
}
