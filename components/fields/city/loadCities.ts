import * as z from 'zod/mini';
import { type City, cityOf } from './city.ts';

const citiesFile = z.record(z.string(), z.string());

/**
 * The city list from the contents of /cities.json, in the order of the file.
 *
 * @throws when it isn't an object of strings
 */
export function parseCities(json: unknown): City[] {
  return Object.entries(citiesFile.parse(json)).map(([name, area]) => cityOf(name, area));
}

/** Fetches the city list, unless a signal stops it. @throws when it does not arrive, or is no such list */
export async function loadCities(signal: AbortSignal): Promise<City[]> {
  const response = await fetch('/cities.json', { signal });
  if (!response.ok) throw new Error(`/cities.json answered ${response.status}`);
  return parseCities(await response.json());
}
