import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Cache } from './cache.ts';
import { writeInto } from './files.ts';

const TEXT = /\.(js|css|svg|json|xml|txt|ics|webmanifest|md)$/;
/** Below this many bytes a compressed copy saves less than its header costs. */
const WORTHWHILE = 256;
/** Brotli's highest quality takes some 25 ms a page: acceptable for tens of pages, minutes for thousands. */
const BEST = { quality: 11, upToPages: 300 };
const QUICK = 5;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The brotli quality for a site of so many pages: the highest for this one; for very many pages a lower one, about 10 % larger. */
export const brotliQuality = (pages: number): number => (pages <= BEST.upToPages ? BEST.quality : QUICK);

const brotliOptions = (body: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
});
const gzipOptions = { level: 9 };

export type CompressedCopies = { br: Buffer; gz: Buffer };

/** The compressed copies of a page, made at once: where every processor has a process of its own, threads only cost. */
export const compressPage = (body: Buffer, quality: number): CompressedCopies => ({
  br: brotliCompressSync(body, brotliOptions(body, quality)),
  gz: gzipSync(body, gzipOptions),
});

/** Compressed copies of the last build, by content. */
export const COMPRESSED_CACHE = '.cache/compressed';

/** Writes a `.br` and a `.gz` beside a text file, so that servers needn't compress anything themselves. */
export async function compressFile(path: string, quality: number, cache: Cache<CompressedCopies>): Promise<void> {
  if (!TEXT.test(path)) return;
  const body = await readFile(path);
  if (body.length < WORTHWHILE) return;
  const key = createHash('sha256')
    .update(`${quality} ${process.versions.zlib} ${process.versions.brotli}`)
    .update(body);
  const { br, gz } = await cache.get(key.digest('hex'), async () => {
    const [br, gz] = await Promise.all([toBrotli(body, brotliOptions(body, quality)), toGzip(body, gzipOptions)]);
    return { br, gz };
  });
  writeInto(`${path}.br`, br);
  writeInto(`${path}.gz`, gz);
}
