import { useEffect, useState } from 'react';
import { type City, loadCities } from './city.ts';

/** The city list, fetched once when the city field loads (specification 7); undefined until it has loaded, or where it failed to load. */
export function useCities(): City[] | undefined {
  const [cities, setCities] = useState<City[]>();
  useEffect(() => {
    loadCities().then(setCities);
  }, []);
  return cities;
}
