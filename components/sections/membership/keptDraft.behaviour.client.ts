import { selectorOf } from '#components/dom/hooks.ts';
import { storedDraft } from '#components/forms/application/storedDraft.ts';

/**
 * Hydrates the application form, which waits for a touch, where this device has a draft: the form
 * then restores it.
 */
export function start(area: HTMLElement): void {
  if (storedDraft.read() !== undefined)
    area.querySelector(selectorOf('island'))?.dispatchEvent(new Event('pointerenter'));
}
