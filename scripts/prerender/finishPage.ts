import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Cache, hashOf } from './cache.ts';
import { compressPage } from './compress.ts';
import { listFiles } from './files.ts';
import { firstPictureEmbedder } from './firstPicture.ts';
import { seal, withIntegrity } from './policy.ts';
import { stylesheetInliner } from './stylesheets.ts';
import { hashedFilesIn } from './vike.ts';

/** Of the pages that the last build has finished. */
export const PAGE_CACHE = '.cache/pages';

/** A page as it is served, its compressed copies, the hashed files that it names, what its policy's header must allow. */
type FinishedPage = { html: Buffer; br: Buffer; gz: Buffer; files: string[]; scriptHashes: string[]; wasm: boolean };

type Settings = Parameters<typeof seal>[2];

/**
 * Prepares what finishes pages: inlines stylesheets and the first picture, adds the security policy, compresses. A page comes
 * from the cache where the last build had the same HTML, and the same of everything else that a page is made from: the
 * site's stylesheets, scripts, drawings and settings, the code that finishes pages, its packages and Node.
 *
 * @param root the web root with the client build
 * @param quality of brotli
 * @param folder of the cache
 * @returns makes the finished page from its file below the web root and its rendered HTML; which files of the cache were used
 */
export async function pageFinisher(root: string, settings: Settings, quality: number, folder = PAGE_CACHE) {
  const served = listFiles(root)
    .filter((file) => /\.(css|js|svg)$/.test(file))
    .map((file) => join(root, file));
  const code = listFiles('scripts').map((file) => join('scripts', file));
  const look = hashOf([settings, quality, process.versions], ['package-lock.json', ...code, ...served]);
  const scripts = served.filter((file) => file.endsWith('.js')).map((file) => readFile(file, 'utf8'));
  const inlineStylesheets = stylesheetInliner(root, (await Promise.all(scripts)).join('\n'));
  const embedFirstPicture = firstPictureEmbedder(root);
  const cache = new Cache<FinishedPage>(folder);
  const finish = (file: string, rendered: string): Promise<FinishedPage> =>
    cache.get([look, file, rendered], async () => {
      const whole = await embedFirstPicture(await inlineStylesheets(rendered));
      const checked = withIntegrity(whole, (script) => readFileSync(join(root, script)));
      const { html, scriptHashes, wasm } = seal(file, checked, settings);
      const body = Buffer.from(html);
      return { html: body, ...compressPage(body, quality), files: hashedFilesIn(html), scriptHashes, wasm };
    });
  return { finish, used: cache.used };
}
