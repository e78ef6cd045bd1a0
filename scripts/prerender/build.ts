/**
 * `npm run build`: encodes new pictures, has Vike build client and server where code has changed, and writes the site. What the
 * last build made from the same stays as it is. With `.cache` and `dist` removed it makes everything anew, byte for byte the same
 * for the same BUILD_DATE.
 */
import { existsSync } from 'node:fs';
import { buildBundles } from './bundles.ts';
import { WEB_ROOT } from './vike.ts';

// In the order of precedence that Vite gives them; what is set already wins.
for (const file of ['.env.production.local', '.env.production', '.env.local', '.env'])
  if (existsSync(file)) process.loadEnvFile(file);
process.env.NODE_ENV ||= 'production';
// All processes of a build take it for the same moment; content/schema/entries/buildTime.server.ts reads it.
process.env.BUILD_DATE ||= new Date().toISOString();

// Imported here: content reads the environment as it loads.
const { galleryCategories } = await import('#content/collections/gallery/index.ts');
const { buildPictures, websiteFolders } = await import('#scripts/pictures/build.ts');
const { writeSite } = await import('./writeSite.ts');

await buildPictures(websiteFolders, galleryCategories, console.log);
await writeSite(WEB_ROOT, buildBundles());
