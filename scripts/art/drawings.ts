import { galleryCategories } from '#content/collections/gallery/index.ts';
import { speaker1, speaker2, speaker3 } from '#content/collections/speakers.ts';
import { people } from '#content/collections/team/index.ts';
import { type SceneCategory, scene } from '#scripts/art/scenes/scenes.ts';
import { type Cover, covers, drawCover, posters } from './covers.ts';
import { type HeroName, heroes, largeHero, roundHero } from './heroes.ts';
import { inks, mix, noteInks } from './inks.ts';
import { lineColour } from './iris.ts';
import { badgeRing, favicon, mark } from './logo.ts';
import { monogram } from './monogram.ts';
import { optimise } from './optimise.ts';
import { band, field, frame } from './ornaments.ts';
import { type RosetteName, rosetteMask, rosettes } from './rosettes.ts';
import { venueMap } from './venueMap.ts';
import { type VignetteName, vignette, vignettes } from './vignettes.ts';
import { workshop } from './workshop.ts';

/** The eight pictures of the home page, in order, each one of the gallery's. */
const homePhotos: readonly (readonly [SceneCategory, number])[] = [
  ['networking', 6],
  ['registration', 1],
  ['speakers', 4],
  ['networking', 8],
  ['speakers', 11],
  ['networking', 11],
  ['registration', 3],
  ['speakers', 16],
];

/** The keys of a table, typed; safe for tables written as literals, which have no others. */
function keys<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table).filter((key): key is Key => key in table);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** What each family draws, file by file. */
function* sources(): Generator<readonly [file: string, svg: string, digits?: number]> {
  const pictures = 'content/pictures';
  for (const { slug, samples } of galleryCategories) {
    for (let i = 1; i <= samples; i++) {
      yield [`${pictures}/gallery/${slug}/sample-${twoDigits(i)}.svg`, scene(slug, i)];
    }
  }
  for (const [i, [category, number]] of homePhotos.entries()) {
    yield [`${pictures}/home/photo${i + 1}.svg`, scene(category, number)];
  }
  for (const [slug, cover] of Object.entries<Cover>(covers)) {
    yield [`${pictures}/covers/${slug}.svg`, drawCover(slug, cover)];
  }
  yield [`${pictures}/covers/workshop.svg`, workshop()];
  yield [`${pictures}/covers/venue-map.svg`, venueMap()];
  for (const [name, cover] of Object.entries<Cover>(posters)) {
    yield [`${pictures}/posters/${name}.svg`, drawCover(name, cover)];
  }
  for (const name of keys<HeroName>(heroes)) {
    yield [`${pictures}/hero/${name}-1.svg`, largeHero(name)];
    yield [`${pictures}/hero/${name}-2.svg`, roundHero(name)];
  }
  for (const { portrait, name } of [...people, speaker1, speaker2, speaker3]) {
    yield [`${pictures}/${portrait}.svg`, monogram(name)];
  }
  for (const name of keys<VignetteName>(vignettes)) yield [`${pictures}/vignettes/${name}.svg`, vignette(name)];

  const art = 'components/art';
  for (const name of keys<RosetteName>(rosettes)) yield [`${art}/rosettes/${name}.svg`, rosetteMask(name)];
  yield [`${art}/field.svg`, field()];
  yield [`${art}/band.svg`, band('a')];
  for (const ink of noteInks) {
    const colour = lineColour(ink);
    yield [`${art}/frame-${ink}.svg`, frame(mix(colour, inks.pound.ink, 0.3))];
    yield [`${art}/frame-${ink}-dark.svg`, frame(mix(colour, inks.night.light, 0.08))];
  }
  yield [`${art}/mark.svg`, mark(), 2];
  yield [`${art}/ring.svg`, badgeRing(), 2];
  yield ['public/favicon.svg', favicon(), 2];
}

/** Every drawing of the website, by its file. The same code always gives the same bytes. */
export function drawAll(): Map<string, string> {
  const drawings = new Map<string, string>();
  for (const [file, svg, digits] of sources()) drawings.set(file, optimise(svg, digits));
  return drawings;
}
