import { venueMapHooks } from './venueMapHooks.ts';

/** Replaces the venue's picture by the embedded map when the visitor presses its button; nothing is requested before that. */
export function start(map: HTMLElement): void {
  map.querySelector('button')?.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = venueMapHooks.frame.valueAt(map);
    frame.title = venueMapHooks.frameTitle.valueAt(map);
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    map.querySelector(venueMapHooks.picture.selector)?.replaceChildren(frame);
    // A page can't detect a blocked frame, so the note always shows.
    map.querySelector(venueMapHooks.note.selector)?.removeAttribute('hidden');
    frame.focus();
  });
}
