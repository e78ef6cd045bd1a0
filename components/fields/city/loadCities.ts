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

/**
 * Fetches the city list. A failure is only logged (specification 7); the result is then `undefined`, with which
 * `cityFinder` accepts any text.
 *
 * @param signal stops it, without a message
 */
export async function loadCities(
  signal?: AbortSignal,
  url = '/cities.json',
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<City[] | undefined> {
  try {
    const response = await fetch(url, signal && { signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return parseCities(await response.json());
  } catch (error) {
    if (!signal?.aborted) console.error('The city list failed to load.', error);
    return undefined;
  }
}
