/** Replaces the venue's picture by the embedded map when the visitor presses its button; nothing is requested before that. */
export function start(map: HTMLElement): void {
  map.querySelector('button')?.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = map.dataset.map ?? '';
    frame.title = map.dataset.title ?? '';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    map.querySelector('[data-picture]')?.replaceChildren(frame);
    // A page can't detect a blocked frame, so the note always shows.
    map.querySelector('[data-note]')?.removeAttribute('hidden');
    frame.focus();
  });
}
