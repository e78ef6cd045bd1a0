/**
 * `npm run build`: encodes new pictures, has Vike bundle the code, renders and finishes every page, and writes everything that
 * the site has beside its pages. The same sources and BUILD_DATE always give the same files. With `--check`, as `npm run content`,
 * it then checks what must be true of any content. What an author has to correct is said in their words.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import '#scripts/server/environment.ts';
import { buildFolder } from '#content/schema/contentFolder.server.ts';
import { brotliQuality, HIGHEST_QUALITY, TEXT, writeCompressed } from './compress.ts';
import { listFiles } from './files.ts';
import { HASHED_FOLDER, SERVER_BUILD, WEB_ROOT } from './vike.ts';

process.env.NODE_ENV ||= 'production';
// Vike's process and this one take the build for the same moment.
process.env.BUILD_DATE ||= new Date().toISOString();

/** @throws Error when Vike fails; it has said why */
async function bundle(): Promise<void> {
  const vike = spawn(process.execPath, ['node_modules/vike/bin.js', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(vike, 'exit');
  if (code !== 0) throw new Error('Vike could not bundle the site; see above.');
}

/** Compresses everything that isn't a page; `quality` is that of what grows with the number of pages, such as the sitemap. */
async function compressOthers(quality: number): Promise<void> {
  const compress = async (file: string) => {
    const own = file.startsWith(HASHED_FOLDER) ? HIGHEST_QUALITY : quality;
    await writeCompressed(join(WEB_ROOT, file), await readFile(join(WEB_ROOT, file)), own);
  };
  const others = listFiles(WEB_ROOT).filter((file) => TEXT.test(file));
  await pMap(others, compress, { concurrency: 8 });
}

async function build(): Promise<void> {
  // Imported here: content reads the environment as it loads.
  const { checkFolders } = await import('#content/schema/entries/collection.server.ts');
  const { editable, editableGallery } = await import('#content/collections/editable.ts');
  checkFolders([...editable, editableGallery].map(({ folder }) => folder));
  const { buildWebsitePictures, serveMedia } = await import('#scripts/pictures/build.ts');
  await buildWebsitePictures();

  // Read first, so that an error in content leaves the last build as it was.
  const { paths } = await import('#pages/model/pageModel.ts');
  rmSync(buildFolder, { recursive: true, force: true });
  await serveMedia(WEB_ROOT);
  const bundled = bundle();
  // Outputs are made while Vike works.
  const { writeOutputs } = await import('#scripts/outputs/writeOutputs.ts');
  const [warnings] = await Promise.all([writeOutputs(WEB_ROOT), bundled]);

  const { writePages } = await import('./writePages.ts');
  const { completeLicences } = await import('#scripts/outputs/licences.ts');
  const { openSearchIndex } = await import('#scripts/outputs/searchIndex.ts');
  const { writeHosting } = await import('#scripts/outputs/hosting/writeHosting.ts');
  const search = await openSearchIndex();
  for await (const { path, html } of await writePages(WEB_ROOT, SERVER_BUILD)) search.add(path, html);
  await Promise.all([search.write(WEB_ROOT), completeLicences(WEB_ROOT)]);
  writeHosting(WEB_ROOT);
  await compressOthers(brotliQuality(paths.length));
  rmSync(SERVER_BUILD, { recursive: true });
  for (const warning of warnings) console.warn(warning);
}

try {
  await build();
  if (process.argv.includes('--check')) {
    const { checkContent } = await import('#scripts/checks/content/checkContent.ts');
    await checkContent();
  }
} catch (error) {
  // An error about content has no stack.
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
// Vike's server code leaves a handle open.
process.exit();
