import { startDisclosures } from './disclosures.client.ts';
import { startEarlySwipe } from './earlySwipe.client.ts';
import { startFilter } from './filter.client.ts';
import { startMap } from './map.client.ts';
import { startReveal } from './reveal.client.ts';

/** What a few pages need: the home page, the gallery and the welcome meet. */
export function start(): void {
  startDisclosures();
  startEarlySwipe();
  startReveal();
  startFilter();
  startMap();
}
