import type { City } from './city.ts';

/** Gives the city list; undefined where it failed to load. Never rejects. */
export type LoadCities = () => Promise<City[] | undefined>;

/** Makes what fetches the city list: once, not before somebody needs it, and again only after a failure. */
export function cityLoader(): LoadCities {
  let list: ReturnType<LoadCities> | undefined;
  const fetchList = async () => {
    const cities = await import('./loadCities.ts').then(
      ({ loadCities }) => loadCities(),
      (error: unknown) => console.error('Loading chunk failed (missing): loadCities', error),
    );
    if (!cities) list = undefined;
    return cities ?? undefined;
  };
  return () => {
    list ??= fetchList();
    return list;
  };
}
