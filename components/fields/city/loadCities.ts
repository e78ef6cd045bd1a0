import * as z from 'zod/mini';
import { type City, cityFinder, cityOf, type FindCity, filterCities } from './city.ts';

/**
 * What is done with the city list: the rule of the City field, and the options for what is typed,
 * at most so many.
 */
export type Cities = { findCity: FindCity; suggest: (typed: string, limit: number) => City[] };

/** The city list of /cities.json, in its order; throws when that isn't an object of strings. */
export function parseCities(json: unknown): City[] {
  return Object.entries(z.record(z.string(), z.string()).parse(json)).map(([name, area]) => cityOf(name, area));
}

/** Fetches the city list, until a signal is aborted. @throws where that fails, or it isn't one */
export async function loadCities(signal: AbortSignal): Promise<Cities> {
  const response = await fetch('/cities.json', { signal });
  if (!response.ok) throw new Error(`/cities.json answered ${response.status}`);
  const cities = parseCities(await response.json());
  const findCity = cityFinder(cities);
  return { findCity, suggest: (typed, limit) => filterCities(cities, typed, limit, findCity) };
}
