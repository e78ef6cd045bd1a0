/**
 * Lists what the association has still to replace before the site goes public: samples, made-up addresses, test keys, drawn
 * pictures; by file, each with what to put there. Exits 1 while there is any: npm run launch-check
 */
import '#scripts/server/environment.ts';
import { basename, dirname, resolve } from 'node:path';
import { manifestFile, picturesFolder, readText } from '#content/schema/contentFolder.server.ts';
import { pictureManifestSchema } from '#content/schema/pictureManifest.server.ts';
import { site, TEST_SITEKEY } from '#content/site/site.ts';
import { listFiles } from '#scripts/prerender/files.ts';
import { launchList, placeholders } from './placeholders.ts';

const repeated = { origin: site.origin, email: site.email, testKey: TEST_SITEKEY };
const modules = listFiles('content').filter((name) => name.endsWith('.ts') && !/^schema|\.(server|d)\.ts$/.test(name));
const written = await Promise.all(
  modules.map(async (name) =>
    placeholders({ ...(await import(resolve('content', name))) }, repeated, `content/${name}`),
  ),
);
const advice = 'Drop a picture of the same name, or photos of your own, into the folder in place of these drawings.';
const drawn = Object.entries(pictureManifestSchema.parse(JSON.parse(readText(manifestFile))).pictures)
  .filter(([, { sample }]) => sample)
  .map(([name]) => ({ file: dirname(`${picturesFolder}/${name}`), path: '', value: basename(name), advice }));
const list = launchList([...written.flat(), ...drawn]);
console.log(list);
process.exitCode = list.includes('\n') ? 1 : 0;
