import { deadlineAfter, withDeadline } from '#components/dom/timeLimit.ts';
import { type Cities, citiesOf } from './city.ts';

type CityList = Promise<Cities | undefined>;

/** How long a submit waits for the list; then any city is accepted. */
const PATIENCE_MS = 3000;

let list: CityList | undefined;

/** Forgets the city list, so that it is fetched again when it is next needed. */
export function forgetCityList(): void {
  list = undefined;
}

async function fetchList(): CityList {
  try {
    const response = await fetch('/cities.json', { signal: deadlineAfter() });
    if (!response.ok) throw new Error(`/cities.json answered ${response.status}`);
    return citiesOf(await response.json());
  } catch (error) {
    // A failure is only logged (specification 7).
    console.error('The city list failed to load.', error);
    forgetCityList();
    return undefined;
  }
}

/**
 * The city list, of the City field and of its rule. It is fetched once, not before it is needed;
 * where that fails it is undefined, and the next call tries again. Never rejects.
 */
export function cityList(): CityList {
  list ??= fetchList();
  return list;
}

/**
 * The city list for a submit; undefined if it has not loaded within 3 s, or by the form's own
 * deadline. Never rejects.
 */
export const cityListInTime = (deadline: AbortSignal): CityList =>
  withDeadline(withDeadline(cityList(), deadlineAfter(PATIENCE_MS)), deadline).catch(() => undefined);
