/** One line of the dropdown: the name, the county or area shown after it, and both as they are searched. */
export type City = { name: string; area: string; searchName: string; searchAll: string };

const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** Text as it is compared: without case, accents, apostrophes and brackets; hyphens are spaces, Saint is St. */
function fold(text: string): string {
  // Most names are plain, and there are thousands.
  const plain = PLAIN.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/[\p{M}'’‘`.]/gu, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
  return plain.toLowerCase().replace(/\bsaint\b/g, 'st');
}

/** Gives the listed spelling of what was typed, or undefined where it names no listed city. */
export type FindCity = (typed: string) => string | undefined;

/** A line of the dropdown, ready to be searched. */
export function cityOf(name: string, area: string): City {
  const searchName = fold(name);
  return { name, area, searchName, searchAll: ` ${searchName} ${fold(area)}` };
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
 * and area together contain the beginning of every word ("newport shrop", "kent"). Each group keeps the list's order, which
 * begins with the largest places.
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
