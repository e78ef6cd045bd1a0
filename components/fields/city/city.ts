import * as z from 'zod/mini';

/** One line of the dropdown: the name, the county or area shown after it, and both as they are searched. */
export type City = { name: string; area: string; searchName: string; searchAll: string };

const citiesFile = z.record(z.string(), z.string());

/** Text as it is compared: without case, accents, apostrophes and brackets; hyphens are spaces, Saint is St. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim();
}

/** Gives the listed spelling of what was typed, or undefined where it names no listed city. */
export type FindCity = (typed: string) => string | undefined;

/**
 * The city list from the contents of /cities.json, in the order of the file.
 *
 * @throws when it isn't an object of strings
 */
export function parseCities(json: unknown): City[] {
  return Object.entries(citiesFile.parse(json)).map(([name, area]) => {
    const searchName = fold(name);
    return { name, area, searchName, searchAll: ` ${searchName} ${fold(area)}` };
  });
}

/**
 * Fetches the city list. A failure is only logged (specification 7); the result is then `undefined`, with which
 * `cityFinder` accepts any text.
 */
export async function loadCities(
  url = '/cities.json',
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<City[] | undefined> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return parseCities(await response.json());
  } catch (error) {
    console.error('The city list failed to load.', error);
    return undefined;
  }
}

/** How well a city matches: 0 is the name itself, 3 the weakest match, undefined no match. */
function rank(city: City, typed: string, words: string[]): number | undefined {
  if (city.searchName === typed) return 0;
  if (city.searchName.startsWith(typed)) return 1;
  if (city.searchName.includes(` ${typed}`)) return 2;
  return words.every((word) => city.searchAll.includes(` ${word}`)) ? 3 : undefined;
}

/**
 * The cities that match what was typed: names that begin with it, then names with a word that does, then those whose name
 * and area together contain the beginning of every word ("newport shrop", "kent").
 *
 * @param limit how many at most
 */
export function filterCities(cities: City[], typed: string, limit: number): City[] {
  const folded = fold(typed);
  if (folded === '') return [];
  const words = folded.split(' ');
  const ranks: City[][] = [[], [], [], []];
  for (const city of cities) ranks[rank(city, folded, words) ?? ranks.length]?.push(city);
  return ranks.flat().slice(0, limit);
}

/**
 * The rule of the City field. Only case, accents, spacing and punctuation may differ from the listed name; part of a name
 * doesn't match. Without a list every text matches, since nobody could send the form otherwise.
 */
export function cityFinder(cities: City[] | undefined): FindCity {
  if (!cities) return (typed) => typed.trim() || undefined;
  const byName = new Map(cities.map(({ name, searchName }) => [searchName, name]));
  return (typed) => byName.get(fold(typed));
}
