/**
 * Lists what the association has still to replace before the site goes public: samples, made-up addresses, test keys, drawn
 * pictures; grouped by file, each with what to put there. Exits 1 while there is any: npm run launch-check
 */
import '#scripts/server/environment.ts';
import { runnerImport } from 'vite';
import { distinct, launchList, type Placeholder, placeholders } from '#scripts/authoring/launch/placeholders.ts';

const { module } = await runnerImport<typeof import('#scripts/authoring/launch/contentModules.ts')>(
  '/scripts/launch/contentModules.ts',
);
const { site, TEST_SITEKEY } = module;
const repeated = { origin: site.origin, email: site.email, testKey: TEST_SITEKEY };

const groups = new Map<string, Placeholder[]>();
for (const [file, exported] of Object.entries(module.contentModules).sort(([a], [b]) => a.localeCompare(b, 'en')))
  groups.set(file.slice(1), distinct(placeholders(exported, repeated)));

for (const [name, { sample }] of Object.entries(module.pictures)) {
  if (!sample) continue;
  const folder = `content/pictures/${name.slice(0, name.lastIndexOf('/'))}`;
  const advice = 'Drop a picture of the same name, or photos of your own, into the folder in place of these drawings.';
  const drawing = { place: name.slice(name.lastIndexOf('/') + 1), found: 'drawn', advice };
  groups.set(folder, [...(groups.get(folder) ?? []), drawing]);
}

const list = launchList(groups);
console.log(list);
process.exitCode = list.includes('\n') ? 1 : 0;
