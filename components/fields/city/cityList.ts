import { chunk } from '#components/dom/chunk.ts';
import { inTime, startClock } from '#components/dom/timeLimit.ts';
import type { Cities } from './loadCities.ts';

type CityList = Promise<Cities | undefined>;

/** How long a form that is sent waits for the list; then it takes any city. */
const PATIENCE_MS = 3000;

const loader = chunk(() => import('#components/forms/sending/sender.ts'));
let list: CityList | undefined;
let request = new AbortController();

/** Forgets the city list and stops fetching it, so that whoever needs it next fetches it. */
export function forgetCityList(): void {
  request.abort();
  request = new AbortController();
  list = undefined;
}

async function fetchList(signal: AbortSignal): CityList {
  const load = async () => (await loader(signal)).loadCities(signal);
  try {
    return await inTime(load());
  } catch (error) {
    if (!signal.aborted) giveUp(error);
    return undefined;
  }
}

/**
 * A failure is only logged (specification 7), and the list fetched again when it is next needed.
 */
function giveUp(error: unknown): void {
  console.error('The city list failed to load.', error);
  forgetCityList();
}

/**
 * The city list, of the City field and of its rule. It is fetched once, not before somebody needs
 * it; where that fails it is undefined, and the next call tries again. Never rejects.
 */
export function cityList(): CityList {
  list ??= fetchList(request.signal);
  return list;
}

/**
 * The city list for a form that is sent; undefined where it is not there within 3 s, or before the
 * clock of the sending has run out. Never rejects.
 */
export async function cityListInTime(clock: AbortSignal): CityList {
  try {
    return await inTime(inTime(cityList(), startClock(PATIENCE_MS)), clock);
  } catch (error) {
    giveUp(error);
    return undefined;
  }
}
