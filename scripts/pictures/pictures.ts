// Makes the website's pictures from content/pictures: sizes, formats and the manifest: npm run pictures
import { galleryCategories } from '#content/collections/gallery-categories.ts';
import { buildPictures, websiteFolders } from './build.ts';
import { showProgress } from './progress.ts';

try {
  const start = performance.now();
  const { pictures, encoded } = await buildPictures(websiteFolders, galleryCategories, showProgress('Pictures'));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${pictures} pictures, ${encoded} encoded, ${pictures - encoded} from cache (${seconds} s)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
