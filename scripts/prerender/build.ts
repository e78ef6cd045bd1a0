/**
 * `npm run build`: the steps from content to a finished site. The same sources and BUILD_DATE
 * always give the same files. With `--check`, as `npm run content`, it also checks the rules that
 * hold for any content. Errors are in words that an author understands, and leave the last build as
 * it was.
 */
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import '#scripts/shared/environment.ts';
import { listFiles } from '#scripts/shared/files.ts';

process.env.NODE_ENV ||= 'production';
// Vike's process and this one take the build for the same moment.
process.env.BUILD_DATE ||= new Date().toISOString();

/**
 * Modules are imported where they are used: content reads the environment and the pictures'
 * manifest as it loads.
 */
async function build(): Promise<void> {
  const { buildFolder } = await import('#content/schema/contentFolder.server.ts');
  const built = buildFolder();
  // The build works here until it is whole; Vike's process too.
  const next = join(built, 'next');
  process.env.BUILD_DIR = next;
  const { bundle, SERVER_BUILD, WEB_ROOT } = await import('#scripts/internals/vike.ts');

  // 1. Encode the pictures that are new, and write the manifest from which content takes sizes and
  // colours.
  const { buildWebsitePictures, serveMedia } = await import('#scripts/pictures/build.ts');
  await buildWebsitePictures();

  // 2. Check that each file of content is where a collection reads it.
  const { checkFolders } = await import('#content/schema/entries/collection.server.ts');
  const { editable, editableGallery } = await import('#content/collections/editable.ts');
  checkFolders([...editable, editableGallery].map(({ folder }) => folder));

  // 3. Read all content, so that an error stops here.
  await import('#pages/model/pageModel.ts');
  for (const file of listFiles('content').filter((file) => file.endsWith('.ts'))) await import(`#content/${file}`);

  // 4. Empty the folder of this build and copy the pictures into its web root.
  rmSync(next, { recursive: true, force: true });
  await serveMedia(WEB_ROOT);

  // 5. Have Vike bundle the code for server and browser. Meanwhile write the other files:
  // feeds, calendars, share images …
  const bundled = bundle();
  const { writeOutputs } = await import('#scripts/outputs/writeOutputs.ts');
  const [warnings] = await Promise.all([writeOutputs(WEB_ROOT), bundled]);

  // 6. Render, finish and write each page, and give its text to the search.
  const { documentsOf, writeSearchIndex } = await import('#scripts/outputs/searchIndex.ts');
  const { writePages } = await import('./writePages.ts');
  const documents: ReturnType<typeof documentsOf> = [];
  for await (const { path, html } of writePages(WEB_ROOT, SERVER_BUILD)) documents.push(...documentsOf(path, html));

  // 7. Write the search index, which needs all pages.
  writeSearchIndex(WEB_ROOT, documents);

  // 8. Write a compressed copy of each file, then the hosts' headers and redirects, which need
  // none.
  const { compressFiles } = await import('./compress.ts');
  await compressFiles(WEB_ROOT);
  const { writeHosting } = await import('#scripts/outputs/hosting/writeHosting.ts');
  await writeHosting(WEB_ROOT);

  // 9. Remove the server's code, which only rendered the pages. Print what an author should look
  // at, and check the site.
  rmSync(SERVER_BUILD, { recursive: true });
  for (const warning of warnings) console.warn(`Look at: ${warning}`);
  if (process.argv.includes('--check')) {
    const { checkContent } = await import('#scripts/checks/content/invariants.ts');
    checkContent();
  }

  // 10. Put the site in the place of the last one, and print its settings.
  for (const name of readdirSync(next)) {
    rmSync(join(built, name), { recursive: true, force: true });
    renameSync(join(next, name), join(built, name));
  }
  rmSync(next, { recursive: true });
  const { givenSettings } = await import('#content/site/setting.ts');
  console.log(`${built} is now built with ${givenSettings.join(', ') || 'the default settings'}.`);
}

try {
  await build();
} catch (error) {
  rmSync(process.env.BUILD_DIR ?? '', { recursive: true, force: true });
  // An error about content has no stack.
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
// Vike's server code leaves a handle open.
process.exit();
