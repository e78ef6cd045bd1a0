import type { City } from './city.ts';

let list: Promise<City[] | undefined> | undefined;

/** Forgets the city list, so that whoever needs it next fetches it. */
export function forgetCityList(): void {
  list = undefined;
}

async function fetchList(): Promise<City[] | undefined> {
  const cities = await import('./loadCities.ts').then(
    ({ loadCities }) => loadCities(),
    (error: unknown) => console.error('Loading chunk failed (missing): loadCities', error),
  );
  if (!cities) forgetCityList();
  return cities ?? undefined;
}

/**
 * The city list, of the City field and of its rule. It is fetched once, not before somebody needs it; where that fails it is undefined, and
 * the next call tries again. Never rejects.
 */
export function cityList(): Promise<City[] | undefined> {
  list ??= fetchList();
  return list;
}
