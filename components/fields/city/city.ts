/**
 * One line of the dropdown: the name, the county or area shown after it, and both as they are
 * searched.
 */
export type City = { name: string; area: string; searchName: string; searchAll: string };

const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;
/** Words that are written in two ways. */
const VARIANTS = /\b(?:saint|upon|gt|iom|iow)\b/g;
const variantOf: Record<string, string> = {
  saint: 'st',
  upon: 'on',
  gt: 'great',
  iom: 'isle of man',
  iow: 'isle of wight',
};
/**
 * What may precede the name of a place, and what may follow it: a country, a county, a postcode or
 * City.
 */
const BEFORE =
  /^(?:the )?(?:(?:city|town|(?:royal |london |metropolitan )?borough|county|bailiwick)(?: and county)? of |greater |royal )?/;
const AFTER =
  /(?: (?:u ?k|united kingdom|great britain|city|england|scotland|wales|n ?i|northern ireland|co(?:unty)? [a-z]+|[a-z]{1,2}\d[a-z\d]?(?: ?\d[a-z]{2})?))+$/;
/** What follows the short name of a town, as Southend of Southend-on-Sea. */
const AFTER_SHORT = /^ (?:on|in|under|le|by|spa|garden|city)\b/;

/**
 * Text as it is compared: without case, accents, apostrophes, brackets and invisible characters;
 * hyphens are spaces.
 */
function fold(text: string): string {
  // Most names are plain, and there are thousands.
  const plain = PLAIN.test(text)
    ? text
    : text
        .replace(/(?!\s)[`´\u2800\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
        .normalize('NFKD')
        .replace(/[\p{M}'‘’‛ʹʼ′]/gu, '')
        .replace(/[&+]/g, ' and ')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
  return plain.toLowerCase().replace(VARIANTS, (word) => variantOf[word] ?? word);
}

/**
 * How a text can be read, the most literal way first: as the name, then without what precedes or
 * follows a name, then without what comes after a comma or a bracket ("Slough, Berks").
 */
function readings(typed: string): string[] {
  // No place has so long a name, and the patterns take their time.
  if (typed.length > 200) return [];
  const whole = fold(typed);
  const head = fold(typed.split(/[,(/]/, 1)[0] ?? '');
  const texts = [whole, head].flatMap((text) => [text, text.replace(BEFORE, '').replace(AFTER, '')]);
  return [...new Set(texts)].filter(Boolean);
}

/** Gives the listed spelling of what was typed, or undefined where it names no listed city. */
export type FindCity = (typed: string) => string | undefined;

/** A line of the dropdown, ready to be searched. */
export function cityOf(name: string, area: string): City {
  const searchName = fold(name);
  return { name, area, searchName, searchAll: ` ${searchName} ${fold(area)}` };
}

/** How well a city matches: 1 is the best, 3 the weakest match, undefined no match. */
function rank(city: City, typed: string, words: string[]): number | undefined {
  if (city.searchName.startsWith(typed)) return 1;
  if (city.searchName.includes(` ${typed}`)) return 2;
  return words.every((word) => city.searchAll.includes(` ${word}`)) ? 3 : undefined;
}

/**
 * The cities that match what was typed, at most so many: the one that it names, then names that
 * begin with it, then names with a word that does, then those whose name and area together contain
 * the beginning of every word ("newport shrop", "kent"). Each group keeps the list's order, which
 * begins with the largest places.
 */
export function filterCities(cities: City[], typed: string, limit: number, findCity: FindCity): City[] {
  const named = findCity(typed);
  for (const text of readings(typed)) {
    const words = text.split(' ');
    const ranks: City[][] = [[], [], [], []];
    for (const city of cities) {
      const match = rank(city, text, words);
      if (match) ranks[city.name === named ? 0 : match]?.push(city);
    }
    const found = ranks.flat();
    if (found.length > 0) return found.slice(0, limit);
  }
  return [];
}

/**
 * The rule of the City field. What was typed may differ from the listed name in case, accents,
 * spacing and punctuation, and may say more: the area, the country, the postcode, "City of". A part
 * matches only where it is a short name that nothing else has.
 */
export function cityFinder(cities: City[]): FindCity {
  const byName = new Map(cities.map((city) => [city.searchName, city]));
  const withArea = (text: string) => {
    for (let end = text.indexOf(' '); end > 0; end = text.indexOf(' ', end + 1)) {
      const city = byName.get(text.slice(0, end));
      if (city?.searchAll.endsWith(text.slice(end))) return city;
    }
    return undefined;
  };
  const ofShortName = (text: string) => {
    const [city, another] = cities.filter(({ searchName }) => searchName.startsWith(`${text} `));
    return city && !another && AFTER_SHORT.test(city.searchName.slice(text.length)) ? city : undefined;
  };
  return (typed) => {
    for (const text of readings(typed)) {
      const city = byName.get(text) ?? withArea(text) ?? ofShortName(text);
      if (city) return city.name;
    }
    return undefined;
  };
}
