/**
 * `npm run launch-check`: what the association has still to give, each once, the most important
 * first; exits 1 while there is any.
 */
import '#scripts/shared/environment.ts';
import { resolve } from 'node:path';
import { manifestFile, readText } from '#content/schema/contentFolder.server.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { pictureManifestSchema } from '#content/schema/pictureManifest.server.ts';
import { listFiles } from '#scripts/shared/files.ts';

const launch = process.env.LAUNCH?.trim() === 'on';
// Content leaves out its samples as it loads where this is on.
process.env.LAUNCH = 'off';
const { foundIn, placeholders, settingsToSet } = await import('./placeholders.ts');
const { site } = await import('#content/site/site.ts');
const { galleryCategories } = await import('#content/collections/gallery/index.ts');

/** Who the association is, its people, other entries and pages, pictures. */
const ORDER = [
  /\/(association|site)\./,
  /\/site\//,
  /\/(team|testimonials|speakers\.ts)/,
  /^(?!.*(gallery|pictures))/,
  /./,
];
const rank = (text: string) => ORDER.findIndex((places) => places.test(text));
const byImportance = (one: string, other: string) => rank(one) - rank(other);

const { pictures, wall } = pictureManifestSchema.parse(JSON.parse(readText(manifestFile)));
const drawings = Object.keys(pictures).filter((name) => pictures[name]?.sample);
// Those of the gallery are counted below. Of people, pages show the initials.
const photos = drawings.filter((name) => !/^(gallery|team)\//.test(name));
const found = foundIn(site, photos);
const files = listFiles('content').map((name) => `content/${name}`);
const modules = files.filter((file) => file.endsWith('.ts') && !/^content.schema|\.(server|d)\.ts$/.test(file));
const list: string[] = [];
for (const file of modules.sort().sort(byImportance))
  list.push(...placeholders({ ...(await import(resolve(file))) }, file, found));
for (const category of galleryCategories) {
  const count = wall.filter((drawn) => drawn.category === category.slug && drawings.includes(drawn.name)).length;
  if (count) list.push(`${fileOf(category)}, samples: ${count} drawings. Add photos until none is left, or write 0.`);
}
const all = [...settingsToSet({ ...site, launch }), ...list.sort(byImportance)];
console.log([...all, `${all.length || 'Nothing'} to give before the site goes public.`].join('\n'));
process.exitCode = all.length ? 1 : 0;
