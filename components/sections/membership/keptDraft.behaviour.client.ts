import { storedDraft } from '#components/forms/application/storedDraft.ts';
import { islandHooks } from '#components/islands/loader/islandHooks.ts';

/** Hydrates the application form, which waits for a touch, where this device has a draft: the form then restores it. */
export function start(area: HTMLElement): void {
  if (storedDraft.read() !== undefined)
    area.querySelector(islandHooks.island.selector)?.dispatchEvent(new Event('pointerenter'));
}
