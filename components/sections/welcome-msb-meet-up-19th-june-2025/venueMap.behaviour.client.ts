import { selectorOf, valueAt } from '#components/dom/hooks.ts';

/**
 * Replaces the venue's picture by the embedded map when the visitor clicks its button; nothing is
 * requested before that.
 */
export function start(map: HTMLElement): void {
  map.querySelector('button')?.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = valueAt('venue-map-frame', map);
    frame.title = valueAt('venue-map-title', map);
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    map.querySelector(selectorOf('venue-map-picture'))?.replaceChildren(frame);
    // A page can't detect a blocked frame, so the note always shows.
    map.querySelector(selectorOf('venue-map-note'))?.removeAttribute('hidden');
    frame.focus();
  });
}
