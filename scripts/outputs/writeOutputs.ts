import { join } from 'node:path';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { site } from '#content/site/site.ts';
import { pageModel, paths } from '#pages/model/pageModel.ts';
import { writeInto } from '#scripts/shared/files.ts';
import { contentWarnings, dateWarnings, launchWarnings } from './contentWarnings.ts';
import { rootFiles } from './rootFiles.ts';
import { writeShareImages } from './shareImages.ts';
import { templateFiles } from './templates/templateFiles.ts';

/** The site's files other than pages and pictures: path below the web root → body. */
export const otherFiles = async (): Promise<Map<string, string | Uint8Array>> =>
  new Map<string, string | Uint8Array>([...(await rootFiles()), ...(await templateFiles())]);

/**
 * Writes all files of the site but pages and the index of the search; returns warnings for the
 * authors of content.
 */
export async function writeOutputs(root: string): Promise<string[]> {
  const files = [...(await otherFiles())];
  if (site.cmsRepository) {
    // Imported only here: most builds have no editor, and it brings a bundler.
    const { editorFiles } = await import('#scripts/editor/files.ts');
    files.push(...(await editorFiles(site.cmsRepository)));
  }
  for (const [file, body] of files) writeInto(join(root, file), body);
  await writeShareImages(root, paths.map(pageModel));
  return [...contentWarnings(buildDay), ...dateWarnings(buildDay), ...launchWarnings(site)];
}
