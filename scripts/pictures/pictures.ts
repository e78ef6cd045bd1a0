// npx tsx scripts/pictures/pictures.ts encodes the pictures of content/pictures and writes their
// manifest.
import { buildWebsitePictures } from './build.ts';

try {
  const { pictures, encoded } = await buildWebsitePictures();
  console.log(`${pictures} pictures: ${encoded} new, ${pictures - encoded} from the cache`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
