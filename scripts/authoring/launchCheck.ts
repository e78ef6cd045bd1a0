/**
 * Lists what the association has still to replace before the site goes public: samples, made-up addresses, test keys, drawn
 * pictures; by file, each with what to put there. Exits 1 while there is any: npm run launch-check
 */
import '#scripts/server/environment.ts';
import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import manifest from '#content/pictures/manifest.json' with { type: 'json' };
import { pictureManifestSchema } from '#content/schema/pictureManifest.server.ts';
import { launchList, placeholders } from './placeholders.ts';

// Imported late: content reads the environment as it loads.
const { site, TEST_SITEKEY } = await import('#content/site/site.ts');
const repeated = { origin: site.origin, email: site.email, testKey: TEST_SITEKEY };
const modules = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/^schema|\.(server|d)\.ts$/.test(name),
);
const found = await Promise.all(
  modules.map(async (name) =>
    placeholders({ ...(await import(resolve('content', name))) }, repeated, `content/${name}`),
  ),
);
const drawn = Object.entries(pictureManifestSchema.parse(manifest).pictures).flatMap(([name, { sample }]) => {
  const advice = 'Drop a picture of the same name, or photos of your own, into the folder in place of these drawings.';
  return sample ? [{ file: dirname(`content/pictures/${name}`), place: '', found: basename(name), advice }] : [];
});
const list = launchList([...found.flat(), ...drawn]);
console.log(list);
process.exitCode = list.includes('\n') ? 1 : 0;
