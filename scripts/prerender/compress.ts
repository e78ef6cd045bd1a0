import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The files that compression makes smaller; pages have their copies from writePages.ts. */
export const TEXT = /\.(js|css|svg|json|xml|txt|ics|webmanifest|md)$/;
/** Below this many bytes a compressed copy saves less than its header costs. */
const WORTHWHILE = 256;
/** Takes some 40 ms a page: seconds for this site, minutes for thousands of pages, which get one that takes a millisecond. */
export const HIGHEST_QUALITY = 11;
const QUICK = { quality: 5, fromPages: 500 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The brotli quality for a site of so many pages. */
export const brotliQuality = (pages: number): number => (pages < QUICK.fromPages ? HIGHEST_QUALITY : QUICK.quality);

/** Compresses in one of Node's threads, so that pages are rendered meanwhile. */
export const compress = (body: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/**
 * Writes a `.br` and a `.gz` beside a text file, so that servers needn't compress anything themselves.
 *
 * @param br its brotli copy, if there is one already
 */
export async function writeCompressed(path: string, quality: number, br?: Buffer): Promise<void> {
  const body = await readFile(path);
  if (body.length < WORTHWHILE) return;
  await writeFile(`${path}.br`, br ?? (await compress(body, quality)));
  await writeFile(`${path}.gz`, await toGzip(body, { level: 9 }));
}
