import * as z from 'zod/mini';
import { cleanLine } from '#content/shared/plainText.ts';

/** A place of the City list, and the county or area that is shown after it. */
export type City = { name: string; area: string };

/** The rule of the City field, and the options for what is typed. */
export type Cities = ReturnType<typeof citiesOf>;

/** Text as it is compared: without case, accents and apostrophes; `St` is `Saint`, `&` is `and`. */
const fold = (text: string): string =>
  text
    .replace(/['’‘`´]/g, '')
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st');

/** What was typed, and its part before a comma ("Slough, Berks"). */
const readings = (typed: string): string[] => {
  const whole = cleanLine(typed);
  return [whole, whole.split(',', 1).join()].map(fold).filter(Boolean);
};

/**
 * Reads the city list of /cities.json (specification 3.1), in its order.
 * @throws ZodError where it isn't an object of strings
 */
export function citiesOf(json: unknown) {
  const places = Object.entries(z.record(z.string(), z.string()).parse(json)).map(([name, area]) => {
    const folded = fold(name);
    return { name, area, folded, words: ` ${folded} ${fold(area)}` };
  });
  const byName = new Map(places.map((place) => [place.folded, place.name]));
  return {
    /** The listed spelling of what was typed; undefined where that is no listed city. */
    findCity: (typed: string): string | undefined =>
      readings(typed)
        .map((text) => byName.get(text))
        .find(Boolean),
    /**
     * At most so many places: the one with the typed name, then names that begin with it, then
     * places with a word in name or area that does; each group in the list's order.
     */
    suggest(typed: string, limit: number): City[] {
      for (const text of readings(typed)) {
        const matches = places.filter(({ words }) => words.includes(` ${text}`));
        const named = matches.filter(({ folded }) => folded === text);
        const begun = matches.filter(({ folded }) => folded.startsWith(text));
        if (matches.length > 0) return [...new Set([...named, ...begun, ...matches])].slice(0, limit);
      }
      return [];
    },
  };
}
