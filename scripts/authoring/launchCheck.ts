/**
 * `npm run launch-check`: builds the site as the public would see it, and lists what the
 * association has still to give, each once, the most important first; exits 1 while there is any.
 */
import '#scripts/shared/environment.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, manifestFile } from '#content/schema/contentFolder.server.ts';
import { pictureManifestSchema } from '#content/schema/pictureManifest.server.ts';
import { listFiles } from '#scripts/shared/files.ts';
import { leftOn, placeholders, settingsToSet } from './placeholders.ts';

const BUILD_DIR = '.cache/launch';

/** Who the association is, its people, other entries and pages, pictures. */
const ORDER = [/association\.yaml$/, /^site\//, /^collections\/(team|testimonials)\//, /^(?!.*gallery)/, /./];
const rank = (file: string) => ORDER.findIndex((places) => places.test(file));

/** The lines about the launched site, or about what stopped its build. */
function launchedSite(): string[] {
  const env = { ...process.env, NODE_ENV: 'production', LAUNCH: 'on', BUILD_DIR };
  const program = ['--import', 'tsx', 'scripts/prerender/build.ts'];
  const { status, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
  if (status !== 0) return [`The site can’t be built with LAUNCH=on:\n${stderr.trim()}`];
  const root = join(BUILD_DIR, 'client');
  const pages = listFiles(root).filter((file) => file.endsWith('.html'));
  const pathOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;
  return pages.sort().flatMap((file) => leftOn(pathOf(file), readFileSync(join(root, file), 'utf8')));
}

/** The lines about the files of content, and about the drawings of the gallery. */
function contentFiles(): string[] {
  const manifest: unknown = existsSync(manifestFile) && JSON.parse(readFileSync(manifestFile, 'utf8'));
  const { pictures } = pictureManifestSchema.parse(manifest || { pictures: {}, wall: [] });
  const drawings = Object.keys(pictures).filter((name) => pictures[name]?.sample);
  // Those of the gallery are counted. Of people, pages show the initials.
  const single = drawings.filter((name) => !/^(gallery|team)\//.test(name));
  const found = { values: new Set<string>(), drawings: new Set(single) };
  const files = ['collections', 'pages', 'site']
    .flatMap((folder) => listFiles(join(contentFolder, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => /\.(md|yaml)$/.test(file))
    .sort()
    .sort((one, other) => rank(one) - rank(other));
  return files.flatMap((name) => {
    const [file, source] = [`content/${name}`, readFileSync(join(contentFolder, name), 'utf8')];
    const category = /gallery\/.+(?=\.yaml$)/.exec(name)?.[0];
    const count = drawings.filter((drawing) => drawing.startsWith(`${category}/`)).length;
    return [
      ...placeholders(file, source, found),
      ...(count ? [`${file}, samples: ${count} drawings. Add photos until none is left, or write 0.`] : []),
      ...(name === 'site/launch.yaml' && !/^hcaptchaTried: /m.test(source)
        ? [`${file}, hcaptchaTried: nobody has sent a form through hCaptcha yet. npm run smoke says how.`]
        : []),
    ];
  });
}

const { build, server } = settingsToSet(process.env);
// First, since it finds the pictures.
const launched = launchedSite();
const all = [...build, ...server, ...contentFiles(), ...launched];
console.log([...all, `${all.length || 'Nothing'} to give before the site goes public.`].join('\n'));
process.exitCode = all.length ? 1 : 0;
