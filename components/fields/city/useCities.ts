import { useCallback, useRef, useState } from 'react';
import type { City } from './city.ts';

type Cities = {
  /** The city list; undefined until it has loaded, or where it failed to load. */
  cities: City[] | undefined;
  /** Fetches the list the first time, and gives it. Never rejects. */
  load: () => Promise<City[] | undefined>;
};

/** The city list, fetched once and not before somebody needs it. */
export function useCities(): Cities {
  const [cities, setCities] = useState<City[]>();
  const list = useRef<Promise<City[] | undefined>>(undefined);
  const load = useCallback(() => {
    list.current ??= import('./loadCities.ts')
      .then(({ loadCities }) => loadCities())
      .catch((error: unknown) => {
        console.error('Loading chunk failed (missing): loadCities', error);
        return undefined;
      });
    list.current.then(setCities);
    return list.current;
  }, []);
  return { cities, load };
}
