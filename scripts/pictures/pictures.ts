// npx tsx scripts/pictures/pictures.ts encodes the pictures of content/pictures and writes their
// manifest.
import { buildWebsitePictures } from './build.ts';

try {
  await buildWebsitePictures();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
