import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import pMap from 'p-map';
import { HASHED_FOLDER } from '#scripts/internals/vike.ts';
import { listFiles } from '#scripts/shared/files.ts';

/** The files that compression makes smaller. */
const TEXT = /\.(html|js|css|svg|json|xml|txt|ics|webmanifest|md)$/;
/** Of scripts and stylesheets, which browsers keep for a year; takes twice as long as the next. */
const HIGHEST_QUALITY = 11;
/** Takes 17 ms a page and makes it 2 % larger than the highest quality, which takes 45. */
export const HIGH_QUALITY = 10;

const toBrotli = promisify(brotliCompress);

/**
 * Writes a `.br` next to each text file of the web root, so that servers needn't compress anything
 * themselves.
 */
export async function compressFiles(root: string): Promise<void> {
  const files = listFiles(root).filter((file) => TEXT.test(file));
  const compress = async (file: string) => {
    const body = await readFile(join(root, file));
    const quality = file.startsWith(HASHED_FOLDER) ? HIGHEST_QUALITY : HIGH_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    await writeFile(join(root, `${file}.br`), await toBrotli(body, { params }));
  };
  await pMap(files, compress, { concurrency: 8 });
}
